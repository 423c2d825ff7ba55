import { __, sprintf } from '@wordpress/i18n';
import { hostNow } from '../../lib/clock';
import { isWebUrl, withParameter } from '../../lib/links';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import { readNumber, remove, writeJson } from '../../lib/storage';
import * as api from '../../rest-api/connection';
import { ApiError, type ApiFailure, toFailure } from '../../rest-api/client/errors';
import { resetOptions as callResetOptions } from '../../rest-api/settings';
import { submitSurvey } from '../../rest-api/survey';
import { type AppThunk, createAppThunk } from '../app-thunk';
import {
	connectUrlReceived,
	reconnectRunning,
	siteDisconnected,
	statusReceived,
	unlinkRunning,
	userConnectionRefused,
	userConnectionStarted,
	userConnectionStopped,
	userDisconnected,
} from '../events';
import { failureDetails, failureText, testFailureText } from '../failure-text';
import { noticeShown } from '../notices/slice';
import { runWithNotices } from '../notices/thunks';
import { disconnectSite, registerSite, selectCouponStep, selectUserConnectionData } from './slice';

/** Refetches the connection and where it can be made, as after a disconnect (CONN-045). */
const refreshConnection = createAppThunk('connection/refresh', async (_, { client, dispatch }) => {
	await Promise.all([
		api.getConnection(client).then((status) => dispatch(statusReceived(status))),
		api.getConnectUrl(client).then((url) => dispatch(connectUrlReceived(url))),
	]);
});

/** Names a coupon to the provider as what led to it (COUPON-009, CONN-083). */
const COUPON_FROM = 'jetpack-partner-coupon';

/** In this tab: when the page was reloaded in the middle of connecting, in ms since the epoch. */
const BROKEN_OFF_KEY = 'site-dashboard-connecting';
/** Milliseconds after which the user is about something else. */
const RESUMED_WITHIN = 300_000;

/**
 * Connects: registers the site if needed, then leaves for the authorization page (CONN-018 to CONN-021), if
 * it's a web URL. The registration nonce comes only with the page: if it has expired, as after a new login,
 * the page reloads once and goes on (`isResumed`). `from`: the place the user came from, for the
 * provider (CONN-019), unless a coupon waits.
 */
export const connectUser =
	(from = '', isResumed = false): AppThunk<Promise<void>> =>
	async (dispatch, getState, { browser }) => {
		const source = selectCouponStep(getState()) === 'connect' ? COUPON_FROM : from;
		const result = await dispatch(registerSite());
		if (!registerSite.fulfilled.match(result)) {
			if (result.payload?.code === 'invalid_nonce' && !isResumed && breakOff()) {
				dispatch(userConnectionStarted());
				browser.reload();
			}
			return;
		}
		const { authorizeUrl } = result.payload;
		if (!isWebUrl(authorizeUrl)) {
			dispatch(userConnectionRefused());
			return;
		}
		dispatch(userConnectionStarted());
		browser.leave(source ? withParameter(authorizeUrl, 'from', source) : authorizeUrl);
	};

/** Goes on after a reload for a fresh nonce; otherwise, and a second time, does nothing. */
export const resumeConnecting =
	(from?: string): AppThunk =>
	(dispatch) => {
		if (takeBrokenOff()) {
			void dispatch(connectUser(from, true));
		}
	};

/** False if the browser stores nothing: the page would reload forever. */
const breakOff = () => writeJson('session', BROKEN_OFF_KEY, Date.now());

function takeBrokenOff(): boolean {
	const time = readNumber('session', BROKEN_OFF_KEY);
	remove('session', BROKEN_OFF_KEY);
	return time !== null && Date.now() - time < RESUMED_WITHIN;
}

/**
 * Disconnects the site, then refetches its connection; that another tab was faster is no failure. Resolves to
 * the failure, or null (CONN-040 to CONN-045).
 */
export const disconnect = (): AppThunk<Promise<ApiFailure | null>> => async (dispatch, getState) => {
	const result = await dispatch(disconnectSite());
	const isDone = disconnectSite.fulfilled.match(result);
	if (!isDone) {
		const failure = result.payload ?? null;
		if (failure?.kind === 'refused') {
			await dispatch(refreshConnection());
		}
		if (!failure || getState().connection.status.isRegistered) {
			return failure;
		}
	}
	dispatch(siteDisconnected());
	if (isDone) {
		void dispatch(refreshConnection());
	}
	return null;
};

/** Shows it in a notice if its dialog is gone (CONN-041). */
export const notifyStillConnected =
	(failure: ApiFailure): AppThunk =>
	(dispatch, getState) => {
		dispatch(
			noticeShown({
				noticeId: 'disconnect',
				status: 'is-error',
				/* translators: %s: why, a sentence */
				text: sprintf(__('We couldn’t disconnect your site. %s', 'site-dashboard'), failureText(failure)),
				details: failureDetails(failure, getState().page),
			}),
		);
	};

const reconnectFailure = (failure: ApiFailure) =>
	sprintf(
		/* translators: 1: product name, 2: why it failed */
		__('There was an error reconnecting %1$s. Error: %2$s', 'site-dashboard'),
		PRODUCT_NAME,
		failureText(failure),
	);

/** The URL in the answer has no way back, so the host is asked for one that does, if it can (CONN-094). */
const reconnect = createAppThunk('connection/reconnect', async (_, { client, getState }) => {
	const { status, authorizeUrl } = await api.reconnect(client);
	if (status !== 'in_progress') {
		return { status, authorizeUrl };
	}
	const withWayBack = await api
		.getAuthorizeUrl(client, getState().page.dashboardPage)
		.catch(() => ({ authorizeUrl }));
	return { status, ...withWayBack };
});

/**
 * Restores a broken connection (CONN-064 to CONN-071). One in progress leads to the authorization page;
 * anything but a web URL is an error. One at a time, until the page is left (CONN-064).
 */
export const restoreConnection =
	(): AppThunk<Promise<void>> =>
	async (dispatch, getState, { browser }) => {
		if (getState().connection.isReconnecting) {
			return;
		}
		dispatch(reconnectRunning(true));
		const result = await dispatch(
			runWithNotices(
				{
					noticeId: 'reconnect-jetpack',
					/* translators: %s: product name */
					progress: sprintf(__('Reconnecting %s', 'site-dashboard'), PRODUCT_NAME),
					// The modal that starts it leaves its URL at once (CONN-065).
					isPersistent: true,
					failure: reconnectFailure,
				},
				() => dispatch(reconnect()),
			),
		);
		if (!reconnect.fulfilled.match(result)) {
			dispatch(reconnectRunning(false));
			return;
		}
		const { status, authorizeUrl } = result.payload;
		if (status !== 'in_progress') {
			browser.reload();
			return;
		}
		if (!isWebUrl(authorizeUrl)) {
			const failure = toFailure(new ApiError({ kind: 'schema', call: 'POST connection/reconnect' }));
			const text = reconnectFailure(failure);
			const details = failureDetails(failure, getState().page);
			dispatch(userConnectionStopped());
			dispatch(noticeShown({ noticeId: 'reconnect-jetpack', status: 'is-error', text, details }));
			return;
		}
		dispatch(userDisconnected());
		dispatch(userConnectionStarted());
		browser.leave(authorizeUrl);
	};

const unlink = createAppThunk('connection/unlink', async (_, { client }) => {
	await api.unlinkUser(client);
});

/** Unlinks the user's own account (NOTICE-042, NOTICE-043); one at a time, as the second would fail. */
export const unlinkUser = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
	if (getState().connection.isUnlinking) {
		return;
	}
	dispatch(unlinkRunning(true));
	const result = await dispatch(
		runWithNotices(
			{
				noticeId: 'unlink-user',
				/* translators: %s: provider name */
				progress: sprintf(__('Disconnecting your %s account…', 'site-dashboard'), PROVIDER_NAME),
				/* translators: %s: provider name */
				success: sprintf(__('Unlinked from %s.', 'site-dashboard'), PROVIDER_NAME),
				failure: (failure) =>
					sprintf(
						/* translators: 1: provider name, 2: why it failed */
						__('Error unlinking from %1$s. Error: %2$s', 'site-dashboard'),
						PROVIDER_NAME,
						failureText(failure),
					),
			},
			() => dispatch(unlink()),
		),
	);
	dispatch(unlink.fulfilled.match(result) ? userDisconnected() : unlinkRunning(false));
};

/** A 2xx answer with a code other than success is a failure (NOTICE-041). Resolves to its time, in ms. */
export const runTest = createAppThunk('connection/test', async (_, { client }) => {
	const answer = await api.testConnection(client);
	if (answer.code !== 'success') {
		throw new ApiError({ kind: 'refused', call: 'GET connection/test', status: 200, response: answer });
	}
	return hostNow();
});

/** Tests the connection (NOTICE-040, NOTICE-041). */
export const testConnection = (): AppThunk<Promise<unknown>> => (dispatch) =>
	dispatch(
		runWithNotices(
			{
				noticeId: 'test-jetpack-connection',
				progress: __('Testing the connection…', 'site-dashboard'),
				success: __('Connection is working.', 'site-dashboard'),
				failure: testFailureText,
			},
			() => dispatch(runTest()),
		),
	);

const reset = createAppThunk('options/reset', async (_, { client }) => {
	await callResetOptions(client, 'options');
});

/** Resets the options of the plugin (NOTICE-044, NOTICE-045). */
export const resetOptions = (): AppThunk<Promise<unknown>> => (dispatch) =>
	dispatch(
		runWithNotices(
			{
				noticeId: 'reset-options',
				progress: __('Resetting options…', 'site-dashboard'),
				success: __('Options reset.', 'site-dashboard'),
				failure: () => __('Options failed to reset.', 'site-dashboard'),
			},
			() => dispatch(reset()),
		),
	);

export interface SurveyAnswer {
	response: string;
	/** Free text; empty for none. */
	text: string;
}

/** Sends the exit survey (CONN-055). */
export const sendSurvey = createAppThunk<void, SurveyAnswer>(
	'connection/survey',
	({ response, text }, { getState }) => {
		const { wpcomUser, blogId } = selectUserConnectionData(getState()).currentUser;
		return submitSurvey(getState().page.providerApi, {
			site_id: blogId ?? 0,
			user_id: wpcomUser.ID ?? 0,
			survey_id: 'jetpack-plugin-disconnect',
			survey_responses: { 'why-cancel': { response, text: text || null } },
		});
	},
);

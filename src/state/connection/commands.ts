import { __, sprintf } from '@wordpress/i18n';
import { isWebAddress } from '../../lib/links';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import * as api from '../../rest-api/connection';
import { ApiError, toFailure, type ApiFailure } from '../../rest-api/errors';
import { resetOptions as callResetOptions } from '../../rest-api/options';
import { createAppThunk, type AppThunk } from '../app-thunk';
import { failureText } from '../failure-text';
import { noticeShown } from '../notices/slice';
import { failureDetails, tellOf } from '../notices/tell';
import {
	siteDisconnected,
	unlinkRunning,
	userConnectionStarted,
	userConnectionStopped,
	userUnlinked,
} from './actions';
import { disconnectSite, reconnect, refreshConnection } from './thunks';

/** The response's message, else its code (NOTICE-038, NOTICE-039). */
const reason = (failure: ApiFailure) => failureText(failure);

/** Takes the site off the provider, then asks how it stands. Resolves to why it failed, or null (CONN-040 to CONN-045). */
export const disconnect = (): AppThunk<Promise<ApiFailure | null>> => async (dispatch) => {
	const result = await dispatch(disconnectSite());
	if (!disconnectSite.fulfilled.match(result)) {
		return result.payload ?? null;
	}
	dispatch(siteDisconnected());
	void dispatch(refreshConnection());
	return null;
};

/** Says it in a notice, where the dialog that asked for it is gone (CONN-041). */
export const tellStillConnected =
	(failure: ApiFailure): AppThunk =>
	(dispatch, getState) => {
		dispatch(
			noticeShown({
				noticeId: 'disconnect',
				status: 'is-error',
				/* translators: %s: why, a sentence */
				text: sprintf(__('Your site was not disconnected. %s', 'site-dashboard'), reason(failure)),
				details: failureDetails(failure, getState().page),
			}),
		);
	};

const reconnectFailure = (failure: ApiFailure) =>
	sprintf(
		/* translators: 1: product name, 2: why it failed */
		__('There was an error reconnecting %1$s. Error: %2$s', 'site-dashboard'),
		PRODUCT_NAME,
		reason(failure),
	);

/**
 * Restores a broken connection (CONN-064 to CONN-071). A connection in progress leads to the authorization page: an address
 * that isn't a web address is not followed, and said to be an error. One at a time, until the page is left (CONN-064).
 */
export const restoreConnection =
	(): AppThunk<Promise<void>> =>
	async (dispatch, getState, { browser }) => {
		if (getState().connection.isReconnecting) {
			return;
		}
		const result = await dispatch(
			tellOf(
				{
					noticeId: 'reconnect-jetpack',
					/* translators: %s: product name */
					progress: sprintf(__('Reconnecting %s', 'site-dashboard'), PRODUCT_NAME),
					// The modal that starts it leaves its address at once (CONN-065).
					isPersistent: true,
					failure: reconnectFailure,
				},
				() => dispatch(reconnect()),
			),
		);
		if (!reconnect.fulfilled.match(result)) {
			return;
		}
		const { status, authorizeUrl } = result.payload;
		if (status !== 'in_progress') {
			browser.reload();
			return;
		}
		if (!isWebAddress(authorizeUrl)) {
			const failure = toFailure(new ApiError({ kind: 'shape', call: 'POST connection/reconnect' }));
			const text = reconnectFailure(failure);
			const details = failureDetails(failure, getState().page);
			dispatch(userConnectionStopped());
			dispatch(noticeShown({ noticeId: 'reconnect-jetpack', status: 'is-error', text, details }));
			return;
		}
		dispatch(userUnlinked());
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
		tellOf(
			{
				noticeId: 'unlink-user',
				/* translators: %s: provider name */
				progress: sprintf(__('Unlinking from %s…', 'site-dashboard'), PROVIDER_NAME),
				/* translators: %s: provider name */
				success: sprintf(__('Unlinked from %s.', 'site-dashboard'), PROVIDER_NAME),
				failure: (failure) =>
					sprintf(
						/* translators: 1: provider name, 2: why it failed */
						__('Error unlinking from %1$s. Error: %2$s', 'site-dashboard'),
						PROVIDER_NAME,
						reason(failure),
					),
			},
			() => dispatch(unlink()),
		),
	);
	dispatch(unlink.fulfilled.match(result) ? userUnlinked() : unlinkRunning(false));
};

/** A 2xx answer with another code than success tells a failed test (NOTICE-041). */
const test = createAppThunk('connection/test', async (_, { client }) => {
	const answer = await api.testConnection(client);
	if (answer.code !== 'success') {
		throw new ApiError({ kind: 'refused', call: 'GET connection/test', status: 200, response: answer });
	}
});

/** Tests the connection (NOTICE-040, NOTICE-041). */
export const testConnection = (): AppThunk<Promise<unknown>> => (dispatch) =>
	dispatch(
		tellOf(
			{
				noticeId: 'test-jetpack-connection',
				progress: __('Testing the connection…', 'site-dashboard'),
				success: __('The connection works.', 'site-dashboard'),
				failure: (failure) =>
					sprintf(
						/* translators: 1: product name, 2: why it failed */
						__('There was an error testing %1$s. Error: %2$s', 'site-dashboard'),
						PRODUCT_NAME,
						reason(failure),
					),
			},
			() => dispatch(test()),
		),
	);

const reset = createAppThunk('options/reset', async (_, { client }) => {
	await callResetOptions(client, 'options');
});

/** Resets the options of the plugin (NOTICE-044, NOTICE-045). */
export const resetOptions = (): AppThunk<Promise<unknown>> => (dispatch) =>
	dispatch(
		tellOf(
			{
				noticeId: 'reset-options',
				progress: __('Resetting options…', 'site-dashboard'),
				success: __('Options reset.', 'site-dashboard'),
				failure: () => __('Options failed to reset.', 'site-dashboard'),
			},
			() => dispatch(reset()),
		),
	);

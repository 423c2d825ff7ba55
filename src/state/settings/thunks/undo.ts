import { __, _n, sprintf } from '@wordpress/i18n';
import { isFlagOn } from '../../../lib/flags';
import { changesPage, isSameSetting, NOTICE_ID } from '../changes';
import type { Settings } from '../../../rest-api/settings';
import type { ApiFailure } from '../../../rest-api/client/errors';
import type { AppThunk } from '../../app-thunk';
import { failureDetails, failureText } from '../../failure-text';
import { type NewNotice, noticeShown, SUCCESS_DURATION, type Undo } from '../../notices/slice';
import { type Applied, applySettings } from './apply';
import { storeTracking } from '../../tracking/thunks/save';
import { TRACKING_CHOICE, TRACKING_NOTICE_ID } from '../../tracking/slice';
import { readSettings } from './read';
import { reloadPage } from './save';

/**
 * Undoes a change: saves the earlier values, as far as this page knew them, where the saved ones still apply.
 * What was changed since, here or in another tab, stays. The host is asked first, and its answer is what
 * shows. Resolves to whether everything is as before.
 */
export const undoChange =
	(undo: Undo): AppThunk<Promise<boolean>> =>
	async (dispatch, getState) => {
		const names = Object.keys(undo.before);
		const noticeId = TRACKING_CHOICE in undo.before ? TRACKING_NOTICE_ID : NOTICE_ID;
		const notify = (notice: Omit<NewNotice, 'noticeId'>) =>
			dispatch(noticeShown({ noticeId, about: names, ...notice }));
		notify({ status: 'is-info', text: __('Undoing…', 'site-dashboard'), showDismiss: false });
		const { due, done, applied } = await dispatch(takeBack(undo));
		const { values } = getState().settings;
		const open = due.filter(
			(name) =>
				(name in applied.refused || applied.left.includes(name)) &&
				!isSameSetting(values[name], undo.before[name]),
		);
		const back = [...due, ...done].filter((name) => !open.includes(name));
		// A change to the page already counts, though the page may still show the other value.
		const onPage = back.filter(changesPage);
		const isPageOld = onPage.length > 0;
		if (open.length > 0) {
			const failure = applied.stopped ?? Object.values(applied.refused)[0];
			notify({
				...refusal({ failure, isPart: back.length > 0, isPageOld }),
				details: failure && failureDetails(failure, getState().page),
				// Once the rest is done, too, the page must reload.
				change: { names: [...open, ...onPage], ...undo },
			});
			return false;
		}
		const isWhole = back.length === names.length;
		notify(success({ isWhole, isNothing: back.length === 0, isPageOld, count: names.length }));
		if (isWhole && isPageOld) {
			dispatch(reloadPage());
		}
		return isWhole;
	};

interface TakenBack {
	/** Those that still held what was saved. */
	due: string[];
	/** Those that hold what was stored before already, as after an attempt that failed in part. */
	done: string[];
	applied: Applied;
}

/** Reads first, so that nobody's later change is lost. */
const takeBack =
	(undo: Undo): AppThunk<Promise<TakenBack>> =>
	async (dispatch) => {
		const names = Object.keys(undo.before);
		if (TRACKING_CHOICE in undo.before) {
			return dispatch(takeTrackingBack(undo));
		}
		const read = await dispatch(readSettings());
		if (readSettings.rejected.match(read)) {
			return { due: names, done: [], applied: { refused: {}, stopped: read.payload ?? null, left: names } };
		}
		const values = read.payload;
		const due = names.filter((name) => isSameSetting(values[name], undo.saved[name]));
		const done = names.filter((name) => isSameSetting(values[name], undo.before[name]));
		const written = due.map((name) => [name, encode(undo.before[name], undo.saved[name])]);
		return { due, done, applied: await dispatch(applySettings(Object.fromEntries(written) as Settings)) };
	};

/** Tracking is the user's own choice and has its own call; it may be newer than a notice that stayed. */
const takeTrackingBack =
	({ before, saved }: Undo): AppThunk<Promise<TakenBack>> =>
	async (dispatch, getState) => {
		const { optOut } = getState().tracking;
		const ifHeld = ({ [TRACKING_CHOICE]: value }: Settings) =>
			optOut.status === 'ready' && optOut.data === value ? [TRACKING_CHOICE] : [];
		const due = ifHeld(saved);
		const done = ifHeld(before);
		if (due.length === 0) {
			return { due, done, applied: { refused: {}, stopped: null, left: [] } };
		}
		const result = await dispatch(storeTracking(before[TRACKING_CHOICE] === true));
		const hasFailed = 'error' in result;
		const stopped = hasFailed ? (result.payload ?? null) : null;
		return { due, done, applied: { refused: {}, stopped, left: hasFailed ? due : [] } };
	};

/** Hosts don't accept "no value" in every encoding: a flag is written as a flag, no text as `''`. */
function encode(before: unknown, saved: unknown): unknown {
	if (typeof saved === 'boolean') {
		return isFlagOn(before);
	}
	const isNothing = before === null || before === false;
	return typeof saved === 'string' && isNothing ? '' : before;
}

const withPageOld = (text: string, isPageOld: boolean) =>
	isPageOld ? `${text} ${__('Reload the page to see all changes.', 'site-dashboard')}` : text;

interface Refusal {
	failure: ApiFailure | undefined;
	isPart: boolean;
	isPageOld: boolean;
}

/** Without a failure, it was another save that kept it from being sent. */
function refusal({ failure, isPart, isPageOld }: Refusal): Omit<NewNotice, 'noticeId'> {
	const reason = failure
		? failureText(failure)
		: __('Another change is being saved. Try again in a moment.', 'site-dashboard');
	const text = isPart
		? /* translators: %s: why it failed, a sentence */
			sprintf(__('Change partly undone. %s', 'site-dashboard'), reason)
		: /* translators: %s: why it failed, a sentence */
			sprintf(__('We couldn’t undo the change. %s', 'site-dashboard'), reason);
	return { status: 'is-error', text: withPageOld(text, isPageOld) };
}

interface Success {
	isWhole: boolean;
	isNothing: boolean;
	isPageOld: boolean;
	/** The number of settings that the change was of. */
	count: number;
}

/** Only a complete success reloads the page: what's left must be read first. */
function success({ isWhole, isNothing, isPageOld, count }: Success): Omit<NewNotice, 'noticeId'> {
	if (isNothing) {
		const text = _n(
			'Nothing undone. The setting has changed since.',
			'Nothing undone. The settings have changed since.',
			count,
			'site-dashboard',
		);
		return { status: 'is-warning', text };
	}
	if (!isWhole) {
		const text = __('Change undone, except for settings that have changed since.', 'site-dashboard');
		return { status: 'is-warning', text: withPageOld(text, isPageOld) };
	}
	return {
		status: 'is-success',
		duration: SUCCESS_DURATION,
		text: isPageOld
			? __('Change undone. Reloading…', 'site-dashboard')
			: __('Change undone.', 'site-dashboard'),
	};
}

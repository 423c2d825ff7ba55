import { __, sprintf } from '@wordpress/i18n';
import type { ApiFailure } from '../../rest-api/errors';
import type { AppThunk } from '../app-thunk';
import type { PageState } from '../page/slice';
import type { SettingsChange } from '../settings/undoable';
import { noticeRemoved, noticeShown } from './slice';

/** Milliseconds that a success stays (NOTICE-026). */
export const SUCCESS_DURATION = 2000;

interface Task {
	/** Id of the task's notices; a new one takes the place of the earlier one (NOTICE-085). */
	noticeId: string;
	/** What tells it from other tasks of that id, which may run beside it: the settings that it changes, a module. */
	about?: string[];
	progress: string;
	/** The progress outlives a navigation, for what goes on behind a screen that closes. */
	isPersistent?: boolean;
	/** Empty: nothing is said. */
	success?: string;
	/** What "Undo" in the notice of a success takes back; asked for once it has succeeded. */
	change?: () => SettingsChange;
	/** The whole sentence for a failure. */
	failure: (failure: ApiFailure) => string;
}

interface Settled {
	payload?: unknown;
	meta: { requestStatus: 'fulfilled' | 'rejected' };
}

/**
 * Runs a call and says how it goes: progress while it runs, then success for 2 s, or why it failed, with details to
 * copy. Resolves to whether it succeeded.
 */
export const tellOf =
	<Result extends Settled>(
		{ noticeId, about, progress, isPersistent, success, change, failure }: Task,
		run: () => Promise<Result>,
	): AppThunk<Promise<Result>> =>
	async (dispatch, getState) => {
		const show = (text: string, status: 'is-info' | 'is-success' | 'is-error', more = {}) =>
			dispatch(noticeShown({ noticeId, about, status, text, ...more })).payload;
		const { serial } = show(progress, 'is-info', { showDismiss: false, isPersistent });
		const result = await run();
		dispatch(noticeRemoved(serial));
		if (result.meta.requestStatus === 'fulfilled') {
			if (success) {
				show(success, 'is-success', { duration: SUCCESS_DURATION, change: change?.() });
			}
		} else if (result.payload) {
			const reason = result.payload as ApiFailure;
			show(failure(reason), 'is-error', { details: failureDetails(reason, getState().page) });
		}
		return result;
	};

type Versions = Pick<PageState, 'version' | 'wordpressVersion'>;

/** What helps support to understand a failure; no secrets. */
export const failureDetails = (
	{ call, status, code, kind, trace, time }: ApiFailure,
	page: Versions,
): string =>
	[
		call,
		/* translators: %s: HTTP status */
		trace ?? sprintf(__('Status: %s', 'site-dashboard'), String(status)),
		codeDetails(code || kind, page, time),
	].join('\n');

/** The same where no call of ours failed: what is known is a code, or a sentence. */
export const codeDetails = (code: string, page: Versions, time = Date.now()): string =>
	[
		/* translators: %s: error code */
		sprintf(__('Code: %s', 'site-dashboard'), code),
		/* translators: %s: point in time */
		sprintf(__('Time: %s', 'site-dashboard'), new Date(time).toISOString()),
		/* translators: %s: version number */
		sprintf(__('Version: %s', 'site-dashboard'), page.version),
		page.wordpressVersion && `WordPress: ${page.wordpressVersion}`,
	]
		.filter(Boolean)
		.join('\n');

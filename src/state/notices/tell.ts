import { __, sprintf } from '@wordpress/i18n';
import type { ApiFailure } from '../../rest-api/errors';
import type { AppThunk } from '../app-thunk';
import type { SettingsChange } from '../settings/undoable';
import { noticeRemoved, noticeShown } from './slice';

/** Milliseconds that a success stays (NOTICE-026). */
export const SUCCESS_DURATION = 2000;

interface Task {
	/** Id of the task's notices; a new one takes the place of the earlier one (NOTICE-085). */
	noticeId: string;
	progress: string;
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
		{ noticeId, progress, success, change, failure }: Task,
		run: () => Promise<Result>,
	): AppThunk<Promise<Result>> =>
	async (dispatch, getState) => {
		const show = (text: string, status: 'is-info' | 'is-success' | 'is-error', more = {}) =>
			dispatch(noticeShown({ noticeId, status, text, ...more }));
		show(progress, 'is-info', { showDismiss: false });
		const result = await run();
		dispatch(noticeRemoved(noticeId));
		if (result.meta.requestStatus === 'fulfilled') {
			if (success) {
				show(success, 'is-success', { duration: SUCCESS_DURATION, change: change?.() });
			}
		} else if (result.payload) {
			const reason = result.payload as ApiFailure;
			show(failure(reason), 'is-error', { details: failureDetails(reason, getState().page.version) });
		}
		return result;
	};

/** What helps support to understand a failure; no secrets. */
export function failureDetails({ call, status, code, kind, time }: ApiFailure, version: string): string {
	return [
		`${call}`,
		/* translators: %s: HTTP status */
		sprintf(__('Status: %s', 'site-dashboard'), String(status)),
		/* translators: %s: error code */
		sprintf(__('Code: %s', 'site-dashboard'), code || kind),
		/* translators: %s: point in time */
		sprintf(__('Time: %s', 'site-dashboard'), new Date(time).toISOString()),
		/* translators: %s: version number */
		sprintf(__('Version: %s', 'site-dashboard'), version),
	].join('\n');
}

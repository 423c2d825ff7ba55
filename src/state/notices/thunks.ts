import { __ } from '@wordpress/i18n';
import type { ApiFailure } from '../../rest-api/client/errors';
import * as api from '../../rest-api/site';
import type { AppThunk } from '../app-thunk';
import { noticeDismissed, noticeRemoved, noticeShown, type SettingsChange, SUCCESS_DURATION } from './slice';
import { codeDetails, failureDetails } from '../failure-text';

interface Task {
	/** Id of the task's notices; a new one takes the place of the earlier one (NOTICE-085). */
	noticeId: string;
	/**
	 * The settings or the module it changes: tells it from other tasks of that id, which may run at the same
	 * time.
	 */
	about?: string[];
	progress: string;
	/** The progress outlives a navigation, for what goes on behind a screen that closes. */
	isPersistent?: boolean;
	/** Empty: no notice. */
	success?: string;
	/** The change that "Undo" reverts; called once the task has succeeded. */
	change?: () => SettingsChange;
	/** The whole sentence for a failure. */
	failure: (failure: ApiFailure) => string;
}

interface Settled {
	payload?: unknown;
	meta: { requestStatus: 'fulfilled' | 'rejected' };
}

/**
 * Runs a call with notices: progress, then success for 2 s or the failure with details to copy. Resolves to
 * whether it succeeded.
 */
export const runWithNotices =
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

/** Notices that hosts remember; they refuse every other id. */
export type DismissableNoticeId = 'welcome' | 'feedback_dash_request';

/** Puts a notice away, here and, for good, at the host (NOTICE-027). */
export const dismissNotice =
	(id: DismissableNoticeId): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { client }) => {
		dispatch(noticeDismissed(id));
		// A host that cannot be reached shows it again on the next page: nothing to say now.
		await api.dismissNotice(client, id).catch(() => {});
	};

/** Runs a rarely used command from a chunk of its own; says so if the chunk doesn't load. */
export const runLazily =
	(load: () => Promise<AppThunk<unknown>>): AppThunk<Promise<void>> =>
	async (dispatch, getState) => {
		let reason = '';
		const command = await load().catch((error: unknown) => {
			reason = String(error);
		});
		if (command) {
			await dispatch(command);
			return;
		}
		dispatch(
			noticeShown({
				noticeId: 'chunk-missing',
				status: 'is-error',
				text: __('Part of this page couldn’t load. Reload the page and try again.', 'site-dashboard'),
				details: codeDetails(reason, getState().page),
			}),
		);
	};

import { __ } from '@wordpress/i18n';
import type { AppThunk } from './app-thunk';
import { noticeShown } from './notices/slice';
import { codeDetails } from './notices/tell';

/** Does what comes in a chunk of its own, as few people ever ask for it; says so when the chunk does not come. */
export const lazyCommand =
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
				text: __('A part of this page could not be loaded. Reload the page and try again.', 'site-dashboard'),
				details: codeDetails(reason, getState().page),
			}),
		);
	};

import { __ } from '@wordpress/i18n';
import type { AppThunk } from './app-thunk';
import { noticeShown } from './notices/slice';

/** Does what comes in a chunk of its own, as few people ever ask for it; says so when the chunk does not come. */
export const lazyCommand =
	(load: () => Promise<AppThunk<unknown>>): AppThunk<Promise<void>> =>
	async (dispatch) => {
		const command = await load().catch(() => null);
		if (command) {
			await dispatch(command);
			return;
		}
		dispatch(
			noticeShown({
				noticeId: 'chunk-missing',
				status: 'is-error',
				text: __('A part of this page could not be loaded. Reload the page and try again.', 'site-dashboard'),
			}),
		);
	};

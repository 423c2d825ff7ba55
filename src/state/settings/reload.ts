import type { AppThunk } from '../app-thunk';
import { SUCCESS_DURATION } from '../notices/tell';
import { reloadAnnounced } from './slice';

/** Reloads the page, after a success was read or at once. Kept edits don't hold it up (SET-035). */
export const reloadPage =
	(delay = SUCCESS_DURATION): AppThunk =>
	(dispatch, _getState, { browser }) => {
		dispatch(reloadAnnounced());
		setTimeout(() => browser.reload(), delay);
	};

import { isPageThere } from '../../rest-api/page';
import type { AppThunk } from '../app-thunk';

/** Loads the page once more, because the user wants it. */
export const reloadPage =
	(): AppThunk =>
	(_dispatch, _getState, { browser }) =>
		browser.reload();

/**
 * Loads the page anew if the host still gives it out: without it, all that is shown and typed would be gone. `mayReload` is
 * asked last. Whether the page goes.
 */
export const reloadIfThere =
	(mayReload: () => boolean): AppThunk<Promise<boolean>> =>
	async (_dispatch, _getState, { browser }) => {
		const isGoing = (await isPageThere()) && mayReload();
		if (isGoing) {
			browser.reload();
		}
		return isGoing;
	};

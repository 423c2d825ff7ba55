import type { AppThunk } from '../app-thunk';
import type { RootState } from '../store';
import { draftsDiscarded } from './slice';

/** Where unsaved edits are kept: in this tab of the browser, for this site and user. */
export const keptDraftsKey = ({ page, user }: RootState) =>
	`site-dashboard-drafts ${page.rawUrl} ${user.id ?? ''}`;

export function forgetKeptDrafts(key: string): void {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// A browser that keeps nothing has nothing to forget.
	}
}

/** Gives up every edit, and what was kept of them: the settings may not be on the screen any more to do that. */
export const discardDrafts = (): AppThunk => (dispatch, getState) => {
	dispatch(draftsDiscarded());
	forgetKeptDrafts(keptDraftsKey(getState()));
};

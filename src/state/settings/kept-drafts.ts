import type { AppThunk } from '../app-thunk';
import type { RootState } from '../store';
import { draftsDiscarded } from './slice';

/** Never kept: the next person at this browser could read it. */
const SECRETS = ['wordpress_api_key'];

/** Where unsaved edits are kept: in this tab of the browser, for this site and user. */
export const keptDraftsKey = ({ page, user }: RootState) =>
	`site-dashboard-drafts ${page.rawUrl} ${user.id ?? ''}`;

/** Keeps unsaved edits over a reload of the page; whether that holds for all of them. */
export function keepDrafts(state: RootState): boolean {
	const drafts = Object.entries(state.settings.drafts);
	const kept = drafts.filter(([name]) => !SECRETS.includes(name));
	const key = keptDraftsKey(state);
	try {
		if (kept.length > 0) {
			sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
		} else {
			sessionStorage.removeItem(key);
		}
	} catch {
		// A browser that keeps nothing loses the edits with the page, and asks before it is left.
		return drafts.length === 0;
	}
	return kept.length === drafts.length;
}

/** Gives up every edit, and what was kept of them: the settings may not be on the screen any more to do that. */
export const discardDrafts = (): AppThunk => (dispatch, getState) => {
	dispatch(draftsDiscarded());
	keepDrafts(getState());
};

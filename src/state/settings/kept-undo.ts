import type { AppThunk } from '../app-thunk';
import type { RootState } from '../store';
import type { Undo } from './undoable';

/** In this tab of the browser, for this site and user. */
export const keptUndoKey = ({ page, user }: RootState) =>
	`site-dashboard-undo ${page.rawUrl} ${user.id ?? ''}`;

/** Keeps it over the reload that the change leads to, to be offered then: now it would be a race against the reload. */
export const keepUndo =
	(undo: Undo): AppThunk =>
	(_dispatch, getState) => {
		try {
			sessionStorage.setItem(keptUndoKey(getState()), JSON.stringify({ ...undo, time: Date.now() }));
		} catch {
			// A browser that keeps nothing cannot offer it.
		}
	};

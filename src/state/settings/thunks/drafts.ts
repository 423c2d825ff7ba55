import { remove, writeJson } from '../../../lib/storage';
import type { AppThunk } from '../../app-thunk';
import { draftsDiscarded } from '../slice';
import type { Undo } from '../../notices/slice';
import { persistedDraftsKey, persistedUndoKey } from '../changes';

/** Never kept: the next person at this browser could read it. */
const SECRETS = ['wordpress_api_key'];

/** Keeps unsaved edits over a reload of the page; whether that holds for all of them. */
export const persistDrafts = (): AppThunk<boolean> => (_dispatch, getState) => {
	const state = getState();
	const drafts = Object.entries(state.settings.drafts);
	const kept = drafts.filter(([name]) => !SECRETS.includes(name));
	const key = persistedDraftsKey(state);
	if (kept.length === 0) {
		remove('session', key);
		return drafts.length === 0;
	}
	return writeJson('session', key, Object.fromEntries(kept)) && kept.length === drafts.length;
};

/** Discards every edit and its stored copy: the settings may not be on the screen any more to do that. */
export const discardDrafts = (): AppThunk => (dispatch) => {
	dispatch(draftsDiscarded());
	dispatch(persistDrafts());
};

/** Keeps it across the reload the change leads to, to offer it then: now it would race against the reload. */
export const persistUndo =
	(undo: Undo): AppThunk =>
	(_dispatch, getState) => {
		writeJson('session', persistedUndoKey(getState()), { ...undo, time: Date.now() });
	};

import type { AppThunk } from '../app-thunk';
import { akismetKeySlice, loadAkismetKey } from '../remotes';
import { saveForm } from '../settings/thunks/form';
import { selectFieldText, selectIsDirty } from '../settings/slice';
import { checkTypedKey } from './slice';

const KEY = 'wordpress_api_key';

/** Checks the stored key again. */
export const keySaved = (): AppThunk => (dispatch, getState) => {
	if (selectFieldText(getState(), KEY) === '') {
		// What was said of the key that is gone would be taken for word of a key for the whole server.
		dispatch(akismetKeySlice.actions.received(NONE));
	}
	void dispatch(loadAkismetKey('again'));
};

const NONE = { validKey: false, invalidKeyCode: '', invalidKeyMessage: '' };

/** Checks a typed key and saves it once it's valid, if it's still in the field then (SEC-009, SEC-010). */
export const proveKey =
	(key: string): AppThunk<Promise<void>> =>
	async (dispatch, getState) => {
		const check = await dispatch(checkTypedKey(key));
		const isThere = selectIsDirty(getState(), KEY) && selectFieldText(getState(), KEY) === key;
		if (checkTypedKey.fulfilled.match(check) && check.payload && isThere) {
			const isSaved = await dispatch(saveForm([KEY]));
			if (isSaved) {
				dispatch(keySaved());
			}
		}
	};

import type { AppThunk } from '../app-thunk';
import { akismetKeySlice, loadAkismetKey } from '../akismet/slice';
import { saveForm } from '../settings/change';
import type { SaveWay } from '../settings/save';
import { selectFieldText, selectIsDirty } from '../settings/selectors';
import { checkTypedKey } from './thunks';

const KEY = 'wordpress_api_key';

/** Stores what's in the field, and checks the stored key again. */
export const saveKey =
	(way?: SaveWay): AppThunk<Promise<boolean>> =>
	async (dispatch, getState) => {
		const isSaved = await dispatch(saveForm([KEY], way));
		if (isSaved) {
			if (selectFieldText(getState(), KEY) === '') {
				// What was said of the key that is gone would be taken for word of a key for the whole server.
				dispatch(akismetKeySlice.actions.received(NONE));
			}
			void dispatch(loadAkismetKey('again'));
		}
		return isSaved;
	};

const NONE = { validKey: false, invalidKeyCode: '', invalidKeyMessage: '' };

/** Checks a typed key, and stores it once it is proven to hold, if it is still in the field then (SEC-009, SEC-010). */
export const proveKey =
	(key: string): AppThunk<Promise<void>> =>
	async (dispatch, getState) => {
		const check = await dispatch(checkTypedKey(key));
		const isThere = selectIsDirty(getState(), KEY) && selectFieldText(getState(), KEY) === key;
		if (checkTypedKey.fulfilled.match(check) && check.payload && isThere) {
			await dispatch(saveKey());
		}
	};

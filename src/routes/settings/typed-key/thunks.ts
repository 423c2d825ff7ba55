import type { AppThunk } from '../../../state/app-thunk';
import { akismetKeySlice, loadAkismetKey } from '../../../state/akismet/slice';
import { saveForm } from '../../../state/settings/thunks/form';
import { selectFieldText, selectIsDirty } from '../../../state/settings/slice';
import { checkTypedKey } from './slice';

const KEY = 'wordpress_api_key';

/** Checks the stored key again. */
export const recheckKey = (): AppThunk => (dispatch, getState) => {
	if (selectFieldText(getState(), KEY) === '') {
		// Otherwise the removed key's verdict would look like a server-wide key's.
		dispatch(akismetKeySlice.actions.received(NONE));
	}
	void dispatch(loadAkismetKey('again'));
};

const NONE = { validKey: false, invalidKeyCode: '', invalidKeyMessage: '' };

/** Checks a typed key and saves it once it's valid, if it's still in the field then (SEC-009, SEC-010). */
export const checkAndSaveKey =
	(key: string): AppThunk<Promise<void>> =>
	async (dispatch, getState) => {
		const check = await dispatch(checkTypedKey(key));
		const isUnchanged = selectIsDirty(getState(), KEY) && selectFieldText(getState(), KEY) === key;
		if (checkTypedKey.fulfilled.match(check) && check.payload && isUnchanged) {
			const isSaved = await dispatch(saveForm([KEY]));
			if (isSaved) {
				dispatch(recheckKey());
			}
		}
	};

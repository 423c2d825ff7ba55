import { createSlice } from '@reduxjs/toolkit';
import * as api from '../../../rest-api/akismet';
import { createAppThunk } from '../../../state/app-thunk';
import type { ApiFailure } from '../../../rest-api/client/errors';
import type { RootState } from '../../../state/root-state';
import { rootReducer } from '../../../state/root';

/** Asks the provider about a key, which is not stored by this; resolves to whether it holds (SEC-002). */
export const checkTypedKey = createAppThunk<boolean, string>(
	'akismetKey/check',
	async (key, { client }) => (await api.checkTypedKey(client, key)).validKey,
);

declare module '../../../state/root-state' {
	interface LazyLoadedSlices {
		typedKey: TypedKey | null;
	}
}

/** The anti-spam key that was typed last, and what the provider says of it. */
export type TypedKey =
	| { key: string; verdict: 'checking' | 'valid' | 'invalid' }
	| { key: string; verdict: 'unknown'; failure: ApiFailure };

const initialState = null as TypedKey | null;

export const typedKeySlice = createSlice({
	name: 'typedKey',
	initialState,
	reducers: {},
	extraReducers: (on) => {
		on.addCase(checkTypedKey.pending, (_, { meta }): TypedKey => ({ key: meta.arg, verdict: 'checking' }));
		// An answer about an earlier key comes too late: it says nothing about this one.
		on.addCase(checkTypedKey.fulfilled, (state, { meta, payload }) =>
			state?.key === meta.arg ? { key: meta.arg, verdict: payload ? 'valid' : 'invalid' } : state,
		);
		on.addCase(checkTypedKey.rejected, (state, { meta, payload }) => {
			if (state?.key !== meta.arg) {
				return state;
			}
			if (payload && 'api_key' in payload.params) {
				// Not even the form of a key: blanks, signs.
				return { key: meta.arg, verdict: 'invalid' };
			}
			return payload ? { key: meta.arg, verdict: 'unknown', failure: payload } : null;
		});
	},
});

typedKeySlice.injectInto(rootReducer);

export const selectTypedKey = (state: RootState) => state.typedKey ?? null;

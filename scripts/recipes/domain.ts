import { unfinished, type Names, type Recipe } from '../lib/recipe.ts';

/** A domain of the state: a slice that comes with the chunk that uses it, and its thunks. */
export function domain(names: Names): Recipe {
	const { kebab, camel, pascal, title } = names;
	return {
		files: {
			[`src/state/${kebab}/slice.ts`]: `import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../root';
import type { RootState } from '../root-state';

declare module '../root-state' {
	interface LazyLoadedSlices {
		${camel}: ${pascal}State;
	}
}

/** ${title}: say what is known of it. */
export interface ${pascal}State {
	value: string;
}

const initialState: ${pascal}State = { value: '' };

export const ${camel}Slice = createSlice({
	name: '${camel}',
	initialState,
	reducers: {
		${camel}Changed(state, { payload }: PayloadAction<string>) {
			state.value = payload;
		},
	},
});

${camel}Slice.injectInto(rootReducer);

export const { ${camel}Changed } = ${camel}Slice.actions;

export const select${pascal} = (state: RootState): string => state.${camel}?.value ?? initialState.value;
`,
			[`src/state/${kebab}/thunks.ts`]: `import type { AppThunk } from '../app-thunk';
import { ${camel}Changed } from './slice';

/** ${title}: say what a click starts. */
export const change${pascal} =
	(value: string): AppThunk =>
	(dispatch) => {
		dispatch(${camel}Changed(value));
	};
`,
			[`tests/integration/${kebab}-state.test.ts`]: `import { select${pascal} } from '../../src/state/${kebab}/slice';
import { change${pascal} } from '../../src/state/${kebab}/thunks';
import { openStore } from '../support/open-piece';

it('keeps ${title}', async () => {
	const { store } = await openStore();
	expect(select${pascal}(store.getState())).toBe('');
	store.dispatch(change${pascal}('new'));
	expect(select${pascal}(store.getState())).toBe('new');
	${unfinished(names, 'the domain keeps')}
});
`,
		},
		additions: [{ file: '.dependency-cruiser.cjs', list: 'DOMAINS', entry: `'${kebab}',` }],
		next: ['In the list of .dependency-cruiser.cjs, move it before the domains that use it.'],
	};
}

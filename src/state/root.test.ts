import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Slice } from '@reduxjs/toolkit';
import { rootReducer } from './root';

const ANY = { type: 'any' };

describe('root reducer', () => {
	it('combines reducers only once, however many slices a chunk injects', () => {
		const first = jest.fn((state = 'initial') => state);
		let state = rootReducer(undefined, ANY);
		rootReducer.inject({ reducerPath: 'first', reducer: first });
		rootReducer.inject({ reducerPath: 'second', reducer: (count = 0) => count + 1 });
		rootReducer.inject({ reducerPath: 'third', reducer: () => null });
		expect(first).not.toHaveBeenCalled();
		const { page } = state;
		state = rootReducer(state, ANY);
		// Redux tries each with two actions of its own.
		expect(first).toHaveBeenCalledTimes(3);
		expect(state).toMatchObject({ first: 'initial', second: 1, third: null });
		expect(state.page).toBe(page);
		rootReducer(state, ANY);
		expect(first).toHaveBeenCalledTimes(4);
	});
});

describe('state domains', () => {
	// What a call answers is named where it's stored.
	const domains = readdirSync(__dirname).filter((name) => {
		const file = join(__dirname, name, 'slice.ts');
		return existsSync(file) && readFileSync(file, 'utf8').includes('createSlice(');
	});

	const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

	const isSlice = (value: unknown): value is Slice =>
		typeof value === 'object' && value !== null && 'injectInto' in value;

	it.each(domains)('use one name for folder, slice and store key: %s', async (folder) => {
		const exports = (await import(`./${folder}/slice`)) as Record<string, unknown>;
		const slices = Object.values(exports).filter(isSlice);
		expect(slices.map(({ name, reducerPath }) => [name, reducerPath])).toEqual([
			[camelCase(folder), camelCase(folder)],
		]);
		expect(Object.keys(exports)).toContain(`${camelCase(folder)}Slice`);
		expect(rootReducer(undefined, { type: 'any' })).toHaveProperty(camelCase(folder));
	});
});

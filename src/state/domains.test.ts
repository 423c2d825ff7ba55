import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Slice } from '@reduxjs/toolkit';
import { rootReducer } from './root';

const domains = readdirSync(__dirname).filter((name) => existsSync(join(__dirname, name, 'slice.ts')));

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const isSlice = (value: unknown): value is Slice =>
	typeof value === 'object' && value !== null && 'injectInto' in value;

describe('state domains', () => {
	it('are found', () => {
		expect(domains).toEqual(expect.arrayContaining(['connection', 'settings', 'typed-key']));
	});

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

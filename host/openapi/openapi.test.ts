/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '../rest/routes';
import { generate, inferSchema } from './generate';

const TEXT = readFileSync(join(__dirname, '../../docs/openapi.json'), 'utf8');

/** The validator is a module that Jest does not load: it runs in a process of its own. */
const VALIDATOR = join(__dirname, '../../scripts/validate-openapi.ts');

const validate = (input: string) => {
	const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', VALIDATOR], { input, encoding: 'utf8' });
	return JSON.parse(stdout) as { valid: boolean; version: string };
};

describe('OpenAPI description', () => {
	it('matches the declared routes: after a change, run `npm run openapi`', async () => {
		expect(JSON.parse(TEXT)).toEqual(JSON.parse(await generate()));
	});

	it('is valid OpenAPI 3.1', () => {
		expect(validate(TEXT)).toEqual({ valid: true, version: '3.1' });
		expect(validate(TEXT.replace('"openapi": "3.1.0"', '"openapi": "3.1.0", "pathz": 1')).valid).toBe(false);
	});

	it('lists every call with its permission in words', () => {
		const { paths } = JSON.parse(TEXT) as { paths: Record<string, Record<string, { description: string }>> };
		for (const { method, path } of ROUTES) {
			const operation = paths[`/jetpack/v4/${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
			expect(operation?.description).toMatch(/^For everybody\.$|^Needs .* refused with \w+\.$/);
		}
	});
});

describe('response schema', () => {
	const [number, string] = [{ type: 'number' }, { type: 'string' }];
	const object = (properties: object) => ({ type: 'object', properties });

	it('has types and properties, and describes JSON inside strings', () => {
		expect(inferSchema({ code: 'x', data: '{"n":1}', list: [1, 'a', null] })).toEqual(
			object({
				code: string,
				data: { ...string, contentMediaType: 'application/json', contentSchema: object({ n: number }) },
				list: { type: 'array', items: { anyOf: [{ type: 'null' }, number, string] } },
			}),
		);
	});

	it('treats many entries of one shape as a map', () => {
		const map = { a: { x: 1 }, b: { x: '1' }, c: { y: true }, d: { x: 2 } };
		const entry = object({ x: { anyOf: [number, string] }, y: { type: 'boolean' } });
		expect(inferSchema(map)).toEqual({ type: 'object', additionalProperties: entry });
	});
});

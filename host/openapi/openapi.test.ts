/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '../rest/routes';
import { generate } from './generate';
import { inferSchema } from './infer-schema';

const FILE = join(__dirname, '../../docs/openapi.json');

/** The validator is a module that Jest does not load: it runs in a process of its own. */
const VALIDATOR = join(__dirname, '../../scripts/validate-openapi.ts');

const validate = (text: string) =>
	JSON.parse(
		spawnSync(process.execPath, ['--import', 'tsx', VALIDATOR], { input: text, encoding: 'utf8' }).stdout,
	) as {
		valid: boolean;
		version: string;
		errors?: unknown;
	};

describe('OpenAPI description', () => {
	it('matches the declared routes: after a change, run `npm run openapi`', async () => {
		const [kept, now] = [readFileSync(FILE, 'utf8'), await generate()].map(
			(text) => JSON.parse(text) as object,
		);
		expect(kept).toEqual(now);
	});

	it('is valid OpenAPI 3.1', () => {
		const text = readFileSync(FILE, 'utf8');
		expect(validate(text)).toEqual({ valid: true, version: '3.1' });
		expect(validate(text.replace('"openapi": "3.1.0"', '"openapi": "3.1.0", "pathz": 1')).valid).toBe(false);
	});

	it('lists every call with its permission in words', () => {
		const { paths } = JSON.parse(readFileSync(FILE, 'utf8')) as {
			paths: Record<string, Record<string, { description: string }>>;
		};
		for (const { method, path } of ROUTES) {
			const operation = paths[`/jetpack/v4/${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
			expect(operation?.description).toMatch(/^For everybody\.$|^Who may, .* refused with \w+\.$/);
		}
	});
});

describe('response schema', () => {
	it('has types and properties, and describes JSON inside strings', () => {
		expect(inferSchema({ code: 'x', data: '{"n":1}', list: [1, 'a', null] })).toEqual({
			type: 'object',
			properties: {
				code: { type: 'string' },
				data: {
					type: 'string',
					contentMediaType: 'application/json',
					contentSchema: { type: 'object', properties: { n: { type: 'number' } } },
				},
				list: { type: 'array', items: { anyOf: [{ type: 'null' }, { type: 'number' }, { type: 'string' }] } },
			},
		});
	});

	it('treats many entries of one shape as a map', () => {
		const map = { a: { x: 1 }, b: { x: '1' }, c: { y: true }, d: { x: 2 } };
		expect(inferSchema(map)).toEqual({
			type: 'object',
			additionalProperties: {
				type: 'object',
				properties: { x: { anyOf: [{ type: 'number' }, { type: 'string' }] }, y: { type: 'boolean' } },
			},
		});
	});
});

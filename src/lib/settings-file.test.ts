import fc from 'fast-check';
import {
	compareSettings,
	makeSettingsFile,
	MAX_FILE_SIZE,
	readSettingsFile,
	type SettingRule,
	type SettingsFile,
} from './settings-file';

const RULES = new Map<string, SettingRule>([
	['flag', { kind: 'flag' }],
	['text', { kind: 'text' }],
	['choice', { kind: 'choice', choices: ['a', 'b'] }],
	['open-choice', { kind: 'choice' }],
	['list', { kind: 'list' }],
	['map', { kind: 'map' }],
]);
const VALUES = { flag: false, text: 'old', choice: 'a', 'open-choice': 'x', list: ['one'], map: { a: [] } };
const ORIGIN = {
	site: 'a.example',
	version: '1.0',
	date: '2026-01-02T03:04:05.000Z',
	names: { flag: 'Flag' },
};

const read = (text: string): SettingsFile => {
	const result = readSettingsFile(text);
	if ('problem' in result) {
		throw new Error(result.problem);
	}
	return result.file;
};
const problem = (text: string) => {
	const result = readSettingsFile(text);
	return 'problem' in result ? result.problem : null;
};
const fileWith = (settings: unknown, more = {}) =>
	JSON.stringify({ format: 'site-dashboard-settings', form: 1, ...ORIGIN, settings, ...more });
const compared = (settings: unknown) => compareSettings(read(fileWith(settings)), VALUES, RULES);

/** Values that fit a rule. */
const clean = fc.string({ unit: 'grapheme', maxLength: 50 }).filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text));
const fitting: Record<string, fc.Arbitrary<unknown>> = {
	flag: fc.boolean(),
	text: clean,
	choice: fc.constantFrom('a', 'b'),
	'open-choice': clean,
	list: fc.array(clean, { maxLength: 20 }),
	map: fc.dictionary(clean, fc.array(clean, { maxLength: 3 }), { maxKeys: 5 }),
};
const anyValues = fc.record(fitting) as fc.Arbitrary<Record<string, unknown>>;

describe('settings file', () => {
	it('records its origin and only the settings covered by the rules', () => {
		const text = makeSettingsFile(ORIGIN, { ...VALUES, secret: 'x', constructor: 'y' }, RULES);
		expect(JSON.parse(text)).toEqual({
			format: 'site-dashboard-settings',
			form: 1,
			...ORIGIN,
			settings: VALUES,
		});
	});

	it.each([
		['flag', '1', true],
		['flag', '', false],
		['flag', null, false],
		['flag', 'maybe', undefined],
		['flag', [], undefined],
		['text', 0, '0'],
		['choice', 2, '2'],
		['text', null, ''],
		['text', false, ''],
		['text', true, undefined],
		['text', ['x'], undefined],
		['list', 'x', undefined],
		['map', ['x'], undefined],
		['map', 'x', undefined],
	])('exports a %s stored as %j as %j', (name, stored, written) => {
		const text = makeSettingsFile(ORIGIN, { [name]: stored }, RULES);
		expect((JSON.parse(text) as { settings: object }).settings).toEqual(
			written === undefined ? {} : { [name]: written },
		);
	});

	it('is the same whatever the order of the rules', () => {
		const rules = new Map([...RULES].reverse());
		expect(makeSettingsFile(ORIGIN, VALUES, rules)).toBe(makeSettingsFile(ORIGIN, VALUES, RULES));
	});

	it('has no differences from the values it was made from, and leaves none once its changes are applied', () => {
		fc.assert(
			fc.property(anyValues, anyValues, (made, now) => {
				const file = read(makeSettingsFile(ORIGIN, made, RULES));
				expect({ ...file, names: Object.fromEntries(file.names) }).toMatchObject(ORIGIN);
				const none = { differences: [], problems: [], sameCount: RULES.size };
				expect(compareSettings(file, made, RULES)).toEqual(none);
				const { differences } = compareSettings(file, now, RULES);
				const after = { ...now, ...Object.fromEntries(differences.map(({ name, to }) => [name, to])) };
				expect(compareSettings(file, after, RULES)).toEqual(none);
			}),
			{ seed: 7 },
		);
	});
});

describe('readSettingsFile', () => {
	it.each([
		['', 'empty'],
		[' \n\uFEFF', 'empty'],
		['{', 'not-json'],
		[`{"format":"site-dashboard-settings","form":1,"settings":{"a":"\u0007"}}`, 'not-json'],
		['['.repeat(200_000), 'not-json'],
		['[]', 'not-settings'],
		['{"settings":{"flag":true}}', 'not-settings'],
		[fileWith({}, { format: 'other' }), 'not-settings'],
		[fileWith({}, { form: 2 }), 'newer'],
		[fileWith({}, { form: '1' }), 'not-settings'],
		[fileWith([]), 'no-settings'],
		[fileWith(undefined), 'no-settings'],
		[fileWith(Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`n${n}`, true]))), 'too-many'],
		['x'.repeat(1024 * 1024), 'too-large'],
		[`${fileWith({})}${' '.repeat(MAX_FILE_SIZE)}`, 'too-large'],
	])('names the problem with an invalid file: case %#', (text, name) => {
		expect(problem(text)).toBe(name);
	});

	it('accepts a leading byte order mark', () => {
		expect(problem(`\uFEFF${fileWith({ flag: true })}`)).toBeNull();
	});

	it('leaves missing or mistyped metadata empty', () => {
		const mistyped = read(fileWith({}, { site: 5, version: null, date: ['x'], names: 'x' }));
		expect(mistyped).toMatchObject({ site: '', version: '', date: '', names: new Map() });
		expect(read(fileWith({}, { names: { a: 'A', b: 5 } })).names).toEqual(new Map([['a', 'A']]));
	});

	it('never throws', () => {
		const file = fc.jsonValue().map((value) => fileWith(value));
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json(), file), (text) => {
				const result = readSettingsFile(text);
				expect('problem' in result || result.file.settings instanceof Map).toBe(true);
			}),
			{ seed: 8 },
		);
	});
});

describe('compareSettings', () => {
	it('lists the settings whose values differ', () => {
		expect(compared({ flag: true, text: 'old', choice: 'b', list: ['one', 'two'] })).toEqual({
			differences: [
				{ name: 'flag', from: false, to: true },
				{ name: 'choice', from: 'a', to: 'b' },
				{ name: 'list', from: ['one'], to: ['one', 'two'] },
			],
			problems: [],
			sameCount: 1,
		});
	});

	it('ignores the key order of a map', () => {
		const rules = new Map<string, SettingRule>([['map', { kind: 'map' }]]);
		const file = read(fileWith({ map: { b: 1, a: { d: 2, c: 3 } } }));
		expect(compareSettings(file, { map: { a: { c: 3, d: 2 }, b: 1 } }, rules).sameCount).toBe(1);
	});

	const deep = (levels: number): unknown => (levels ? { a: deep(levels - 1) } : 'x');
	it.each<[string, unknown, string]>([
		['flag', 'true', 'kind'],
		['text', 'bell \u0007', 'characters'],
		['text', 'half \uD800 a sign', 'characters'],
		['text', 'x'.repeat(100_001), 'too-long'],
		['choice', 'c', 'choice'],
		['choice', 'constructor', 'choice'],
		['list', ['one', 2], 'kind'],
		['list', ['\u001B[31m'], 'characters'],
		['list', Array(201).fill('x'), 'too-long'],
		['map', [], 'kind'],
		['map', deep(7), 'too-long'],
		['map', { a: ['\u0000'] }, 'characters'],
		['map', { 'k\u0000': 1 }, 'characters'],
		['unknown', true, 'unknown'],
		['constructor', true, 'unknown'],
	])('rejects the %s %j: %s', (name, value, expected) => {
		expect(compared({ [name]: value })).toEqual({
			differences: [],
			problems: [{ name, problem: expected }],
			sameCount: 0,
		});
	});

	it('rejects __proto__, and a setting this host doesn’t store, even if a rule covers it', () => {
		const text = fileWith({ flag: true }).replace('"flag":true', '"__proto__":{"flag":true}');
		expect(compareSettings(read(text), VALUES, RULES)).toMatchObject({
			differences: [],
			problems: [{ name: '__proto__', problem: 'unknown' }],
		});
		expect(compareSettings(read(fileWith({ flag: true })), { text: 'old' }, RULES).problems).toEqual([
			{ name: 'flag', problem: 'unknown' },
		]);
	});

	it('accepts tabs and line breaks', () => {
		expect(compared({ text: 'a\tb\r\nc' }).differences).toHaveLength(1);
	});

	it('never lists an unknown name or a value of the wrong type', () => {
		const names = fc.oneof(fc.constantFrom(...RULES.keys(), '__proto__', 'constructor'), fc.string());
		fc.assert(
			fc.property(fc.array(fc.tuple(names, fc.jsonValue({ maxDepth: 8 }))), (entries) => {
				const { differences, problems, sameCount } = compared(Object.fromEntries(entries));
				for (const { name, to } of differences) {
					const rule = RULES.get(name);
					expect(rule).toBeDefined();
					expect(typeOf(to)).toBe(TYPES[rule!.kind]);
				}
				const count = Object.keys(JSON.parse(JSON.stringify(Object.fromEntries(entries))) as object).length;
				expect(differences.length + problems.length + sameCount).toBe(count);
			}),
			{ seed: 9, numRuns: 500 },
		);
	});
});

const TYPES = { flag: 'boolean', text: 'string', choice: 'string', list: 'list', map: 'map' };
const typeOf = (value: unknown) =>
	Array.isArray(value) ? 'list' : typeof value === 'object' && value !== null ? 'map' : typeof value;

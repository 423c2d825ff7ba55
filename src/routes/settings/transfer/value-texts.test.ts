import fc from 'fast-check';
import { compareSettings, type SettingKind } from '../../../lib/settings-file';
import { valueTexts } from './value-texts';

const x = (count: number) => 'x'.repeat(count);
const texts = (kind: SettingKind, from: unknown, to: unknown, labels: Record<string, string> = {}) =>
	valueTexts({ rule: { kind }, isInverted: false, labels }, from, to);
/** A cell as a screen reader reads it: blanks are one there. */
const read = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('two values side by side', () => {
	it.each<[string, SettingKind, unknown, unknown, [string, string]]>([
		['flags', 'flag', true, false, ['On', 'Off']],
		['texts', 'text', '', 'Speak', ['(empty)', 'Speak']],
		['lists', 'list', ['a', 'b'], [], ['a and b', '(empty)']],
		[
			'titles',
			'map',
			{ posts: [{ type: 'token', value: 'post_title' }] },
			{
				posts: [
					{ type: 'token', value: 'post_title' },
					{ type: 'string', value: ' – ' },
					{ type: 'token', value: 'site_name' },
				],
			},
			['posts: [post_title]', 'posts: [post_title] – [site_name]'],
		],
		['what cannot be shown', 'text', undefined, 'Can’t be shown', ['Can’t be shown', '"Can’t␣be␣shown"']],
	])('are shown in words: %s', (_name, kind, from, to, shown) => {
		expect(texts(kind, from, to)).toEqual(shown);
	});

	it('show a difference late in a long text', () => {
		const [from, to] = texts('text', `${x(5000)}A${x(5000)}`, `${x(5000)}B${x(5000)}`);
		expect(from).toBe(`…${x(40)}A${x(159)}…`);
		expect(to).toBe(`…${x(40)}B${x(159)}…`);
	});

	it('show where the longer one continues', () => {
		expect(texts('text', x(300), x(301))).toEqual([`…${x(40)}`, `…${x(41)}`]);
	});

	it.each<[string, SettingKind, unknown, unknown, [string, string]]>([
		['blanks', 'text', 'a b', 'a  b', ['"a␣b"', '"a␣␣b"']],
		['line breaks', 'text', 'a b', 'a\nb', ['"a␣b"', '"a\\nb"']],
		['a blank at the end', 'text', 'a', 'a ', ['"a"', '"a␣"']],
		['a sign that nobody sees', 'text', 'a', 'a\u200b', ['"a"', '"a\\u{200b}"']],
		['an accent', 'text', '\u00e9', 'e\u0301', ['"\\u{e9}"', '"e\\u{301}"']],
		['one entry or two', 'list', ['a and b'], ['a', 'b'], ['["a␣and␣b"]', '["a","b"]']],
		['a number or a text', 'map', { a: 1 }, { a: '1' }, ['{"a":1}', '{"a":"1"}']],
		[
			'a token or its name as a word',
			'map',
			{ a: [{ type: 'token', value: 'date' }] },
			{ a: [{ type: 'string', value: '[date]' }] },
			['{"a":[{"type":"token","value":"date"}]}', '{"a":[{"type":"string","value":"[date]"}]}'],
		],
		[
			'what is beside a value',
			'map',
			{ a: { value: 'b', c: 1 } },
			{ a: { value: 'b', c: 2 } },
			['a: value: b; c: 1', 'a: value: b; c: 2'],
		],
	])('are told apart when they’d otherwise look the same: %s', (_name, kind, from, to, shown) => {
		expect(texts(kind, from, to)).toEqual(shown);
	});

	it('show the stored values of two choices with the same label', () => {
		expect(texts('choice', 'a', 'b', { a: 'Same', b: 'Same' })).toEqual(['"a"', '"b"']);
	});

	it('never look the same', () => {
		const word = fc.oneof(
			fc.constantFrom(...['', ' ', 'a', 'a ', 'a  b', 'a\nb', 'é', 'e\u0301', '\u200b']),
			fc.constantFrom('[date]', '(empty)', '1', '␣'),
			fc
				.tuple(fc.constantFrom(x(190), x(205)), fc.constantFrom('', ' ', 'a', 'b', '\n'))
				.map(([one, two]) => one + two + one),
		);
		const leaf = fc.oneof(word, fc.integer({ min: 0, max: 2 }), fc.boolean());
		const part = fc.record({ type: fc.constantFrom('token', 'string', 'other'), value: word });
		const map = fc.dictionary(
			fc.constantFrom('a', 'b', 'value', 'type'),
			fc.oneof(leaf, part, fc.array(part)),
		);
		const pair = fc.oneof(
			fc.tuple(fc.constant<SettingKind>('text'), word, word),
			fc.tuple(fc.constant<SettingKind>('list'), fc.array(word), fc.array(word)),
			fc.tuple(fc.constant<SettingKind>('map'), map, map),
		);
		fc.assert(
			fc.property(pair, ([kind, from, to]) => {
				const file = { site: '', version: '', date: '', settings: new Map([['s', to as unknown]]) };
				const { differences } = compareSettings(file, { s: from }, new Map([['s', { kind }]]));
				for (const difference of differences) {
					const [now, then] = texts(kind, difference.from, difference.to);
					expect(read(now)).not.toBe(read(then));
					expect(now.length).toBeLessThan(1500);
				}
			}),
			{ seed: 7, numRuns: 3000 },
		);
	});
});

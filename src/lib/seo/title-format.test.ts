import fc from 'fast-check';
import {
	fillTitle,
	joined,
	offeredTokens,
	PAGE_TYPES,
	parseTitle,
	readFormats,
	type Token,
} from './title-format';
import { titleText } from '../../../tests/support/title-text';
import { moveToken, toParts, toSlots } from './title-slots';
import { processorTime } from '../../../tests/support/processor-time';

const SEED = { seed: 17, numRuns: 300 };
const anyType = fc.constantFrom(...PAGE_TYPES);
const NAMES: Token[] = [
	'site_name',
	'tagline',
	'post_title',
	'page_title',
	'group_title',
	'archive_title',
	'date',
];
const anyText = fc
	.array(
		fc.oneof(
			fc.constantFrom(...NAMES.map((name) => `[${name}]`), '[', ']', '[Site_Name]', ' | '),
			fc.string(),
		),
	)
	.map((pieces) => pieces.join(''));
const SAMPLES = Object.fromEntries(NAMES.map((name) => [name, `<${name}>`])) as Record<Token, string>;
const token = (value: Token) => ({ type: 'token' as const, value });
const words = (value: string) => ({ type: 'string' as const, value });

describe('title formats', () => {
	it('support the date in archives only [TRAF-032]', () => {
		expect(parseTitle('[date]', 'archives')).toEqual([token('date')]);
		for (const type of PAGE_TYPES.filter((other) => other !== 'archives')) {
			expect(parseTitle('[date]', type)).toEqual([words('[date]')]);
		}
	});

	it.each([
		['[site_name] | [post_title]', [token('site_name'), words(' | '), token('post_title')]],
		['[site_name][tagline]', [token('site_name'), token('tagline')]],
		['[Site_Name] [SITE_NAME]', [words('[Site_Name] [SITE_NAME]')]],
		['[page_title] [unknown] [ site_name ]', [words('[page_title] [unknown] [ site_name ]')]],
		['site_name', [words('site_name')]],
		['[[tagline]]', [words('['), token('tagline'), words(']')]],
		['', []],
	])('for posts parse %j as %j [TRAF-033, TRAF-075]', (text, parts) => {
		expect(parseTitle(text, 'posts')).toEqual(parts);
	});

	it('round-trip to the same text, with no empty parts and only known tokens [TRAF-033, TRAF-075]', () => {
		fc.assert(
			fc.property(anyText, anyType, (text, type) => {
				const parts = parseTitle(text, type);
				expect(titleText(parts)).toBe(text);
				expect(parts.every(({ value }) => value !== '')).toBe(true);
				const made = toSlots(parts);
				expect(made.texts).toHaveLength(made.tokens.length + 1);
				expect(toParts(made)).toEqual(joined(parts));
				expect(moveToken(made, made.tokens.length, 0)).toEqual(made);
				for (const part of parts.filter((other) => other.type === 'token')) {
					expect([...offeredTokens(type), ...(type === 'archives' ? ['date'] : [])]).toContain(part.value);
				}
			}),
			SEED,
		);
	});

	it('replace every occurrence of every token [TRAF-034, TRAF-076]', () => {
		const parts = parseTitle('[tagline] [site_name] [tagline]', 'front_page');
		expect(fillTitle(parts, SAMPLES)).toBe('<tagline> <site_name> <tagline>');
	});

	it('don’t expand tokens in replacement values', () => {
		expect(fillTitle([token('site_name')], { ...SAMPLES, site_name: '[tagline]' })).toBe('[tagline]');
	});

	it('parse ten thousand characters in under half a second', () => {
		const start = processorTime();
		expect(parseTitle('[site_name]'.repeat(910), 'posts')).toHaveLength(910);
		expect(parseTitle('['.repeat(10_000), 'posts')).toHaveLength(1);
		expect(processorTime() - start).toBeLessThan(500);
	});
});

describe('stored title formats', () => {
	it.each([
		[[]],
		[null],
		['x'],
		[{ posts: 'x' }],
		[{ posts: [null, 1, { type: 'token' }, { type: 'x', value: 'y' }] }],
	])('are empty for %j', (stored) => {
		expect(Object.values(readFormats(stored)).every((parts) => parts.length === 0)).toBe(true);
	});

	it('keep tokens unknown to the page type as text [TRAF-017, TRAF-033]', () => {
		const { posts } = readFormats({
			posts: [token('site_name'), { type: 'token', value: 'category' }, words(' x')],
		});
		expect(posts).toEqual([token('site_name'), words('[category] x')]);
	});
});

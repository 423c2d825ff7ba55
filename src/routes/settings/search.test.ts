import fc from 'fast-check';
import type { Module } from '../../rest-api/modules';
import type { RootState } from '../../state/root-state';
import type { SettingsGroup } from './groups/group';
import {
	matches,
	moduleLine,
	namedLines,
	normalize,
	positionsOf,
	rankOf,
	searchLines,
	startsWord,
} from './search';
import { distanceOf, nearTerms } from './near';
import { processorTime } from '../../../tests/support/processor-time';

const MODULE = {
	module: 'm1',
	name: 'N1',
	description: 'D1',
	learn_more_button: 'B1',
	long_description: 'L1',
	search_terms: 'T1',
	additional_search_queries: 'Q1',
	short_description: 'S1',
	feature: ['F1', 'F2'],
} as Module;

const stateOf = (bySlug: object) => ({ modules: { bySlug } }) as RootState;
const WITH = stateOf({ m1: MODULE });
const WITHOUT = stateOf({});

const GROUP: SettingsGroup = {
	id: 'g',
	title: () => 'Ärger',
	module: 'm1',
	keywords: () => 'synonym',
	items: [
		{ kind: 'toggle', option: 'some_option', label: () => 'Its label', help: () => 'Its help' },
		{ kind: 'note', id: 'n', text: () => 'not found' },
	],
};

describe('settings search', () => {
	it('reads a module’s nine texts in order, separated by spaces [SET-005]', () => {
		expect(moduleLine(MODULE)).toBe('m1 n1 d1 b1 l1 t1 q1 s1 f1 f2');
	});

	it.each(['n1 d1', 'ärger', 'A\u0308RGER', 'synonym', 'ITS LABEL', 'its help', 'some_option'])(
		'finds a card by %s',
		(term) => {
			expect(matches(searchLines(GROUP, WITH), term)).toBe(true);
		},
	);

	it.each([
		['الأَمَان', 'الامان'],
		['الامان', 'الأَمَان'],
		['إعدادات', 'اعدادات'],
		['الإعـــدادات', 'الاعدادات'],
		['ا\u0654منية', 'امنية'],
	])('finds Arabic with and without diacritics: %s by %s', (text, term) => {
		expect(matches(namedLines(text, ''), term)).toBe(true);
	});

	it('doesn’t match across unrelated texts', () => {
		expect(matches(searchLines(GROUP, WITH), 'f2 ärger')).toBe(false);
		expect(matches(searchLines(GROUP, WITHOUT), 'n1')).toBe(false);
	});

	it('finds any part of a text, in its own case or in lowercase', () => {
		fc.assert(
			fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (text, from, length) => {
				const part = text.slice(from % text.length, (from % text.length) + 1 + (length % text.length));
				expect(matches(namedLines(text, ''), part)).toBe(true);
				expect(matches(namedLines(text, ''), part.toLocaleLowerCase())).toBe(true);
			}),
			{ seed: 20 },
		);
	});
});

describe('search rank', () => {
	const cardOf = (title: string, texts: Partial<SettingsGroup> = {}): SettingsGroup => ({
		id: title,
		title: () => title,
		items: [],
		...texts,
	});
	const rank = (group: SettingsGroup, term: string) => rankOf(searchLines(group, WITHOUT), normalize(term));

	it('prefers the start of a word, then the more important text: an exact name first', () => {
		const inside = 'Subscriptions';
		const cards = [
			cardOf('IP'),
			cardOf('IP lists'),
			cardOf('Firewall', { items: [{ kind: 'toggle', option: 'o', label: () => 'Block IP addresses' }] }),
			cardOf('Firewall', { keywords: () => 'attacks, ip address' }),
			cardOf('Firewall', { description: () => 'Blocks IP addresses.' }),
			cardOf(inside),
			cardOf('Firewall', { keywords: () => inside }),
			cardOf('Firewall', { description: () => inside }),
			cardOf('Firewall'),
		];
		const ranks = cards.map((card) => rank(card, 'ip'));
		expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
		expect(new Set(ranks).size).toBe(ranks.length);
		expect(ranks.at(-1)).toBe(Infinity);
	});

	it.each([
		['Sub-IP', 'ip', true],
		['strip', 'ip', false],
		['نشاط الموقع', 'موقع', true],
		['حماية الموقع', 'الموقع', true],
		['توقيعالموقع', 'موقع', false],
		['😀ip', 'ip', true],
		['Größe', 'öße', false],
	])('detects whether a word in %s starts with %s', (text, term, starts) => {
		expect(startsWord(normalize(text), normalize(term))).toBe(starts);
	});

	it('never gets worse with more texts, and is finite only for a match', () => {
		const unit = fc.constantFrom('i', 'p', ' ', 'ا', 'ل', '😀', 'É', '(', '*');
		const text = fc.string({ unit, maxLength: 12 });
		fc.assert(
			fc.property(text, text, fc.string({ unit, minLength: 1, maxLength: 3 }), (name, keywords, term) => {
				const wanted = normalize(term);
				const alone = rankOf(namedLines(name, ''), wanted);
				const both = rankOf(namedLines(name, keywords), wanted);
				expect(both).toBeLessThanOrEqual(alone);
				expect(Number.isFinite(both)).toBe(matches(namedLines(name, keywords), term));
			}),
			{ seed: 20 },
		);
	});
});

describe('match positions', () => {
	const partsOf = (text: string, term: string) =>
		positionsOf(text, normalize(term)).map(([from, to]) => text.slice(from, to));

	it.each([
		['a plain text', 'Address, addresses', 'ADDRESS', ['Address', 'address']],
		['Arabic without marks', 'الامان والامان', 'الأمان', ['الامان', 'الامان']],
		['Arabic with marks before, in and after it', 'مُهمّ: الأَمَانُ، وأَمَانٌ', 'أمان', ['أَمَانُ', 'أَمَانٌ']],
		['a stretched word', 'إلى الإعـــدادات', 'الاعدادات', ['الإعـــدادات']],
		['an accent as a sign of its own', 'Re\u0301glages re\u0301els', 'réel', ['re\u0301el']],
		['a letter whose other case is longer', 'İzmir ve İzin', 'izin', []],
		['what follows such a letter', 'İzin ver', 'ver', ['ver']],
		['no term', 'Text', '', []],
	])('are correct for %s', (_name, text, term, parts) => {
		expect(partsOf(text, term)).toEqual(parts);
	});

	it('contain the normalized term, whatever surrounds it', () => {
		const letters = fc.constantFrom(...'اأمن\u064e\u0651\u0640e\u0301İ 😀');
		fc.assert(
			fc.property(fc.string({ unit: letters }), fc.string({ unit: letters, minLength: 1 }), (text, term) => {
				partsOf(text, term).forEach((part) => expect(normalize(part)).toContain(normalize(term)));
			}),
			{ seed: 20 },
		);
	});
});

const LINES = [
	...namedLines('Spam protection', 'akismet, anti-spam, comments'),
	...namedLines('Activate a license', 'license key, licence'),
	...namedLines('Shortlinks', 'wp.me, short URL'),
	...namedLines('Sicherungskopien', 'größe'),
	...namedLines('حماية الأمان', 'نسخة احتياطية'),
];

describe('suggestions for a search without results', () => {
	it.each([
		['akismt', 'akismet'],
		['AKISMTE', 'akismet'],
		['licensse', 'license'],
		['licens keys', 'license key'],
		['spma', 'Spam'],
		['short ulr', 'short URL'],
		['Grösse', 'größe'],
		['cancel comments', 'comments'],
		['الأمن', 'الأمان'],
	])('for %s include %s, and each finds something', (term, near) => {
		expect(nearTerms(term, LINES)).toContain(near);
		nearTerms(term, LINES).forEach((each) => expect(matches(LINES, each)).toBe(true));
	});

	it.each(['', ' ', 'spm', 'qqqq', '(((((', '.*+?^${}', '<b>spma</b>x', '😀😀😀😀', 'a'.repeat(10_000)])(
		'for %s are one at most',
		(term) => {
			expect(nearTerms(term, LINES).length).toBeLessThanOrEqual(1);
		},
	);

	it('are found quickly among thousands of words, whatever the term', () => {
		const many = Array.from({ length: 3000 }, (_, index) =>
			namedLines(`word${index * 7919}`, 'aaaaaaaaaa'),
		).flat();
		const started = processorTime();
		const terms = ['a'.repeat(10_000), 'a '.repeat(5000), `${'a'.repeat(39)} `.repeat(250), 'wrod1234'];
		terms.forEach((term) => nearTerms(term, many));
		expect(processorTime() - started).toBeLessThan(2000);
	});

	it('correct a wrong, missing, doubled or swapped letter in words of six letters or more', () => {
		const word = fc.string({ unit: fc.constantFrom(...'abcdef'), minLength: 6, maxLength: 12 });
		fc.assert(
			fc.property(
				word,
				fc.nat(),
				fc.constantFrom('wrong', 'missing', 'doubled', 'swapped'),
				(text, where, how) => {
					const letters = [...text];
					const at = where % (letters.length - 1);
					const [one = '', other = ''] = letters.slice(at);
					const change = { wrong: ['x'], missing: [], doubled: [one, one], swapped: [other, one] }[how];
					letters.splice(at, how === 'swapped' ? 2 : 1, ...change);
					expect(nearTerms(letters.join(''), namedLines(text, ''))).toEqual([text]);
				},
			),
			{ seed: 20 },
		);
	});
});

describe('word distance', () => {
	const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '😀'), maxLength: 8 });

	it('is symmetric, 0 only for identical words, and exact up to the limit', () => {
		fc.assert(
			fc.property(word, word, (text, other) => {
				const [one, two] = [[...text], [...other]];
				const whole = distanceOf(one, two, 99);
				expect(distanceOf(two, one, 99)).toBe(whole);
				expect(whole === 0).toBe(text === other);
				expect(Math.min(distanceOf(one, two, 2), 3)).toBe(Math.min(whole, 3));
			}),
			{ seed: 20 },
		);
	});

	it('counts an accent as one change', () => {
		expect(normalize('É')).toBe('é');
		expect(distanceOf([...'café'], [...'cafe'], 2)).toBe(1);
	});
});

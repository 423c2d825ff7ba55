import fc from 'fast-check';
import { distanceOf, nearTerms } from './near';
import { matches, namedLines, normalize } from './search';
import { processorTime } from '../../../tests/support/processor-time';

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

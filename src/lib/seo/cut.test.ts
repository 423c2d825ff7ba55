import fc from 'fast-check';
import { cutAtWord, cutHard, wholeStart, withoutTags } from './cut';
import { processorTime } from '../../../tests/support/processor-time';

const SEED = { seed: 63, numRuns: 400 };
const TITLE = { max: 63, lower: 23, upper: 73 };
const segmenter = new Intl.Segmenter();
const borders = (text: string) => new Set([...segmenter.segment(text)].map(({ index }) => index));

/** Texts made of what is easy to cut wrongly. */
const awkward = fc
	.array(
		fc.oneof(
			fc.constantFrom(
				'a',
				' ',
				'e\u0301',
				'👍🏽',
				'👨‍👩‍👧‍👦',
				'🇩🇪',
				'🇫',
				'שלום',
				'ه\u0651',
				'\u0600',
				'\u200f',
				'क्षि',
				'한',
				'\r\n',
				'\ud83d',
			),
			fc.string({ unit: 'binary', maxLength: 3 }),
		),
		{ maxLength: 120 },
	)
	.map((pieces) => pieces.join(''));

describe('cutting at a length', () => {
	it.each([0, 1, 2, 62, 63, 64])(
		'leaves text of at most %i characters unchanged and cuts longer text [TRAF-080]',
		(max) => {
			expect(cutHard('x'.repeat(max), max)).toBe('x'.repeat(max));
			expect(cutHard('x'.repeat(max + 1), max)).toBe(`${'x'.repeat(max)}…`);
		},
	);

	it.each([
		['a pair of surrogates', '👍'],
		['a letter with its mark', 'e\u0301'],
		['a family', '👨‍👩‍👧‍👦'],
		['a flag', '🇩🇪'],
		['a letter of a script that runs the other way, with its mark', 'ه\u0651'],
	])('drops %s rather than splitting it', (_, character) => {
		expect(cutHard(`${'x'.repeat(79)}${character}yy`, 80)).toBe(`${'x'.repeat(79)}…`);
		expect(cutHard(`${'x'.repeat(80 - character.length)}${character}yy`, 80)).toBe(
			`${'x'.repeat(80 - character.length)}${character}…`,
		);
	});

	it('stays within the limit, never splits a character, and keeps as much as fits', () => {
		fc.assert(
			fc.property(awkward, fc.nat({ max: 90 }), (text, max) => {
				const start = wholeStart(text, max);
				const isBorder = borders(text);
				expect(start.length).toBeLessThanOrEqual(max);
				expect(text.startsWith(start)).toBe(true);
				expect(start.length === text.length || isBorder.has(start.length)).toBe(true);
				for (let at = start.length + 1; at <= Math.min(max, text.length); at++) {
					expect(at < text.length && isBorder.has(at)).toBe(false);
				}
			}),
			SEED,
		);
	});

	it('cuts over ten thousand characters 1,000 times in under 5 seconds', () => {
		const text = '👨‍👩‍👧‍👦'.repeat(1000);
		const start = processorTime();
		for (let run = 0; run < 1000; run++) {
			cutHard(text, 200);
		}
		expect(processorTime() - start).toBeLessThan(5000);
	});
});

describe('cutting at a word', () => {
	/** A text of 90 with blanks at these positions alone. */
	const withBlanks = (...at: number[]) =>
		[...'x'.repeat(90)].map((letter, index) => (at.includes(index) ? ' ' : letter)).join('');

	it('leaves a title of 63 characters unchanged [TRAF-036]', () => {
		expect(cutAtWord('x'.repeat(63), TITLE)).toBe('x'.repeat(63));
	});

	it.each([
		['the last of several blanks', [30, 50], 50],
		['the first position after the lower bound', [24], 24],
		['the last position before the upper bound', [72], 72],
		['not at the lower bound', [23], 63],
		['not at the upper bound', [73], 63],
		['not without a blank', [], 63],
	])('cuts a longer title: %s [TRAF-036]', (_, blanks, length) => {
		expect(cutAtWord(withBlanks(...blanks), TITLE)).toBe(`${withBlanks(...blanks).slice(0, length)}…`);
	});

	it('never exceeds its limits or splits a character', () => {
		fc.assert(
			fc.property(awkward, (text) => {
				const cut = cutAtWord(text, TITLE);
				if (text.length <= TITLE.max) {
					expect(cut).toBe(text);
					return;
				}
				const kept = cut.slice(0, -1);
				expect(cut.endsWith('…')).toBe(true);
				expect(kept.length).toBeLessThan(TITLE.upper);
				expect(borders(text).has(kept.length)).toBe(true);
				expect(
					kept.length <= TITLE.max ||
						/^\s/.test(text.slice(kept.length)) ||
						text.slice(kept.length).includes(' '),
				).toBe(true);
			}),
			SEED,
		);
	});
});

describe('withoutTags', () => {
	it.each([
		['<b>Bold</b> and <a href="x">link</a>', 'Bold and link'],
		['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
		['<!-- x -->shown<br/>', 'shown'],
		['<script>alert(1)</script>', 'alert(1)'],
		['', ''],
	])('turns %j into %j [TRAF-078]', (text, plain) => {
		expect(withoutTags(text)).toBe(plain);
	});

	it('reads 100,000 characters of unclosed tags in under 2 seconds', () => {
		const start = processorTime();
		withoutTags('<a'.repeat(50_000));
		// A pattern that runs on to the end of the text each time takes over five seconds.
		expect(processorTime() - start).toBeLessThan(2_000);
	});
});

import fc from 'fast-check';
import { processorTime } from '../../../tests/support/processor-time';
import { wholeStart, withoutTags } from './cut';
import { facebookPreview, searchPreview, tweetCard, type SharedPage } from './previews';

const page = (more: Partial<SharedPage> = {}): SharedPage => ({
	url: 'https://www.example.com/blog/post',
	title: 'Title',
	description: 'Description',
	image: '',
	...more,
});
const x = (count: number) => 'x'.repeat(count);
/** Words of these lengths. */
const words = (...lengths: number[]) => lengths.map(x).join(' ');

const segmenter = new Intl.Segmenter();
const borders = (text: string) => new Set([...segmenter.segment(text)].map(({ index }) => index));
/** Easy to cut wrongly. */
const PIECES = ['👍', '👍🏽', '👨‍👩‍👧‍👦', '🇩🇪', 'e\u0301', 'ه\u0651', 'שׁ', 'क्षि', '한', '\u200f', 'a b', ' '];

describe('search preview', () => {
	it.each([
		['63 characters', x(63), x(63)],
		['two spaces', words(30, 19, 39), `${words(30, 19)}…`],
		['a space after 24', words(24, 65), `${x(24)}…`],
		['a space after 23', words(23, 66), `${words(23, 39)}…`],
		['a space after 72', words(72, 17), `${x(72)}…`],
		['a space after 73', words(73, 16), `${x(63)}…`],
		['no space', x(90), `${x(63)}…`],
	])('cuts the title at a word [TRAF-036]: %s', (_, title, shown) => {
		expect(searchPreview(page({ title })).title).toBe(shown);
	});

	it.each([
		['160 characters', x(160), x(160)],
		['161 characters', x(161), `${x(160)}…`],
		['a space after 81', words(81, 90), `${x(81)}…`],
		['a space after 80', words(80, 90), `${words(80, 79)}…`],
		['a space after 169', words(169, 9), `${x(169)}…`],
		['a space after 170', words(170, 9), `${x(160)}…`],
		['160 characters between tags', `<p>${x(160)}</p>`, x(160)],
	])('cuts the description [TRAF-037, TRAF-078]: %s', (_, description, shown) => {
		expect(searchPreview(page({ description })).description).toBe(shown);
	});

	it.each([
		['https://example.com', 'example.com ▾'],
		['http://example.com/a/b', 'example.com › a › b ▾'],
		['example.com/a', 'example.com › a ▾'],
		[`https://${x(68)}`, `${x(68)} ▾`],
		[`https://${x(69)}`, `${x(68)}… ▾`],
	])('shows the URL %s as %s [TRAF-038, TRAF-079, TRAF-080]', (url, shown) => {
		expect(searchPreview(page({ url })).displayUrl).toBe(shown);
	});
});

it.each([
	[80, 200, x(80), x(200)],
	[81, 201, `${x(80)}…`, `${x(200)}…`],
])(
	'Facebook and Twitter limit a title of %i and a description of %i characters, and show the domain [TRAF-035, TRAF-039, TRAF-042, TRAF-080, TRAF-081]',
	(length, text, title, description) => {
		const shared = page({ title: x(length), description: `<i>${x(text)}</i>` });
		expect(facebookPreview(shared)).toEqual({ title, description, displayUrl: 'www.example.com' });
		expect(tweetCard(shared)).toEqual({ title: x(length), description, displayUrl: 'example.com' });
	},
);

const awkward = fc
	.tuple(
		fc
			.constantFrom(62, 63, 67, 68, 72, 73, 79, 80, 159, 160, 169, 170, 199, 200)
			.chain((limit) => fc.integer({ min: limit - 12, max: limit + 2 })),
		fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 40 }),
	)
	.map(([length, pieces]) => x(length) + pieces.join(''));
/** `whole` stays up to `max`; of a longer one at most `limit` is kept. */
const expectWhole = (shown: string, whole: string, max: number, limit = max) => {
	if (shown === whole) {
		expect(whole.length).toBeLessThanOrEqual(max);
		return;
	}
	expect(whole.length).toBeGreaterThan(max);
	expect(shown.endsWith('…')).toBe(true);
	const kept = shown.slice(0, -1);
	expect(kept.length).toBeLessThanOrEqual(limit);
	expect(whole.startsWith(kept)).toBe(true);
	expect(borders(whole).has(kept.length)).toBe(true);
};

it('text of every preview stays within its limit and ends with a whole character in any script [TRAF-035, TRAF-036, TRAF-037, TRAF-038, TRAF-039]', () => {
	fc.assert(
		fc.property(awkward, (text) => {
			const shared = page({ title: text, description: text, url: `https://${text.replaceAll(' ', '')}` });
			const [search, facebook, tweet] = [searchPreview(shared), facebookPreview(shared), tweetCard(shared)];
			expectWhole(search.title, text, 63, 72);
			expectWhole(search.description, text, 160, 169);
			expectWhole(search.displayUrl.slice(0, -2), text.replaceAll(' ', ''), 68);
			expectWhole(facebook.title, text, 80);
			expectWhole(facebook.description, text, 200);
			expectWhole(tweet.description, text, 200);
			expect(tweet.title).toBe(text);
		}),
		{ seed: 35, numRuns: 200 },
	);
});

it('cutting at a length stays within the limit, never splits a character, and keeps as much as fits', () => {
	const pieces = fc.constantFrom(...PIECES, 'a', '🇫', '\u0600', '\r\n', '\ud83d');
	const text = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 120 });
	fc.assert(
		fc.property(
			text.map((all) => all.join('')),
			fc.nat({ max: 90 }),
			(whole, max) => {
				const start = wholeStart(whole, max);
				const isBorder = borders(whole);
				expect(start.length).toBeLessThanOrEqual(max);
				expect(whole.startsWith(start)).toBe(true);
				expect(start.length === whole.length || isBorder.has(start.length)).toBe(true);
				for (let at = start.length + 1; at <= Math.min(max, whole.length); at++) {
					expect(at < whole.length && isBorder.has(at)).toBe(false);
				}
			},
		),
		{ seed: 63, numRuns: 200 },
	);
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

import fc from 'fast-check';
import { facebookPreview, searchPreview, tweetCard, type SharedPage } from './previews';

const page = (more: Partial<SharedPage> = {}): SharedPage => ({
	url: 'https://www.example.com/blog/post',
	title: 'Title',
	description: 'Description',
	image: '',
	...more,
});
const x = (count: number) => 'x'.repeat(count);

describe('search preview', () => {
	it.each([
		['160 characters', x(160), x(160)],
		['161 characters', x(161), `${x(160)}…`],
		['a space after 81', `${x(81)} ${x(90)}`, `${x(81)}…`],
		['a space after 80', `${x(80)} ${x(90)}`, `${x(80)} ${x(79)}…`],
		['a space after 169', `${x(169)} ${x(9)}`, `${x(169)}…`],
		['a space after 170', `${x(170)} ${x(9)}`, `${x(160)}…`],
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

	it('cuts the title at a word [TRAF-036]', () => {
		expect(searchPreview(page({ title: `${x(40)} ${x(40)}` })).title).toBe(`${x(40)}…`);
	});
});

describe('Facebook preview', () => {
	it.each([
		[80, 200, x(80), x(200)],
		[81, 201, `${x(80)}…`, `${x(200)}…`],
	])(
		'limits a title of %i and a description of %i characters [TRAF-035, TRAF-080]',
		(title, text, shown, shownText) => {
			expect(facebookPreview(page({ title: x(title), description: `<i>${x(text)}</i>` }))).toMatchObject({
				title: shown,
				description: shownText,
			});
		},
	);

	it('shows the domain [TRAF-042]', () => {
		expect(facebookPreview(page()).displayUrl).toBe('www.example.com');
	});
});

describe('tweet card', () => {
	it.each([
		[200, x(200)],
		[201, `${x(200)}…`],
	])('limits a description of %i characters [TRAF-039, TRAF-080]', (length, shown) => {
		expect(tweetCard(page({ description: `<b>${x(length)}</b>` })).description).toBe(shown);
	});

	it('shows the domain without www [TRAF-081]', () => {
		expect(tweetCard(page()).displayUrl).toBe('example.com');
	});
});

describe('text of every preview', () => {
	const segmenter = new Intl.Segmenter();
	/** What is easy to cut wrongly, around every limit there is. */
	const awkward = fc
		.tuple(
			fc
				.constantFrom(62, 63, 67, 68, 72, 73, 79, 80, 159, 160, 169, 170, 199, 200)
				.chain((limit) => fc.integer({ min: limit - 12, max: limit + 2 })),
			fc.array(
				fc.constantFrom('👍🏽', '👨‍👩‍👧‍👦', '🇩🇪', 'e\u0301', 'ه\u0651', 'שׁ', 'क्षि', '한', '\u200f', 'a b', ' '),
				{ minLength: 1, maxLength: 40 },
			),
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
		expect([...segmenter.segment(whole)].some(({ index }) => index === kept.length)).toBe(true);
	};

	it('stays within its limit and ends with a whole character in any script [TRAF-035, TRAF-036, TRAF-037, TRAF-038, TRAF-039]', () => {
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
			{ seed: 35, numRuns: 500 },
		);
	});
});

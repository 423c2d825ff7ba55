import fc from 'fast-check';
import { facebookPreview, searchPreview, tweetCard, type SharedPage } from './previews';
import { tweetMedia, tweetParts } from './tweet';

const page = (more: Partial<SharedPage> = {}): SharedPage => ({
	url: 'https://www.example.com/blog/post',
	title: 'Title',
	description: 'Description',
	image: '',
	type: 'website',
	author: '',
	...more,
});
const x = (count: number) => 'x'.repeat(count);

describe('a search result', () => {
	it.each([
		[x(160), x(160)],
		[x(161), `${x(160)}…`],
		[`${x(81)} ${x(90)}`, `${x(81)}…`],
		[`${x(80)} ${x(90)}`, `${x(80)} ${x(79)}…`],
		[`${x(169)} ${x(9)}`, `${x(169)}…`],
		[`${x(170)} ${x(9)}`, `${x(160)}…`],
		[`<p>${x(160)}</p>`, x(160)],
	])('cuts its description [TRAF-037, TRAF-078]: %.12s', (description, shown) => {
		expect(searchPreview(page({ description })).description).toBe(shown);
	});

	it.each([
		['https://example.com', 'example.com ▾'],
		['http://example.com/a/b', 'example.com › a › b ▾'],
		['example.com/a', 'example.com › a ▾'],
		[`https://${x(68)}`, `${x(68)} ▾`],
		[`https://${x(69)}`, `${x(68)}… ▾`],
	])('shows the address %s as %s [TRAF-038, TRAF-079, TRAF-080]', (url, address) => {
		expect(searchPreview(page({ url })).address).toBe(address);
	});

	it('cuts its title at a word [TRAF-036]', () => {
		expect(searchPreview(page({ title: `${x(40)} ${x(40)}` })).title).toBe(`${x(40)}…`);
	});
});

describe('a post on Facebook', () => {
	it.each([
		[80, 200, x(80), x(200)],
		[81, 201, `${x(80)}…`, `${x(200)}…`],
	])('cuts a title of %i and a description of %i [TRAF-035, TRAF-080]', (title, text, shown, shownText) => {
		expect(facebookPreview(page({ title: x(title), description: `<i>${x(text)}</i>` }))).toMatchObject({
			title: shown,
			description: shownText,
		});
	});

	it('shows the domain, and the author if there is one [TRAF-042]', () => {
		expect(facebookPreview(page()).address).toBe('www.example.com');
		expect(facebookPreview(page({ author: 'Ada' })).address).toBe('www.example.com | Ada');
	});
});

describe('a card of a tweet', () => {
	it.each([
		[200, x(200)],
		[201, `${x(200)}…`],
	])('cuts a description of %i [TRAF-039, TRAF-080]', (length, shown) => {
		expect(tweetCard(page({ description: `<b>${x(length)}</b>` })).description).toBe(shown);
	});

	it('shows the domain without www [TRAF-081]', () => {
		expect(tweetCard(page()).address).toBe('example.com');
	});

	it.each([
		['summary', false],
		['summary_large_image', true],
		['large_image_summary', true],
	])('of type %s is large: %p [TRAF-081]', (type, isLarge) => {
		expect(tweetCard(page({ type })).isLarge).toBe(isLarge);
	});
});

describe('media of a tweet', () => {
	const media = (...types: string[]) => types.map((type, index) => ({ type, url: `/${index}`, alt: '' }));
	const shown = (...types: string[]) => tweetMedia(media(...types)).map(({ type }) => type);

	it.each([
		[['image/png', 'image/jpeg', 'image/png', 'image/png', 'image/png'], 4],
		[['image/png', 'video/mp4', 'image/gif', 'image/jpeg'], 2],
		[['video/mp4', 'image/png', 'video/mp4'], 1],
		[['image/gif', 'image/png'], 1],
		[['audio/mp3', 'text/html', 'image/png'], 1],
		[[], 0],
	])('%j: %i are shown [TRAF-040, TRAF-082]', (types, count) => {
		expect(shown(...types)).toHaveLength(count);
	});

	it('leave videos and gifs out after an image, and stay in their order [TRAF-082]', () => {
		expect(shown('image/png', 'image/gif', 'video/mp4', 'image/jpeg')).toEqual(['image/png', 'image/jpeg']);
		expect(shown('image/gif', 'image/png')).toEqual(['image/gif']);
	});
});

describe('the text of a tweet', () => {
	const card = page({ url: 'https://example.com/p' });
	it('keeps line breaks, drops tags and the address of its card, and links the others [TRAF-041]', () => {
		const text = '<b>One</b>\nhttps://a.test/x and https://a.test/xy https://example.com/p';
		expect(tweetParts({ text, card, urls: ['https://a.test/x', 'https://a.test/xy', card.url] })).toEqual([
			{ text: 'One\n' },
			{ text: 'https://a.test/x', url: 'https://a.test/x' },
			{ text: ' and ' },
			{ text: 'https://a.test/xy', url: 'https://a.test/xy' },
		]);
	});

	it('keeps the address of its card elsewhere, and needs no card', () => {
		const text = 'https://example.com/p first';
		expect(tweetParts({ text, card, urls: [] })).toEqual([{ text }]);
		expect(tweetParts({ text, card: null, urls: ['', 'https://example.com/p'] })).toHaveLength(2);
	});
});

describe('every text of every preview', () => {
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

	it('is within its limit and ends with a whole character, of any script [TRAF-035, TRAF-036, TRAF-037, TRAF-038, TRAF-039]', () => {
		fc.assert(
			fc.property(awkward, (text) => {
				const shared = page({ title: text, description: text, url: `https://${text.replaceAll(' ', '')}` });
				const [search, facebook, tweet] = [searchPreview(shared), facebookPreview(shared), tweetCard(shared)];
				expectWhole(search.title, text, 63, 72);
				expectWhole(search.description, text, 160, 169);
				expectWhole(search.address.slice(0, -2), text.replaceAll(' ', ''), 68);
				expectWhole(facebook.title, text, 80);
				expectWhole(facebook.description, text, 200);
				expectWhole(tweet.description, text, 200);
				expect(tweet.title).toBe(text);
			}),
			{ seed: 35, numRuns: 500 },
		);
	});
});

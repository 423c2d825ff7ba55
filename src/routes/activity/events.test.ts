import fc from 'fast-check';
import * as v from 'valibot';
import { activityActors, activityGroups, activityPage } from '../../rest-api/activity';
import { hrefOf, partsOf } from './event-row';
import { withPage } from './use-log';

const pageOf = (orderedItems: unknown, more: object = {}) =>
	v.parse(activityPage, { current: { orderedItems }, ...more });
const entryOf = (item: object) => pageOf([item]).entries[0];

/** Any event, well formed or not: what hosts print, and what they shouldn't. */
const odd = fc.constantFrom(null, false, [], {});
const junk = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.integer(), odd);
const place = fc.integer({ min: -2, max: 12 });
const urls = fc.constantFrom('javascript:alert(1)', 'data:text/html,x', '//x.example', '/x');
const date = fc.date({ noInvalidDate: true }).map((day) => day.toISOString());
const range = fc.record(
	{
		indices: fc.oneof(fc.tuple(place, place), junk),
		type: fc.oneof(fc.constantFrom('post', 'user', 'comment', 'plugin', 'theme', 'link'), junk),
		id: fc.oneof(fc.integer(), junk),
		slug: fc.oneof(fc.constantFrom('akismet', '../x', 'a b'), junk),
		url: fc.oneof(fc.webUrl(), urls, junk),
	},
	{ requiredKeys: [] },
);
const ranges = fc.oneof(fc.array(range, { maxLength: 4 }), junk);
const event = fc.record(
	{
		activity_id: junk,
		summary: fc.oneof(fc.constant('<img src=x onerror=alert(1)>Post published'), junk),
		content: fc.oneof(fc.record({ text: junk, ranges }, { requiredKeys: [] }), junk),
		actor: fc.oneof(fc.record({ name: junk, is_cli: junk, is_happiness: junk }, { requiredKeys: [] }), junk),
		published: fc.oneof(date, junk),
		status: fc.oneof(fc.constantFrom('error', 'warning', 'success'), junk),
	},
	{ requiredKeys: [] },
);
const events = fc.oneof(fc.array(fc.oneof(event, junk), { maxLength: 8 }), junk);

/** Halves of characters that take two units. */
const HALVES = /\p{Surrogate}/u;

describe('random events', () => {
	it('parse without throwing and keep their texts whole', () => {
		fc.assert(
			fc.property(events, (items) => {
				for (const entry of pageOf(items).entries) {
					const texts = partsOf(entry).map(({ text }) => text);
					expect(entry.summary + entry.text).not.toBe('');
					expect(texts.join('')).toBe(entry.text);
					expect(HALVES.test(entry.text) || !texts.some((text) => HALVES.test(text))).toBe(true);
				}
			}),
			{ numRuns: 300 },
		);
	});

	it('link only to admin pages and http(s) URLs', () => {
		fc.assert(
			fc.property(fc.array(event), (items) => {
				const links = pageOf(items).entries.flatMap(({ links }) => links.map(hrefOf));
				links.forEach((href) => expect(href).toMatch(/^($|https?:\/\/|[a-z-]+\.php\?[\w.=&%-]+$)/i));
			}),
			{ numRuns: 300 },
		);
	});

	it('are listed once each in the host’s order when pages overlap', () => {
		fc.assert(
			fc.property(fc.array(fc.array(fc.nat(30), { maxLength: 20 }), { maxLength: 5 }), (pages) => {
				const all = pages.reduce<Parameters<typeof withPage>[0]>((known, ids, index) => {
					const page = pageOf(ids.map((id) => ({ activity_id: String(id), summary: 'x' })));
					return withPage(known, page, index + 1).entries;
				}, []);
				expect(all.map(({ id }) => id)).toEqual([...new Set(pages.flat().map(String))]);
			}),
		);
	});
});

describe('an event', () => {
	it('strips markup from its text and drops the links of its ranges', () => {
		const ranges = [{ indices: [0, 5], type: 'post', id: 1 }];
		expect(entryOf({ content: { text: '<b>Hello</b> &amp; bye', ranges } })).toMatchObject({
			text: 'Hello & bye',
			links: [],
		});
	});

	it.each([
		['a post', { type: 'post', id: 12 }, 'post.php?post=12&action=edit'],
		['a user', { type: 'user', id: '7' }, 'user-edit.php?user_id=7'],
		['a comment', { type: 'comment', id: 3 }, 'comment.php?action=editcomment&c=3'],
		['a plugin', { type: 'plugin', slug: 'jetpack' }, 'plugins.php?s=jetpack'],
		['a theme', { type: 'theme', slug: 'twentyten' }, 'themes.php?theme=twentyten'],
		['a page on the Web', { url: 'https://example.org/a' }, 'https://example.org/a'],
		['a script', { url: 'javascript:alert(1)' }, ''],
		['an email address', { url: 'mailto:a@example.org' }, ''],
		['a post without a number', { type: 'post', id: '1&x' }, ''],
		['a plugin elsewhere', { type: 'plugin', slug: '../../x' }, ''],
	])('about %s links to the right page or nowhere', (_, about, href) => {
		const [link] =
			entryOf({ content: { text: 'Words', ranges: [{ indices: [0, 5], ...about }] } })?.links ?? [];
		expect(link && hrefOf(link)).toBe(href);
	});
});

describe('the end of the log', () => {
	const items = Array.from({ length: 20 }, (_, index) => ({ activity_id: `a${index}`, summary: 'x' }));

	it.each([
		['the host counts more pages', {}, { totalPages: 2 }, true],
		['the host counts no more', {}, { totalPages: '1' }, false],
		['the host doesn’t count, and the page is full', {}, {}, true],
		['the host doesn’t count, and the page isn’t full', { items: items.slice(1) }, {}, false],
		['the page brings nothing new', { known: items }, { totalPages: 9 }, false],
	])(
		'%s',
		(_, { items: page = items, known = [] }: { items?: object[]; known?: object[] }, more, hasMore) => {
			expect(withPage(pageOf(known).entries, pageOf(page, more), 1).hasMore).toBe(hasMore);
		},
	);
});

describe('filter options', () => {
	it.each([[{ current: { orderedItems: [] } }], [{}], [{ groups: [], actors: false }]])(
		'are empty when the host prints %j',
		(answer) => {
			expect(v.parse(activityGroups, answer)).toEqual([]);
			expect(v.parse(activityActors, answer)).toEqual([]);
		},
	);

	it('have a name and a count, or else their key', () => {
		const groups = { post: { name: 'Posts &amp; pages', count: '3' }, odd: {}, broken: 1 };
		expect(v.parse(activityGroups, { groups })).toEqual([
			{ value: 'post', label: 'Posts & pages', count: 3 },
			{ value: 'odd', label: 'odd', count: null },
		]);
		const actors = [{ id: 1, name: 'Ada', count: 2 }, { id: '' }, { id: 'mcp:x' }];
		expect(v.parse(activityActors, { actors })).toEqual([
			{ value: '1', label: 'Ada', count: 2 },
			{ value: 'mcp:x', label: 'mcp:x', count: null },
		]);
	});

	it.each([null, [], 'x', {}, { current: null }])('a response of %j is invalid', (answer) => {
		expect(v.safeParse(activityPage, answer).success).toBe(false);
	});
});

import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import * as v from 'valibot';
import { paths } from '../../src/lib/paths';
import { activityActors, activityGroups, activityPage } from '../../src/rest-api/contract/activity';
import { hrefOf, partsOf } from '../../src/routes/activity/event-row';
import { withPage } from '../../src/routes/activity/use-log';
import { closeApps, openApp } from '../support/open-app';

const pageOf = (orderedItems: unknown, more: object = {}) =>
	v.parse(activityPage, { current: { orderedItems }, ...more });
const entryOf = (item: object) => pageOf([item]).entries[0];

/** Opens the log of a site whose host answers these events. */
async function openWith(orderedItems: unknown) {
	const app = await openApp({
		scenario: ['connected', 'jetpack-16', 'plan-security'],
		hash: paths.activity.href(),
		before: (site) => site.fail('GET', 'activity-log?', 200, { current: { orderedItems } }),
	});
	await screen.findByRole('heading', { level: 1, name: 'Site activity' });
	return app;
}

const row = (text: RegExp | string) => screen.findByText(text).then((found) => found.closest('li'));

/** Any event, well formed or not: what hosts print, and what they shouldn't. */
const junk = fc.oneof(
	fc.string(),
	fc.string({ unit: 'grapheme' }),
	fc.integer(),
	fc.constantFrom(null, false, [], {}),
);
const range = fc.record(
	{
		indices: fc.oneof(fc.tuple(fc.integer({ min: -2, max: 12 }), fc.integer({ min: -2, max: 12 })), junk),
		type: fc.oneof(fc.constantFrom('post', 'user', 'comment', 'plugin', 'theme', 'link'), junk),
		id: fc.oneof(fc.integer(), junk),
		slug: fc.oneof(fc.constantFrom('akismet', '../x', 'a b'), junk),
		url: fc.oneof(
			fc.webUrl(),
			fc.constantFrom('javascript:alert(1)', 'data:text/html,x', '//x.example', '/x'),
			junk,
		),
	},
	{ requiredKeys: [] },
);
const event = fc.record(
	{
		activity_id: junk,
		summary: fc.oneof(fc.constant('<img src=x onerror=alert(1)>Post published'), junk),
		content: fc.oneof(
			fc.record(
				{ text: junk, ranges: fc.oneof(fc.array(range, { maxLength: 4 }), junk) },
				{ requiredKeys: [] },
			),
			junk,
		),
		actor: fc.oneof(fc.record({ name: junk, is_cli: junk, is_happiness: junk }, { requiredKeys: [] }), junk),
		published: fc.oneof(
			fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
			junk,
		),
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
					expect(entry.summary + entry.text).not.toBe('');
					expect(
						partsOf(entry)
							.map(({ text }) => text)
							.join(''),
					).toBe(entry.text);
					expect(HALVES.test(entry.text) || !partsOf(entry).some(({ text }) => HALVES.test(text))).toBe(true);
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

	it('render as text, never as markup', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(fc.oneof(event, junk), { maxLength: 6 }), async (items) => {
				const shown = pageOf(items).entries;
				await openWith([...items, { activity_id: 'last one', summary: 'The last one' }]);
				const last = await row('The last one');
				const list = last?.closest('ul');
				expect(list?.children).toHaveLength(new Set([...shown.map(({ id }) => id), 'last one']).size);
				expect(list?.querySelector('img, script, [onerror]')).toBeNull();
				list?.querySelectorAll('a').forEach(({ href }) => expect(href).toMatch(/^https?:\/\//));
				await closeApps();
			}),
			{ numRuns: 12 },
		);
	});
});

describe('an event', () => {
	it('needs a summary to be listed, and nothing else', async () => {
		await openWith([{ activity_id: 'a', name: 'post__published' }, null, 'x', { summary: 'Only this' }]);
		const only = await row('Only this');
		expect(only?.parentElement?.children).toHaveLength(1);
		expect(only?.querySelector('time')).toBeNull();
	});

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

	it('shows its severity, its actor and the kind of actor', async () => {
		await openWith([
			{ summary: 'Backup failed', status: 'error', actor: { name: 'wp', is_cli: true } },
			{ summary: 'Update due', status: 'warning', actor: { name: 'Kim', is_happiness: '1' } },
			{ summary: 'Post written', status: 'success', actor: { name: 'Bot', is_mcp_agent: 1 } },
		]);
		expect(await row('Backup failed')).toHaveTextContent(/Needs attention.*wp.*Command line/);
		expect(await row('Update due')).toHaveTextContent(/Warning.*Kim.*Support/);
		expect(await row('Post written')).toHaveTextContent(/^Post writtenBotAI agent$/);
	});

	it('opens an external link in a new tab', async () => {
		const ranges = [{ indices: [4, 8], url: 'https://elsewhere.example/' }];
		await openWith([{ summary: 'Link', content: { text: 'See this page', ranges } }]);
		const link = (await row('Link'))?.querySelector('a');
		expect(link).toHaveTextContent('this (opens in a new tab)');
		expect(link).toHaveAttribute('href', 'https://elsewhere.example/');
		expect(link).toHaveAttribute('rel', 'noopener noreferrer');
	});

	it('shows its date when it’s more than a week old', async () => {
		const published = '2020-03-01T12:00:00+00:00';
		await openWith([{ summary: 'Old', published }]);
		const time = (await row('Old'))?.querySelector('time');
		expect(time?.textContent).toMatch(/2020/);
		expect(time).not.toHaveAttribute('title');
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

	it('hides the “Load more” button', async () => {
		await openWith(items.slice(1));
		await waitFor(() => expect(screen.getByText('19 events')).toBeInTheDocument());
		expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
	});
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

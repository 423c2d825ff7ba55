import { act, screen, waitFor, within } from '@testing-library/react';
import { MODULES } from '../../host/catalog/modules';
import { SETTINGS } from '../../host/catalog/settings';
import { isOnHost } from '../support/host-items';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { openStore } from '../support/open-piece';
import { arrived, cards, foundNothing, hasRegion, region, sections } from '../support/screens';
import { WITHOUT_CONTROL } from '../support/settings-without-control';
import { makeSelectAll, makeSelectFound, makeSelectLines, type Tabs } from '../../src/routes/settings/found';
import { itemId, type SettingsGroup, type SettingsItem } from '../../src/routes/settings/groups/group';
import { TAB_CHUNKS, TAB_IDS } from '../../src/routes/settings/tab-chunks';
import { saveButton } from '../support/settings-tab';

const search = async (
	term: string,
	{ tab = 'security', ...options }: OpenOptions & { tab?: string } = {},
) => {
	const app = await openApp({ hash: `#/${tab}?term=${encodeURIComponent(term)}`, ...options });
	await screen.findByRole('heading', { level: 1, name: 'Search results' });
	await waitFor(() => expect(screen.queryByText('Searching…')).not.toBeInTheDocument());
	return app;
};

describe('settings search', () => {
	it.each(['security', 'performance', 'privacy'])(
		'finds the firewall card from /%s [SET-002]',
		async (tab) => {
			await search('firewall', { tab });
			await waitFor(() => expect(cards()).toContain('Firewall'));
			expect(sections()).toContain('Security');
			expect(hasRegion('Downtime monitoring')).toBe(false);
		},
	);

	it.each([
		['BRUTE FORCE', 'Brute force protection'],
		['wp login', ''],
		['whitelist', 'Brute force protection'],
		['2fa', 'WordPress.com login'],
		['jetpack_sso_require_two_step', 'WordPress.com login'],
		['Get an alert when your site goes down', 'Downtime monitoring'],
	])('matches names, descriptions, labels and synonyms: %s', async (term, title) => {
		await search(term);
		if (title) {
			await waitFor(() => expect(cards()).toContain(title));
		} else {
			await foundNothing(term);
		}
	});

	it.each(['privacy', 'tracks', 'data', 'gdpr', 'tos', 'terms of service'])(
		'finds the privacy card by %s [SET-043]',
		async (word) => {
			await search(word);
			await waitFor(() => expect(cards()).toContain('Usage data'));
			expect(screen.getByRole('checkbox', { name: 'Send usage data' })).toBeInTheDocument();
		},
	);

	it.each(['akismet', 'antispam', 'spam', 'comments', 'out of your comments', 'akismet.com'])(
		'finds the anti-spam card by %s only while its plugin is active [SET-043, SEC-038]',
		async (word) => {
			await search(word, { scenario: ['akismet-valid'] });
			await waitFor(() => expect(cards()).toContain('Spam protection'));
			await closeApps();
			await search(word, { scenario: ['akismet-inactive'] });
			expect(cards()).not.toContain('Spam protection');
		},
	);

	it('matches each of a module’s nine texts in any case, and across two of them [SET-005]', async () => {
		const before: OpenOptions['before'] = (site) =>
			site.editPage((state) => {
				const modules = state.getModules as Record<string, Record<string, unknown>>;
				Object.assign(modules.monitor ?? {}, {
					name: 'Nameword',
					description: 'Descword',
					learn_more_button: 'Buttonword',
					long_description: 'Longword',
					search_terms: 'Termword',
					additional_search_queries: 'Queryword',
					short_description: 'Shortword',
					feature: ['Featureword'],
				});
			});
		const words = ['monitor', 'nameword', 'DESCWORD', 'buttonword', 'longword', 'termword', 'queryword'];
		for (const term of [...words, 'shortword', 'featureword', 'nameword descword', 'button']) {
			await search(term, { before });
			await waitFor(() => expect(cards()).toContain('Downtime monitoring'));
			await closeApps();
		}
		await search('descword nameword', { before });
		await foundNothing('descword nameword');
	});

	it('asks for a missing term and reports when nothing is found [SET-003, SET-004]', async () => {
		await openApp({ hash: '#/security?term=%20' });
		expect(await screen.findByText(/Enter a search term .* close the search/)).toHaveAttribute(
			'role',
			'status',
		);
		await closeApps();
		await search('no such thing');
		await foundNothing('no such thing');
		expect(cards()).toEqual([]);
	});

	it('highlights each match of the term', async () => {
		const marked = new Map<string, Range[]>();
		Object.assign(globalThis, {
			CSS: { highlights: marked },
			Highlight: class extends Array<Range> {
				constructor(...ranges: Range[]) {
					super();
					this.push(...ranges);
				}
			},
		});
		await search('ADDRESS');
		await waitFor(() => expect(cards()).toContain('Brute force protection'));
		const marks = () => [...(marked.get('settings-search') ?? [])].map(String);
		await waitFor(() => expect(marks().length).toBeGreaterThan(1));
		const texts = marks();
		expect(new Set(texts.map((text) => text.toLowerCase()))).toEqual(new Set(['address']));
		await closeApps();
		Object.assign(globalThis, { CSS: undefined, Highlight: undefined });
	});

	it('reports a tab that fails to load, and retries on click', async () => {
		const chunk = jest.spyOn(TAB_CHUNKS, 'performance').mockRejectedValue(new Error('gone'));
		const { user } = await openApp({ hash: '#/security?term=speed' });
		expect(await screen.findByText('We couldn’t load some settings.')).toBeInTheDocument();
		expect(cards()).not.toContain('Performance and speed');
		chunk.mockRestore();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByRole('region', { name: 'Performance and speed' })).toBeInTheDocument();
		expect(screen.queryByText('We couldn’t load some settings.')).not.toBeInTheDocument();
	});

	it('keeps edits on a card the term hides, and saves them from the results', async () => {
		const { site, user } = await openApp({ hash: '#/security', scenario: ['protect-on'] });
		await arrived();
		const field = () => screen.getByRole('textbox', { name: 'Always allowed IP addresses' });
		await user.type(field(), '192.0.2.1');
		act(() => void (window.location.hash = '#/security?term=monitor'));
		await waitFor(() => expect(screen.queryByText(/Your current IP/)).not.toBeInTheDocument());
		act(() => void (window.location.hash = '#/security?term=brute'));
		await waitFor(() => expect(field()).toHaveValue('192.0.2.1'));
		await user.click(saveButton());
		await screen.findByText('Updated settings.');
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
			{ jetpack_protect_global_whitelist: '192.0.2.1' },
		]);
	});
});

describe('modules without a card', () => {
	const TERMS: Array<[string, string]> = [
		['contact-form', 'contact-form'],
		['enhanced-distribution', 'enhanced-distribution'],
		['json-api', 'json-api'],
		['notes', 'notes'],
	];
	const nameOf = (state: Record<string, unknown>, slug: string) =>
		(state.getModules as Record<string, { name: string }>)[slug]?.name ?? '';

	it.each(TERMS)(
		'%s is found by 3 characters, not by 2, and can be turned on [SET-006, SET-044]',
		async (term, slug) => {
			let name = '';
			const before: OpenOptions['before'] = async (site) => {
				await site.setSwitches({ [slug]: false });
				site.editPage((state) => void (name = nameOf(state, slug)));
			};
			await search(term.slice(0, 2), { before });
			expect(hasRegion(name)).toBe(false);
			await closeApps();
			const { site, user } = await search(term, { before });
			await user.click(
				within(await screen.findByRole('region', { name })).getByRole('button', { name: `Activate ${name}` }),
			);
			await waitFor(() =>
				expect(region(name).queryByRole('button', { name: `Activate ${name}` })).not.toBeInTheDocument(),
			);
			expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ [slug]: true }]);
		},
	);

	it('show their description, a prompt to connect, or why they’re unavailable [SET-044]', async () => {
		let name = '';
		let description = '';
		const before: OpenOptions['before'] = (site) =>
			site.editPage((state) => {
				name = nameOf(state, 'notes');
				description = (state.getModules as Record<string, { description: string }>).notes?.description ?? '';
			});
		await search('notes', { before, scenario: ['everything-on'] });
		expect(await region(name).findByText(description)).toBeInTheDocument();
		expect(region(name).queryByRole('button')).not.toBeInTheDocument();
		await closeApps();
		await search('notes', { before, scenario: ['site-only'] });
		expect(region(name).getByText(description)).toBeInTheDocument();
		expect(region(name).getByRole('link', { name: 'Connect' })).toBeInTheDocument();
		await closeApps();
		await search('notes', { before, scenario: ['offline-constant'] });
		expect(region(name).getByText('Unavailable in Offline Mode')).toBeInTheDocument();
	});

	it('aren’t found by editors [SET-007]', async () => {
		await openApp({
			as: 'editor',
			hash: '#/sharing?term=json-api',
			scenario: ['editor-linked'],
			before: (site) => site.setSwitches({ publicize: true }),
		});
		await screen.findByRole('heading', { level: 1, name: 'Search results' });
		await foundNothing('json-api');
	});
});

/** Modules that a search finds as banners, tried above (SET-006). */
const BANNERS = ['contact-form', 'enhanced-distribution', 'json-api', 'notes'];

/** Everything the host stores and a user can set; what's left out has its reason beside it. */
const SETTABLE = [...MODULES.map(({ slug }) => slug), ...SETTINGS.map(({ key }) => key)].filter(
	(name) => !(name in WITHOUT_CONTROL) && !BANNERS.includes(name),
);

/** Set together with others by one control, which goes by another name. */
const SET_BY: Record<string, readonly string[]> = {
	stats: ['activate-stats'],
	'tiled-gallery': ['site-accelerator'],
	tiled_galleries: ['site-accelerator'],
	markdown: ['wpcom_publish_posts_with_markdown', 'wpcom_publish_comments_with_markdown'],
	'custom-content-types': ['jetpack_testimonial', 'jetpack_portfolio'],
};

/** A site where every card shows. */
const WHOLE = ['plan-complete', 'everything-on', 'akismet-valid', 'google-verified', 'capable-theme'];

describe('every host option', () => {
	let groups: SettingsGroup[] = [];
	let groupsHere: readonly SettingsGroup[] = [];
	let foundBy: (term: string) => SettingsGroup[] = () => [];
	const namesOf = (item: SettingsItem): readonly string[] => {
		const own = [itemId(item)];
		const more = 'covers' in item ? item.covers : 'options' in item ? item.options : [];
		return [...own, ...(more ?? [])];
	};
	const labelOf = (item: SettingsItem) => ('label' in item && item.label?.()) || '';

	beforeAll(async () => {
		const loaded = await Promise.all(TAB_IDS.map(async (id) => [id, (await TAB_CHUNKS[id]()).TAB] as const));
		const tabs: Tabs = Object.fromEntries(loaded);
		groups = loaded.flatMap(([, tab]) => tab.groups);
		const { store } = await openStore({ scenario: WHOLE });
		groupsHere = makeSelectAll(tabs)(store.getState()).flatMap((cards) => cards.groups);
		const selectLines = makeSelectLines(tabs);
		foundBy = (term) =>
			makeSelectFound(tabs, selectLines, term)(store.getState()).flatMap((cards) => cards.groups);
	});

	it('has a proper reason if it has no control', () => {
		expect(SETTABLE.length).toBeGreaterThan(80);
		expect(SETTABLE).toContain('jetpack_waf_ip_block_list');
		Object.values(WITHOUT_CONTROL).forEach((reason) => expect(reason).toMatch(/^[A-Z].{15,}\.$/));
	});

	it.each(SETTABLE)('%s has a control whose label finds its card', (option) => {
		const names = SET_BY[option] ?? [option];
		const controls = groups.flatMap((group) =>
			group.items.flatMap((item) =>
				isOnHost(item) && names.some((name) => namesOf(item).includes(name)) ? [{ group, item }] : [],
			),
		);
		expect(controls.length).toBeGreaterThanOrEqual(names.length);
		for (const { group, item } of controls) {
			expect(labelOf(item)).toBeTruthy();
			expect(foundBy(labelOf(item)).map(({ id }) => id)).toContain(group.id);
			expect(foundBy(labelOf(item).toUpperCase())).toContain(group);
		}
	});

	it('is found by the label of its module switch', () => {
		expect(groupsHere.length).toBeGreaterThan(20);
		for (const group of groupsHere) {
			for (const item of group.items.filter(({ kind }) => kind === 'module')) {
				expect(foundBy(labelOf(item) || '?')).toContain(group);
			}
		}
	});

	it('isn’t found by an unknown term', () => {
		expect(foundBy('no such thing')).toEqual([]);
	});
});

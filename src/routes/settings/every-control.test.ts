import { edition } from '../../../host/catalog/edition';
import type { EditionName } from '../../../host/catalog/load';
import { isOffered } from './described';
import { makeSelectLines, partsOf, ranksOf, type Tabs } from './found';
import { itemId, itemNames, itemOptions } from './described';
import type { SettingsGroup, SettingsItem } from './groups/group';
import type { SettingsTab } from './tab-modules';
import { TAB_CHUNKS, TAB_IDS } from './tab-chunks';
import { selectIsStoredHere } from '../../state/settings/forms';
import type { RootState } from '../../state/root-state';
import { openStore } from '../../../tests/support/open-piece';

const HOST = edition('jetpack-12');

const NO_OPTIONS = 'Nothing to set but its switch, which the Features tab has.';

/** Not offered on the Features tab either, but changed by a card. */
const ON_CARDS = ['categories', 'newsletter_has_active_plan', 'tiled_galleries'];

/** Settings of Jetpack 12.0 that the settings tabs do not change, each with the reason. */
const WITHOUT_CONTROL: Readonly<Record<string, string>> = {
	'action-bar': NO_OPTIONS,
	'google-analytics': 'Its ID is set at the provider; the Features tab has its switch.',
	'google-fonts': NO_OPTIONS,
	'post-list': NO_OPTIONS,
	'woocommerce-analytics': NO_OPTIONS,
	akismet: 'A plugin: it is switched on its own page. Its key is set here.',
	vaultpress: 'A plugin: its card shows its status, and leads to its own page.',
	...Object.fromEntries(
		edition('jetpack-12')
			.settings.filter(({ key }) => !isOffered(key) && !ON_CARDS.includes(key))
			.map(({ key }) => [key, 'Not offered: src/routes/settings/described.ts has the reason.']),
	),
};

/** Whether a host of that generation has the setting that an item describes, and stores it in this form. */
function isOnHost(item: SettingsItem, name: EditionName = 'jetpack-12'): boolean {
	const { slugs, settings, pages } = edition(name);
	const names = [...slugs, ...settings.map(({ key }) => key), 'akismet'];
	const values = Object.fromEntries(names.map((each) => [each, false]));
	const state = {
		settings: { values, pending: {} },
		modules: { bySlug: {} },
		page: { hostPages: pages, adminUrl: '' },
	} as unknown as RootState;
	const own = item.kind === 'module' ? item.module : 'option' in item ? item.option : null;
	return (own === null || selectIsStoredHere(state, own)) && (item.isHere?.(state) ?? true);
}

/** Modules that a search finds as banners (SET-006). */
const BANNERS = ['contact-form', 'enhanced-distribution', 'json-api', 'notes'];

/** Everything the host stores and a user can set; what's left out has its reason beside it. */
const SETTABLE = [...HOST.slugs, ...HOST.settings.map(({ key }) => key)].filter(
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

const namesOf = (item: SettingsItem): readonly string[] => [itemId(item), ...itemNames(item)];
const labelOf = (item: SettingsItem) => item.label?.() ?? '';

describe('every host option', () => {
	let tabs: SettingsTab[] = [];
	let groups: SettingsGroup[] = [];
	let foundBy: (term: string) => SettingsGroup[] = () => [];

	beforeAll(async () => {
		tabs = await Promise.all(TAB_IDS.map(async (id) => (await TAB_CHUNKS[id]()).TAB));
		groups = tabs.flatMap((tab) => tab.groups);
		const byId: Tabs = Object.fromEntries(tabs.map((tab) => [tab.id, tab]));
		const { store } = await openStore({ scenario: WHOLE });
		const lines = makeSelectLines(byId)(store.getState());
		foundBy = (term) =>
			partsOf(store.getState(), byId, ranksOf(lines, term)).flatMap((cards) => cards.groups);
	});

	it('has a proper reason if it has no control, and none if it has', () => {
		expect(SETTABLE.length).toBeGreaterThan(80);
		Object.values(WITHOUT_CONTROL).forEach((reason) => expect(reason).toMatch(/^[A-Z].{15,}\.$/));
		const items = groups.flatMap((group) => group.items.filter((item) => isOnHost(item)));
		const named = items.flatMap(namesOf);
		expect(Object.keys(WITHOUT_CONTROL).filter((name) => named.includes(name))).toEqual([]);
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
			expect(foundBy(labelOf(item).toUpperCase())).toContain(group);
		}
	});

	it('is on one card of its tab, and cards have ids and titles of their own', () => {
		const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
		expect(twice(groups.map(({ id }) => id))).toEqual([]);
		expect(twice(groups.map(({ title }) => title()))).toEqual([]);
		for (const tab of tabs) {
			const items = tab.groups.flatMap((group) => group.items);
			for (const host of ['jetpack-12', 'jetpack-16'] as const) {
				const here = items.filter((item) => isOnHost(item, host));
				expect(twice(here.flatMap((item) => [...itemOptions(item)]))).toEqual([]);
			}
		}
	});
});

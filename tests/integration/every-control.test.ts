import { MODULES } from '../../host/catalog/modules';
import { SETTINGS } from '../../host/catalog/settings';
import { makeSelectAll, makeSelectFound, makeSelectLines, type Tabs } from '../../src/routes/settings/found';
import { itemId, type SettingsGroup, type SettingsItem } from '../../src/routes/settings/groups/group';
import { TAB_CHUNKS, TAB_IDS } from '../../src/routes/settings/tab-chunks';
import { isOnHost } from '../support/host-items';
import { openStore } from '../support/open-piece';
import { WITHOUT_CONTROL } from '../support/settings-without-control';

/** Modules that a search finds as banners (SET-006). */
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

const namesOf = (item: SettingsItem): readonly string[] => {
	const more = 'covers' in item ? item.covers : 'options' in item ? item.options : [];
	return [itemId(item), ...(more ?? [])];
};
const labelOf = (item: SettingsItem) => ('label' in item && item.label?.()) || '';

describe('every host option', () => {
	let groups: SettingsGroup[] = [];
	let groupsHere: readonly SettingsGroup[] = [];
	let foundBy: (term: string) => SettingsGroup[] = () => [];

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
});

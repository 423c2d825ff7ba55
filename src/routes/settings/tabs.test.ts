import { cardsOf } from './found';
import { isSwitch, itemId } from './described';
import type { SettingsGroup, SwitchItem } from './groups/group';
import { moveSwitch, selectSwitch } from './items/setting-item';
import { selectIsItemShown, selectReason } from './reasons';
import { TAB_CHUNKS } from './tab-chunks';
import type { RootState } from '../../state/root-state';
import type { OpenOptions } from '../../../tests/support/open-app';
import { openStore } from '../../../tests/support/open-piece';
import { posted } from '../../../tests/support/settings-tab';
import { cards as CARDS, enough as ENOUGH, locked as LOCKED } from './tabs-samples.json';

type TableTab = keyof typeof CARDS;

/** Of tabs on Jetpack 12, whose samples have the cards in order, and what each switch sets by its label. */
const NAMES = Object.keys(CARDS) as TableTab[];
/** A site where every card shows and nothing disables a switch. */
const WHOLE = ['plan-complete', 'everything-on', 'akismet-valid', 'google-verified', 'capable-theme'];
const labelOf = (item: SwitchItem) => item.label();

const shownOf = async (tab: TableTab, state: RootState) =>
	cardsOf(state, (await TAB_CHUNKS[tab]()).TAB).groups;
const switchesOf = (state: RootState, group: SettingsGroup) =>
	group.items.filter(isSwitch).filter((item) => selectIsItemShown(state, item));
const reasonOf = (state: RootState, group: SettingsGroup, item: SwitchItem) =>
	(selectReason(state, group) ?? selectReason(state, group, item))?.text ?? '';

const SLOGANS: Partial<Record<TableTab, string>> = {
	writing: 'Compose content the way you want to and streamline your publishing experience.',
	discussion: 'Manage advanced comment settings and grow your audience with email subscriptions.',
	traffic: "Maximize your site's visibility in search engines and view traffic patterns in real time.",
};

/** The same page on a host with other modules. */
const withModules = (state: RootState, modules: RootState['modules']['bySlug']): RootState => ({
	...state,
	modules: { ...state.modules, bySlug: modules },
});

describe('the settings tabs', () => {
	let state: RootState;
	beforeAll(async () => {
		state = (await openStore({ scenario: ['akismet-valid'] })).store.getState();
	});

	it.each(NAMES)(
		'%s has its heading, and its cards in order [WRITE-005, DISC-003, DISC-004, SHARE-001, TRAF-002, TRAF-004, PERF-002, SEC-001]',
		async (tab) => {
			expect((await TAB_CHUNKS[tab]()).TAB.slogan?.()).toBe(SLOGANS[tab]);
			expect((await shownOf(tab, state)).map(({ title }) => title())).toEqual(Object.keys(CARDS[tab]));
		},
	);

	it.each(Object.entries(ENOUGH) as Array<[TableTab, Record<string, string>]>)(
		'%s shows a card with any one of its modules, and nothing without them [WRITE-002, DISC-001, DISC-004, DISC-017, SHARE-001, PERF-001, TRAF-001]',
		async (tab, cards) => {
			const { carousel, monitor, ...modules } = state.modules.bySlug;
			expect(await shownOf(tab, withModules(state, monitor ? { monitor } : {}))).toEqual([]);
			for (const [title, slugs] of Object.entries(cards)) {
				for (const slug of slugs.split(' ')) {
					const module = modules[slug] ?? (carousel as NonNullable<typeof carousel>);
					const shown = await shownOf(tab, withModules(state, { [slug]: module }));
					expect([slug, shown.map((group) => group.title())]).toEqual([slug, [title]]);
					const others = { ...state.modules.bySlug };
					delete others[slug];
					const without = withModules(state, others);
					const switches = (await shownOf(tab, without)).flatMap((group) => switchesOf(without, group));
					expect(switches.map((item) => item.module)).not.toContain(slug);
				}
			}
		},
	);

	it.each(NAMES)(
		'%s locks each switch of a module that is forced off, and says so [SET-024, SET-029, SET-030, WRITE-023, DISC-015, SHARE-003]',
		async (tab) => {
			for (const group of await shownOf(tab, state)) {
				for (const item of switchesOf(state, group).filter(({ module }) => module)) {
					const slug = item.module as string;
					const module = { ...state.modules.bySlug[slug], override: 'inactive' as const, activated: false };
					const forced = withModules(state, { ...state.modules.bySlug, [slug]: module as never });
					expect([labelOf(item), reasonOf(forced, group, item)]).toEqual([
						labelOf(item),
						expect.stringMatching(
							/^This feature has been disabled by a site administrator\.$|^\w.* has been disabled by a site/,
						),
					]);
				}
			}
		},
	);

	it.each(NAMES)(
		'%s: every other switch of a card waits while one control is saved [WRITE-011, WRITE-022, DISC-014, DISC-016, SET-014]',
		async (tab) => {
			for (const group of await shownOf(tab, state)) {
				const switches = switchesOf(state, group);
				for (const item of group.items) {
					const { settings } = state;
					const saving = { ...state, settings: { ...settings, pending: { [itemId(item)]: true } } };
					const waiting = switches.filter((one) => selectSwitch(saving, group, one).isWaiting);
					const busy = switches.filter((one) => selectSwitch(saving, group, one).isBusy);
					expect(waiting).toEqual(switches.filter((one) => one !== item));
					expect(busy).toEqual(switches.filter((one) => one === item));
				}
			}
		},
	);
});

const STATES: Record<string, OpenOptions> = {
	offline: { scenario: ['offline-constant'] },
	'without an owner': { scenario: ['site-only'] },
	'for a user who is not linked': { as: 'admin2' },
	'for a user whose account is the only one': {
		scenario: ['site-only'],
		before: (site) => site.page({ userData: { currentUser: { isConnected: true } } }),
	},
};

it.each(LOCKED)(
	'$state, only some cards and switches are locked, with the reason: $reason [SET-020, SET-034, WRITE-045, WRITE-046, WRITE-048, WRITE-049, DISC-010, DISC-013, SHARE-003, SEC-020, SEC-024, SEC-037, PERF-014, SET-031, SET-032, SET-033, SET-045]',
	async ({ state: name, reason, cards, switches = [] }) => {
		const state = (await openStore(STATES[name])).store.getState();
		for (const tab of NAMES) {
			for (const group of await shownOf(tab, state)) {
				const isFaded = cards.includes(group.title());
				expect([group.title(), selectReason(state, group)?.text ?? '']).toEqual([
					group.title(),
					isFaded ? reason : '',
				]);
				for (const item of switchesOf(state, group)) {
					const isLocked = isFaded || switches.includes(labelOf(item));
					const text = reasonOf(state, group, item).replace(/^Turn on .*/, '');
					expect([labelOf(item), text]).toEqual([labelOf(item), isLocked ? reason : '']);
				}
			}
		}
	},
);

it.each([
	[['everything-on'], false],
	[['everything-on', 'jetpack-16'], true],
	[['everything-on', 'jetpack-16', 'capable-theme'], false],
])(
	'related posts and buttons are blocks of templates in block themes alone: %j, %p',
	async (scenario, are) => {
		const state = (await openStore({ scenario })).store.getState();
		const groups = [...(await shownOf('traffic', state)), ...(await shownOf('sharing', state))];
		const items = groups.flatMap((group) => group.items.filter((item) => selectIsItemShown(state, item)));
		const links = items.flatMap((item) => (item.kind === 'link' ? [[item.label(), item.href?.(state)]] : []));
		const ofTemplates = links.filter(([, href]) => href?.endsWith('site-editor.php?postType=wp_template'));
		expect(ofTemplates.map(([label]) => label)).toEqual(
			are ? ['related posts', 'sharing buttons', 'like button'].map((what) => `Add a ${what} block`) : [],
		);
		const labels = links.map(([label]) => label);
		expect(labels.includes('Customize related posts')).toBe(!are);
	},
);

/** Goes off with a switch. */
const ALSO: Record<string, object> = {
	search: { instant_search_enabled: false },
	// Comments don't use it here.
	wpcom_publish_posts_with_markdown: { markdown: false },
};

/** Newer hosts have these in another form, or alone. */
const NEWER = ['security', 'writing', 'newsletter', 'traffic'] as const;

it.each([
	...NAMES.map((tab) => [tab, 'jetpack-12'] as const),
	...NEWER.map((tab) => [tab, 'jetpack-16'] as const),
])(
	'%s of %s: each switch saves at once and alone, is recorded and stored [WRITE-007, WRITE-008, WRITE-009, WRITE-013, WRITE-015, WRITE-030, WRITE-032, WRITE-033, WRITE-034, WRITE-047, DISC-007, DISC-008, DISC-017, SHARE-004, PERF-009, SEC-031, TRAF-005, TRAF-006, TRAF-007, TRAF-044, TRAF-047, SET-039, EVT-006, EVT-007]',
	async (tab, host) => {
		const { site, store, events } = await openStore({
			scenario: host === 'jetpack-12' ? WHOLE : [...WHOLE, host],
			before: (running) =>
				running.post('settings', {
					jetpack_testimonial: true,
					jetpack_portfolio: true,
					carousel_display_comments: true,
					wordads_ccpa_enabled: true,
				}),
		});
		const { TAB } = await TAB_CHUNKS[tab]();
		await Promise.all(
			cardsOf(store.getState(), TAB).groups.map(
				({ load, id }) => id !== 'verification' && load?.run(store.dispatch),
			),
		);
		const table = host === 'jetpack-12' ? Object.assign({}, ...Object.values(CARDS[tab as TableTab])) : null;
		const seen: string[] = [];
		for (const group of cardsOf(store.getState(), TAB).groups) {
			for (const item of switchesOf(store.getState(), group)) {
				const name = table ? ((table as Record<string, string>)[labelOf(item)] ?? '') : itemId(item);
				seen.push(labelOf(item));
				const isInverted = name === 'jetpack_blocks_disabled';
				const first = selectSwitch(store.getState(), group, item).isOn;
				for (const isOn of [!first, first]) {
					const before = posted(site).length;
					expect([name, await moveSwitch(store, item, isOn)]).toEqual([name, true]);
					const sent = { ...(isOn ? {} : ALSO[name]), [name]: isOn !== isInverted };
					expect(posted(site).slice(before)).toEqual([sent]);
					// It's read back from the host.
					expect(selectSwitch(store.getState(), group, item).isOn).toBe(isOn);
					const [event, properties] = events().at(-1) ?? [];
					const toggled = isOn ? 'on' : 'off';
					expect([event, properties]).toEqual(
						item.kind === 'module'
							? ['jetpack_wpa_module_toggle', expect.objectContaining({ module: name, toggled })]
							: ['jetpack_wpa_settings_toggle', expect.objectContaining({ setting: name, toggled })],
					);
				}
			}
		}
		expect(seen).toEqual(table ? Object.keys(table as object) : seen);
	},
);

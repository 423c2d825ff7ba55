import type { OpenOptions } from '../../../tests/support/open-app';
import { openStore } from '../../../tests/support/open-piece';
import type { TestSite } from '../../../tests/support/test-site';
import { loadRewind } from '../../state/rewind/slice';
import { selectDashboard } from './use-dashboard';

const open = async (options: OpenOptions) => {
	const { store } = await openStore(options);
	await store.dispatch(loadRewind());
	return selectDashboard(store.getState());
};
const GRID = ['scan', 'spam', 'protect', 'monitor'];
const network = (site: TestSite) => site.page({ siteData: { isMultisite: true } });
const ACTIVE_NETWORK = { scenario: ['rewind-active'], before: network };
const withoutPromotions = (site: TestSite) => site.page({ siteData: { showPromotions: false } });

it.each<[string, string[], pinned: string, OpenOptions]>([
	['a connected site', GRID, 'bundle', {}],
	['a network of sites', [...GRID, 'backups'], 'nothing', { before: network }],
	['an offline site', [...GRID, 'backups'], 'nothing', { scenario: ['offline-constant'] }],
	['a site without an owner', [...GRID, 'backups'], 'nothing', { scenario: ['site-only'] }],
	['working backups', ['activity', ...GRID], 'backups', { scenario: ['rewind-active'] }],
	['working backups in a network', ['backups', 'activity', ...GRID], 'nothing', ACTIVE_NETWORK],
	['backups that are being set up', GRID, 'bundle', { scenario: ['rewind-provisioning'] }],
	['a security plan', ['activity', ...GRID], 'backups', { scenario: ['plan-security'] }],
	['a complete plan', ['activity', ...GRID], 'backups', { scenario: ['plan-complete'] }],
	['a site without promotions', GRID, 'backups', { before: withoutPromotions }],
])(
	'for %s, lists %p and pins %s [DASH-013, DASH-017, DASH-022, DASH-023, DASH-118, DASH-119]',
	async (_, securityCards, pinned, options) => {
		expect(await open(options)).toMatchObject({ securityCards, pinned });
	},
);

it('keeps the place of the activity while backups that are paid for still load [DASH-118]', async () => {
	const paid = await openStore({ scenario: ['plan-security'] });
	expect(selectDashboard(paid.store.getState()).securityCards).toEqual(['activity', ...GRID]);
	const free = await openStore();
	expect(selectDashboard(free.store.getState()).securityCards).toEqual(GRID);
});

const canView = (site: TestSite) =>
	site.page({ userData: { currentUser: { permissions: { view_stats: true } } } });

it.each<[string, string, string[], boolean, OpenOptions]>([
	['admin', 'card', GRID, true, { scenario: ['connected', 'stats-on'] }],
	['editor', 'card', ['protect'], false, { scenario: ['stats-for-editors', 'protect-on'] }],
	['editor', 'none', ['protect'], false, { scenario: ['connected', 'protect-on'] }],
	['editor', 'none', [], false, { before: (site) => site.setSwitches({ protect: false }) }],
	['editor', 'none', [], false, { scenario: ['site-only', 'protect-on'] }],
	['subscriber', 'none', [], false, { scenario: ['connected', 'protect-on'] }],
	['subscriber', 'card', [], false, { scenario: ['connected', 'protect-on'], before: canView }],
])(
	'%s: stats %s, security %p, performance %s on %j [DASH-005, DASH-008, DASH-009, DASH-010, DASH-011, DASH-012, DASH-018]',
	async (as, statsPart, securityCards, hasPerformance, options) => {
		expect(await open({ as, ...options })).toMatchObject({ statsPart, securityCards, hasPerformance });
	},
);

it.each<[string, boolean, OpenOptions]>([
	['a manager', true, {}],
	['a manager of an offline site', false, { scenario: ['offline-constant'] }],
	['an editor', false, { as: 'editor', scenario: ['connected', 'protect-on'] }],
])('links %s to the security settings: %s [DASH-006]', async (_, hasSecurityLink, options) => {
	expect(await open(options)).toMatchObject({ hasSecurityLink });
});

it('has no stats without their module [DASH-121]', async () => {
	const before = (site: TestSite) => site.page({ getModules: { stats: undefined } });
	expect(await open({ before })).toMatchObject({ statsPart: 'none' });
});

it('says that a site administrator turned stats off [DASH-122]', async () => {
	const before = (site: TestSite) => site.setFacts({ overrides: { stats: 'inactive' } });
	expect(await open({ before })).toMatchObject({ statsPart: 'overridden' });
});

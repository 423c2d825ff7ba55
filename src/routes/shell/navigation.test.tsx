import { openPiece, openStore } from '../../../tests/support/open-piece';
import type { OpenOptions } from '../../../tests/support/open-app';
import { app } from '../../../tests/support/screens';
import type { RootState } from '../../state/root-state';
import { Navigation } from './navigation';
import { isCurrentTab, selectSettingsItems } from './settings-items';

const open = (options: OpenOptions = {}, path = '/dashboard') =>
	openPiece(<Navigation isSettings={false} path={path} />, options);
const page = (members: Record<string, unknown>): OpenOptions => ({ before: (site) => site.page(members) });
const names = () =>
	app()
		.getAllByRole('link')
		.map(({ textContent }) => textContent.replace(' (opens in a new tab)', ''));
const link = (name: RegExp) => app().getByRole('link', { name });
const NEW = { siteData: { showRecommendations: true }, newRecommendations: ['monitor', 'backup'] };

describe('dashboard tabs', () => {
	const OFFLINE = { connectionStatus: { offlineMode: { isActive: true } } };

	it.each<[string, OpenOptions, string]>([
		[
			'a linked manager [SHELL-043, SHELL-044]',
			{},
			'At a Glance, My Plan, Plans, Recommendations, My Jetpack',
		],
		['an unlinked manager [SHELL-044]', { as: 'admin2' }, 'At a Glance, Plans, Recommendations, My Jetpack'],
		['an offline site [SHELL-045, SHELL-046]', page(OFFLINE), 'At a Glance, Recommendations, My Jetpack'],
		[
			'a site without recommendations [SHELL-052]',
			page({ siteData: { showRecommendations: false } }),
			'At a Glance, My Plan, Plans, My Jetpack',
		],
		[
			'a site without My Jetpack [SHELL-053]',
			page({ siteData: { showMyJetpack: false } }),
			'At a Glance, My Plan, Plans, Recommendations',
		],
		['an editor [SHELL-054]', { as: 'editor' }, 'At a Glance'],
		['a subscriber [SHELL-054]', { as: 'subscriber' }, 'At a Glance'],
	])('of %s: %s', async (_, options, expected) => {
		await open(options);
		expect(names().join(', ')).toBe(expected);
	});

	it('mark the screen, and lead to My Jetpack on the host’s own page [SHELL-053]', async () => {
		await open();
		expect(link(/^At a Glance/)).toHaveAttribute('aria-current', 'page');
		expect(link(/^My Plan/)).not.toHaveAttribute('aria-current');
		const address = 'http://127.0.0.1:4400/wp-admin/admin.php?page=my-jetpack';
		expect(link(/^My Jetpack/)).toHaveAttribute('href', address);
	});

	it.each([
		['connected', /source=jetpack-plans&site=127\.0\.0\.1%3A4400$/],
		['site-only', /source=jetpack-nav-site-only-plans&site=127\.0\.0\.1%3A4400&query=purchasetoken%3D.+$/],
	])(
		'of a site that is %s lead to the right plans page, with a purchase token if it has one [SHELL-047, SHELL-048, SHELL-049, SHELL-104]',
		async (scenario, address) => {
			await open({ scenario: [scenario] });
			expect(link(/^Plans/)).toHaveAttribute('href', expect.stringMatching(address));
		},
	);
});

describe('Recommendations badge', () => {
	it('shows a count of new items, and records its view and the click [SHELL-050, EVT-027, EVT-011]', async () => {
		const { user, events } = await open(page(NEW));
		expect(link(/^Recommendations/)).toHaveAccessibleName('Recommendations 2 new');
		expect(events()).toEqual([
			['jetpack_recommendations_new_recommendation_bubble_visible', { path: '/dashboard' }],
		]);
		await user.click(link(/^Recommendations/));
		expect(events()).toContainEqual([
			'jetpack_wpa_click',
			{ target: 'nav_item', path: 'recommendations', is_new_recommendations_bubble_visible: true },
		]);
	});

	it('isn’t there on its own screen or when nothing is new [SHELL-051]', async () => {
		const there = await open(page(NEW), '/recommendations/summary');
		expect(link(/^Recommendations/)).toHaveAccessibleName('Recommendations');
		expect(there.events()).toEqual([]);
		there.close();
		const { events } = await open(page({ ...NEW, newRecommendations: [] }));
		expect(link(/^Recommendations/)).toHaveAccessibleName('Recommendations');
		expect(events()).toEqual([]);
	});
});

/** A manager's site with these modules, on or off, and no others. */
function withModules(
	state: RootState,
	slugs: readonly string[],
	{ activated = false, akismet = false } = {},
): RootState {
	const known = Object.values(state.modules.bySlug)[0]!;
	const bySlug = Object.fromEntries(slugs.map((slug) => [slug, { ...known, module: slug, activated }]));
	const settings = { ...state.settings, values: { ...state.settings.values, akismet } };
	return { ...state, modules: { ...state.modules, bySlug }, settings };
}

const ALWAYS = ['features', 'tools', 'allSettings'];

const LISTS = {
	'Security [SHELL-055, SET-036]': ['security', 'protect sso vaultpress'],
	'Performance [SHELL-056, SET-037]': [
		'performance',
		'carousel lazy-images photon photon-cdn search videopress',
	],
	'Writing [SHELL-057]': [
		'writing',
		'masterbar markdown custom-content-types post-by-email infinite-scroll copy-post',
	],
	'Sharing [SHELL-058]': ['sharing', 'publicize sharedaddy likes'],
	'Discussion [SHELL-059]': ['discussion', 'comments gravatar-hovercards markdown subscriptions'],
	'Traffic [SHELL-060]': [
		'traffic',
		'seo-tools wordads stats related-posts verification-tools sitemaps google-analytics',
	],
} as const;

describe('settings tabs for managers', () => {
	let whole: RootState;
	beforeAll(async () => void (whole = (await openStore()).store.getState()));

	it.each(Object.entries(LISTS))(
		'any one of its modules, on or off, is enough to show %s',
		(_, [id, slugs]) => {
			for (const slug of slugs.split(' ')) {
				const others = slug === 'markdown' ? ['writing', 'discussion'] : [id];
				for (const activated of [true, false]) {
					const state = withModules(whole, [slug], { activated });
					expect(selectSettingsItems(state)).toEqual([...others, ...ALWAYS]);
				}
			}
		},
	);

	it('are hidden if none of their modules exists, but for Security with the Akismet plugin [SET-036, SHELL-055, SHELL-056, SHELL-057, SHELL-058, SHELL-059, SHELL-060]', () => {
		const others = ['monitor', 'waf', 'shortlinks', 'comment-likes'];
		expect(selectSettingsItems(withModules(whole, others))).toEqual(ALWAYS);
		const state = withModules(whole, [], { akismet: true });
		expect(selectSettingsItems(state)).toEqual(['security', ...ALWAYS]);
	});
});

it.each<[string, boolean, boolean, string[], object?]>([
	['editor', true, true, ['writing', 'sharing']],
	['author', true, false, ['sharing']],
	['author', false, true, ['writing']],
	['editor', false, false, []],
	['contributor', true, true, []],
	['subscriber', true, true, []],
	['subscriber', true, false, [], { publish_posts: true }],
])(
	'settings tabs for users who don’t manage modules %s with publicize %p and post-by-email %p: %j [SHELL-061, SHELL-062, SHELL-063, SHELL-102]',
	async (as, publicize, email, expected, permissions = {}) => {
		const { store } = await openStore({
			as,
			before: async (site) => {
				await site.setSwitches({ publicize, 'post-by-email': email });
				site.page({ userData: { currentUser: { permissions } } });
			},
		});
		expect(selectSettingsItems(store.getState())).toEqual(expected);
	},
);

it('the settings path belongs to Security for managers, and to Sharing for others [SHELL-102, SHELL-103]', () => {
	const TABS = ['security', 'performance', 'writing', 'sharing', 'features', 'allSettings'] as const;
	const current = (path: string, isManager: boolean) =>
		TABS.filter((id) => isCurrentTab(id, path, isManager));
	expect(current('/settings', true)).toEqual(['security']);
	expect(current('/settings', false)).toEqual(['sharing']);
	expect(current('/settings/all', true)).toEqual(['allSettings']);
	expect(current('/performance', true)).toEqual(['performance']);
	expect(current('/writing', false)).toEqual(['writing']);
	expect(current('/privacy', true)).toEqual([]);
});

import { openStore } from '../../../tests/support/open-piece';
import type { RootState } from '../../state/root-state';
import { isCurrentTab, selectSettingsItems } from './settings-items';

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

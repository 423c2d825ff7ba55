import { openStore } from '../../../tests/support/open-piece';
import type { RootState } from '../../state/root-state';
import { selectSettingsItems } from './settings-items';

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
	'Security [SHELL-055]': ['security', 'protect sso vaultpress'],
	'Performance [SHELL-056]': ['performance', 'carousel lazy-images photon photon-cdn search videopress'],
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
	it.each(Object.entries(LISTS))(
		'any one of its modules, on or off, is enough to show %s',
		async (_, [id, slugs]) => {
			const { store } = await openStore();
			for (const slug of slugs.split(' ')) {
				const others = slug === 'markdown' ? ['writing', 'discussion'] : [id];
				for (const activated of [true, false]) {
					const state = withModules(store.getState(), [slug], { activated });
					expect(selectSettingsItems(state)).toEqual([...others, ...ALWAYS]);
				}
			}
		},
	);

	it('are hidden if none of their modules exists [SHELL-055, SHELL-056, SHELL-057, SHELL-058, SHELL-059, SHELL-060]', async () => {
		const { store } = await openStore();
		const state = withModules(store.getState(), ['monitor', 'waf', 'shortlinks', 'comment-likes']);
		expect(selectSettingsItems(state)).toEqual(ALWAYS);
	});

	it('include Security for the Akismet plugin alone [SHELL-055]', async () => {
		const { store } = await openStore();
		const state = withModules(store.getState(), [], { akismet: true });
		expect(selectSettingsItems(state)).toEqual(['security', ...ALWAYS]);
	});
});

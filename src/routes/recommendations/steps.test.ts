import { openStore } from '../../../tests/support/open-piece';
import type { TestSite } from '../../../tests/support/test-site';
import { readAnswers } from '../../state/recommendations/answers';
import { selectFlowContext } from '../../state/recommendations/selectors';
import {
	type Feature,
	FEATURES,
	isActivated,
	isResource,
	isWelcome,
	type ResourceStep,
	STEPS,
} from '../../state/recommendations/steps';
import type { RootState } from '../../state/root-state';
import { featureText } from './feature-texts';
import { resourceText } from './resource-texts';
import { isTrial, selectFeatureTarget, selectResourceHref } from './targets';
import { selectFeatureBlock } from './use-feature-step';
import { progressOf } from './use-step';

let state: RootState;
beforeAll(async () => {
	state = (await openStore()).store.getState();
});

const SUPPORT = 'https://jetpack.com/support/';
const CREATIVE_MAIL = 'https://wordpress.org/plugins/creative-mail-by-constant-contact';
/** Targets of a feature step, and of its "Learn more". */
const FEATURE_STEPS: ReadonlyArray<[step: Feature, target: string, learnMore: string]> = [
	['woocommerce', 'admin.php?page=wc-admin&path=/setup-wizard', 'https://woocommerce.com/'],
	['monitor', '#/settings?term=monitor', `${SUPPORT}monitor/`],
	['related-posts', '#/settings?term=related posts', `${SUPPORT}related-posts/`],
	['creative-mail', 'admin.php?page=creativemail', `${CREATIVE_MAIL}/`],
	['site-accelerator', '#/settings?term=cdn', `${SUPPORT}site-accelerator/`],
	['publicize', 'source=calypso-marketing-connections', 'jetpack-blog-social-sharing'],
	['protect', 'admin.php?page=jetpack-protect', 'jetpack-protect-assistant-recommendation'],
	['videopress', 'source=jetpack-support-videopress-block-editor', 'jetpack-videopress'],
	['boost', 'admin.php?page=jetpack-boost', 'jetpack-plugin-boost-recommendation'],
];

const cloud = (area: string) => `https://cloud.jetpack.com/${area}/127.0.0.1:4400`;
const READ: ReadonlyArray<[step: ResourceStep, action: string, target: string]> = [
	['agency', 'Explore agency licensing', 'source=jetpack-for-agencies-signup-assistant-recommendation'],
	['backup-plan', 'Read the guide', 'source=jetpack-blog-backups-101'],
	['anti-spam', 'Read the article', 'source=jetpack-blog-spam-comments'],
	['vaultpress-backup', '', ''],
	['vaultpress-for-woocommerce', '', ''],
	['server-credentials', 'Add server credentials', cloud('settings')],
];

/** Products, by the key in their steps' names, and where they are managed. */
const PRODUCTS = [
	['backup', 'VaultPress Backup', cloud('backup')],
	['scan', 'Scan', cloud('scan')],
	['antispam', 'Akismet Anti-spam', 'admin.php?page=akismet-key-config'],
	['videopress', 'VideoPress', 'source=jetpack-support-videopress-block-editor'],
	['search', 'Search', 'admin.php?page=jetpack-search-configure'],
] as const;

describe('feature steps', () => {
	it.each(FEATURE_STEPS)(
		'%s has its words, and links to its settings %s and to %s [REC-010, REC-106]',
		(step, target, learnMore) => {
			const { title, name, enable, ...text } = featureText(step);
			expect(title).toMatch(/\w/);
			expect(enable.toLowerCase()).toMatch(new RegExp(`^(install|turn on) ${name.toLowerCase()}$`));
			expect(text.learnMore).toBe(learnMore);
			const { href, isExternal } = selectFeatureTarget(state, step);
			expect(decodeURIComponent(href)).toContain(target);
			expect(isExternal).toBe(target.startsWith('source='));
		},
	);

	it('are all of these', () => {
		expect(FEATURE_STEPS.map(([step]) => step)).toEqual(FEATURES);
	});

	const forcedOff =
		(...slugs: string[]) =>
		(site: TestSite) =>
			site.setFacts({ overrides: Object.fromEntries(slugs.map((slug) => [slug, 'inactive' as const])) });
	const withoutPlugins = (site: TestSite) =>
		site.page({ userData: { currentUser: { permissions: { manage_plugins: false } } } });
	const withoutPublicize = (site: TestSite) => site.page({ getModules: { publicize: undefined } });
	const FORCED = /^This feature has been disabled by a site administrator\.$/;

	it.each<[string, Feature, (site: TestSite) => unknown, RegExp]>([
		['installed by others', 'boost', () => {}, /^$/],
		['installed without the permission', 'boost', withoutPlugins, /permission to install plugins/],
		['that’s forced off', 'monitor', forcedOff('monitor'), FORCED],
		['that the site doesn’t have', 'publicize', withoutPublicize, /isn’t available on this site/],
		['with all its parts forced off', 'site-accelerator', forcedOff('photon', 'photon-cdn'), FORCED],
		['with one part forced off', 'site-accelerator', forcedOff('photon'), /^$/],
	])('say why a feature can’t be enabled: one %s (%s) [REC-105]', async (_, feature, change, why) => {
		const { store } = await openStore({
			before: async (site) => {
				await site.setSwitches({ monitor: false, publicize: false, photon: false, 'photon-cdn': false });
				await change(site);
			},
		});
		expect(selectFeatureBlock(store.getState(), feature)).toMatch(why);
	});
});

describe('resource steps', () => {
	it.each(READ)('%s has its words, and its link [REC-011, REC-108]', (step, action, target) => {
		expect(resourceText(step)).toMatchObject({ title: expect.stringMatching(/\w/) as string, action });
		expect(decodeURIComponent(selectResourceHref(state, step) ?? '')).toContain(target);
		expect(isTrial(step)).toBe(!target);
		expect(isWelcome(step) || isActivated(step)).toBe(false);
	});

	it.each(PRODUCTS)('of %s lead to where it’s managed [REC-012, REC-013, REC-108]', (key, name, target) => {
		const [welcome, activated] = [`welcome__${key}`, `${key}-activated`] as const;
		expect(resourceText(welcome)).toMatchObject({ title: `Welcome to ${name}`, action: `Manage ${name}` });
		expect(resourceText(activated)).toMatchObject({
			title: `Your plan includes ${name}`,
			action: `Manage ${name}`,
		});
		for (const step of [welcome, activated]) {
			expect(decodeURIComponent(selectResourceHref(state, step) ?? '')).toContain(target);
			expect(isWelcome(step) || isActivated(step)).toBe(true);
		}
	});

	it.each(['Complete', 'Security'] as const)('of Jetpack %s go on [REC-012, REC-108]', (name) => {
		const step = `welcome__${name.toLowerCase() as 'complete' | 'security'}` as const;
		const text = { title: `Welcome to Jetpack ${name}`, action: 'Get started' };
		expect(resourceText(step)).toMatchObject(text);
		expect(selectResourceHref(state, step)).toBeUndefined();
	});

	it('are all of these', () => {
		const products = PRODUCTS.flatMap(([key]) => [`welcome__${key}`, `${key}-activated`]);
		expect(STEPS.filter(isResource).sort()).toEqual(
			[...READ.map(([step]) => step), ...products, 'welcome__complete', 'welcome__security'].sort(),
		);
	});
});

describe('progress', () => {
	it('has a value at the steps of the default flow [REC-019, REC-100]', () => {
		const values = STEPS.flatMap((step) => {
			const progress = progressOf(step, readAnswers({}), selectFlowContext(state));
			return progress.kind === 'value' ? [`${step} ${progress.value}`] : [];
		});
		expect(values.sort()).toEqual([
			...['agency 28', 'creative-mail 76', 'monitor 52', 'related-posts 64', 'site-accelerator 88'],
			...['site-type-question 14', 'vaultpress-backup 100', 'vaultpress-for-woocommerce 100'],
			'woocommerce 40',
		]);
	});

	it('is the place in an onboarding, while one runs [REC-109]', () => {
		const answers = readAnswers({
			onboardingActive: 'JETPACK_SCAN',
			onboardingHasStarted: true,
			onboardingTotalSteps: '3',
		});
		const context = { ...selectFlowContext(state), isUserLinked: true, active: [] };
		expect(progressOf('monitor', answers, context)).toEqual({ kind: 'position', number: 2, total: 3 });
		expect(progressOf('agency', answers, context)).toEqual({ kind: 'none' });
	});
});

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
	type Step,
	STEPS,
} from '../../state/recommendations/steps';
import type { RootState } from '../../state/root-state';
import { featureText } from './feature-texts';
import { resourceText } from './resource-texts';
import { isToCheckout, selectFeatureTarget, selectResourceHref } from './targets';
import { selectFeatureBlock } from './use-feature-step';
import { progressOf } from './use-step';

let state: RootState;
beforeAll(async () => {
	state = (await openStore()).store.getState();
});

/** What a feature step is called, says, and links to. */
const FEATURE_STEPS: ReadonlyArray<
	[step: Feature, title: string, enable: string, name: string, target: string, learnMore: string]
> = [
	[
		'woocommerce',
		'Open your store with WooCommerce',
		'Install WooCommerce',
		'WooCommerce',
		'admin.php?page=wc-admin&path=/setup-wizard',
		'https://woocommerce.com/',
	],
	[
		'monitor',
		'Get an alert when your site goes down',
		'Turn on downtime monitoring',
		'Downtime monitoring',
		'#/settings?term=monitor',
		'https://jetpack.com/support/monitor/',
	],
	[
		'related-posts',
		'Give readers a reason to stay',
		'Turn on related posts',
		'Related posts',
		'#/settings?term=related posts',
		'https://jetpack.com/support/related-posts/',
	],
	[
		'creative-mail',
		'Email your subscribers',
		'Install Creative Mail',
		'Creative Mail',
		'admin.php?page=creativemail',
		'https://wordpress.org/plugins/creative-mail-by-constant-contact/',
	],
	[
		'site-accelerator',
		'Make your pages load faster',
		'Turn on site accelerator',
		'Site accelerator',
		'#/settings?term=cdn',
		'https://jetpack.com/support/site-accelerator/',
	],
	[
		'publicize',
		'Share posts automatically',
		'Turn on social sharing',
		'Social sharing',
		'source=calypso-marketing-connections',
		'jetpack-blog-social-sharing',
	],
	[
		'protect',
		'Find vulnerable plugins before attackers do',
		'Install Jetpack Protect',
		'Jetpack Protect',
		'admin.php?page=jetpack-protect',
		'jetpack-protect-assistant-recommendation',
	],
	[
		'videopress',
		'Show your videos without ads',
		'Install VideoPress',
		'VideoPress',
		'source=jetpack-support-videopress-block-editor',
		'jetpack-videopress',
	],
	[
		'boost',
		'Faster pages get more readers',
		'Install Jetpack Boost',
		'Jetpack Boost',
		'admin.php?page=jetpack-boost',
		'jetpack-plugin-boost-recommendation',
	],
];

const cloud = (area: string) => `https://cloud.jetpack.com/${area}/127.0.0.1:4400`;
const BACKUP =
	'source=jetpack-recommendations-product-checkout&site=127.0.0.1:4400&path=jetpack_backup_t1_yearly';
const READ: ReadonlyArray<[step: ResourceStep, title: string, action: string, target: string]> = [
	[
		'agency',
		'Manage all your clients’ sites in one place',
		'View the platform',
		'source=jetpack-for-agencies-signup-assistant-recommendation',
	],
	['backup-plan', 'Safe automatic updates', 'Read the guide', 'source=jetpack-blog-backups-101'],
	[
		'anti-spam',
		'You’re getting comments. Keep spam out.',
		'Read the article',
		'source=jetpack-blog-spam-comments',
	],
	['vaultpress-backup', 'Never lose your work', '', BACKUP],
	['vaultpress-for-woocommerce', 'Keep every order safe', '', BACKUP],
	['server-credentials', 'Turn on one-click restores', 'Add server credentials', cloud('settings')],
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
		'%s has its words, and its settings [REC-010, REC-106]',
		(step, title, enable, name, target, learnMore) => {
			expect(featureText(step)).toMatchObject({ title, enable, name, learnMore });
			const { href, isExternal } = selectFeatureTarget(state, step);
			expect(decodeURIComponent(href)).toContain(target);
			expect(isExternal).toBe(target.startsWith('source='));
		},
	);

	it('are all of these', () => {
		expect(FEATURE_STEPS.map(([step]) => step)).toEqual(FEATURES);
	});

	it.each<[string, Feature, (site: TestSite) => unknown, RegExp | string]>([
		['installed by others', 'boost', () => {}, ''],
		[
			'installed without the permission',
			'boost',
			(site) => site.page({ userData: { currentUser: { permissions: { manage_plugins: false } } } }),
			/permission to install plugins/,
		],
		[
			'that’s forced off',
			'monitor',
			(site) => site.setFacts({ overrides: { monitor: 'inactive' } }),
			/disabled by a site administrator/,
		],
		[
			'that the site doesn’t have',
			'publicize',
			(site) => site.page({ getModules: { publicize: undefined } }),
			/isn’t available on this site/,
		],
		[
			'with all its parts forced off',
			'site-accelerator',
			(site) => site.setFacts({ overrides: { photon: 'inactive', 'photon-cdn': 'inactive' } }),
			'This feature has been disabled by a site administrator.',
		],
		[
			'with one part forced off',
			'site-accelerator',
			(site) => site.setFacts({ overrides: { photon: 'inactive' } }),
			'',
		],
	])('say why a feature can’t be enabled: one %s (%s) [REC-105]', async (_, feature, change, why) => {
		const { store } = await openStore({
			before: async (site) => {
				await site.setSwitches({ monitor: false, publicize: false, photon: false, 'photon-cdn': false });
				await change(site);
			},
		});
		const block = selectFeatureBlock(store.getState(), feature);
		expect(typeof why === 'string' ? block === why : why.test(block)).toBe(true);
	});
});

describe('resource steps', () => {
	it.each(READ)('%s has its words, and its link [REC-011, REC-108]', (step, title, action, target) => {
		expect(resourceText(step)).toMatchObject({ title, action });
		expect(decodeURIComponent(selectResourceHref(state, step) ?? '')).toContain(target);
		expect(isToCheckout(step)).toBe(target === BACKUP);
		expect(isWelcome(step) || isActivated(step)).toBe(false);
	});

	it.each(PRODUCTS)('of %s lead to where it’s managed [REC-012, REC-013, REC-108]', (key, name, target) => {
		const [welcome, activated] = [`welcome__${key}`, `${key}-activated`] as const;
		expect(resourceText(welcome)).toMatchObject({ title: `Welcome to ${name}`, action: `Manage ${name}` });
		expect(resourceText(activated)).toMatchObject({ title: `${name} is active`, action: `Manage ${name}` });
		for (const step of [welcome, activated]) {
			expect(decodeURIComponent(selectResourceHref(state, step) ?? '')).toContain(target);
			expect(isWelcome(step) || isActivated(step)).toBe(true);
		}
	});

	it.each(['Complete', 'Security'] as const)('of Jetpack %s go on [REC-012, REC-108]', (name) => {
		const step = `welcome__${name.toLowerCase() as 'complete' | 'security'}` as const;
		expect(resourceText(step)).toMatchObject({
			title: `Welcome to Jetpack ${name}`,
			action: 'Get started',
		});
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
	const VALUES = {
		'site-type-question': 14,
		agency: 28,
		woocommerce: 40,
		monitor: 52,
		'related-posts': 64,
		'creative-mail': 76,
		'site-accelerator': 88,
		'vaultpress-backup': 100,
		'vaultpress-for-woocommerce': 100,
	};

	it.each(STEPS)('has its value at %s [REC-019, REC-100]', (step) => {
		const value = (VALUES as Partial<Record<Step, number>>)[step];
		expect(progressOf(step, readAnswers({}), selectFlowContext(state))).toMatchObject(
			value === undefined ? { kind: 'none' } : { kind: 'value', value },
		);
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

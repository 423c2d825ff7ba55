import { screen } from '@testing-library/react';
import {
	all,
	editing,
	grid,
	openMyPlan,
	placeholders,
	query,
	withPlan,
	withRewind,
} from '../support/my-plan';
import { closeApps } from '../support/open-app';
import { region } from '../support/screens';
import type { TestSite } from '../support/test-site';

describe('My Plan grid', () => {
	const FREE = ['Always-on security', 'Performance', 'Themes', 'More visitors', 'Activity', 'Documentation'];
	const PAID = [
		'Performance',
		'Spam protection',
		'VideoPress',
		'Activity',
		'Ads',
		'Google Analytics',
		'Social',
	];
	const BUNDLED = ['VideoPress', 'Ads', 'Google Analytics', 'Social'];
	const rewind = (state: string) => withRewind({ state });

	it.each(['jetpack_premium', 'jetpack_business'])(
		'for %s starts with backups [PLAN-009, PLAN-067]',
		async (slug) => {
			await openMyPlan({ before: all(withPlan(slug), rewind('active')) });
			expect(grid()).toEqual(['Site backups', ...PAID]);
		},
	);

	it('for the personal plan has no bundle cards [PLAN-009, PLAN-067]', async () => {
		await openMyPlan({ before: all(withPlan('jetpack_personal'), rewind('active')) });
		expect(grid()).toEqual(['Site backups', ...PAID.filter((title) => !BUNDLED.includes(title))]);
	});

	it.each([
		'jetpack_security_t1_yearly',
		'jetpack_security_t2_monthly',
		'jetpack_complete',
		'vip',
		'jetpack_security_daily',
		'jetpack_security_realtime',
	])('for %s has the paid cards without backups [PLAN-009, PLAN-068]', async (slug) => {
		await openMyPlan({ before: all(withPlan(slug), rewind('active')) });
		expect(grid()).toEqual(PAID);
	});

	it.each([
		['jetpack_free', []],
		['jetpack_search', []],
		['jetpack_search_free', []],
		['jetpack_backup_t0_yearly', []],
		['jetpack_backup_t1_yearly', [/real time/]],
		['jetpack_backup_t2_monthly', [/real time/]],
		['jetpack_backup_realtime', [/real time/]],
		['jetpack_backup_daily', [/every day/]],
	])('for %s shows the free cards, with its backups [PLAN-009, PLAN-069, PLAN-072]', async (slug, texts) => {
		await openMyPlan({ before: withPlan(slug) });
		expect(grid()).toEqual([...texts.map(() => 'Site backups'), ...FREE]);
		texts.forEach((text) => expect(region('Site backups').getByText(text)).toBeVisible());
	});

	it.each([
		'jetpack_scan',
		'jetpack_anti_spam',
		'jetpack_videopress',
		'jetpack_social_basic_yearly',
		'jetpack_social_advanced_yearly',
		'jetpack_boost_monthly',
		'what-is-this',
	])('for %s shows three placeholders [PLAN-070]', async (slug) => {
		await openMyPlan({ before: withPlan(slug) });
		expect(grid()).toEqual([]);
		expect(placeholders()).toEqual([3]);
	});

	it.each(['jetpack_free', 'jetpack_premium', 'jetpack_complete'])(
		'for %s shows search only with the instant-search feature [PLAN-071]',
		async (slug) => {
			const features = (...active: string[]) => editing('/site/features', () => ({ active, available: {} }));
			await openMyPlan({ before: all(withPlan(slug), features('search', 'instant-search')) });
			expect(grid()).toContain('Search');
			await closeApps();
			await openMyPlan({ before: all(withPlan(slug), features('search')) });
			expect(grid()).not.toContain('Search');
		},
	);

	it.each([
		['videopress', 'VideoPress'],
		['wordads', 'Ads'],
		['google-analytics', 'Google Analytics'],
		['publicize', 'Social'],
	])('hides the card for %s when the module is forced off or missing [PLAN-071]', async (slug, title) => {
		const change = (edit: (modules: Record<string, { override?: string }>) => void) => (site: TestSite) =>
			site.editPage((state) => edit(state.getModules as Record<string, { override?: string }>));
		await openMyPlan({
			scenario: ['plan-complete'],
			before: change((modules) => void Object.assign(modules[slug] ?? {}, { override: 'inactive' })),
		});
		expect(grid()).toEqual(['Search', ...PAID].filter((each) => each !== title));
		await closeApps();
		await openMyPlan({
			scenario: ['plan-complete'],
			before: change((modules) => void delete modules[slug]),
		});
		expect(grid()).not.toContain(title);
	});

	it.each([
		['active', {}, 'View backups', 'calypso-activity-log', ''],
		['unavailable', {}, 'Set up VaultPress', 'calypso-plugins-setup', 'only=vaultpress'],
		['unavailable', { vaultPress: true }, 'Open VaultPress', 'vaultpress-dashboard', ''],
	])(
		'with backups %s and %j starts with a card that offers “%s” [PLAN-073]',
		async (state, { vaultPress = false }: { vaultPress?: boolean }, label, source, only) => {
			await openMyPlan({
				scenario: [vaultPress ? 'vaultpress-ok' : 'plan-premium'],
				before: rewind(state),
			});
			expect(['Site backups', 'Site security']).toContain(grid()[0]);
			const link = screen.getByRole('link', { name: new RegExp(label) });
			expect(query(link).source).toBe(source);
			expect(query(link).query ?? '').toBe(only);
		},
	);

	it.each(['provisioning', 'awaiting_credentials'])(
		'has no backups card while backups are %s [PLAN-073]',
		async (state) => {
			await openMyPlan({ scenario: ['plan-premium'], before: rewind(state) });
			expect(grid()[0]).toBe('Performance');
		},
	);

	it('hides backups if the site does, and links to setup if their status fails to load [PLAN-073]', async () => {
		await openMyPlan({
			scenario: ['plan-premium'],
			before: all(rewind('active'), (site) =>
				site.editPage((state) => Object.assign(state.siteData as object, { showBackups: false })),
			),
		});
		expect(grid()[0]).toBe('Performance');
		await closeApps();
		await openMyPlan({ scenario: ['plan-premium'], before: (site) => site.fail('GET', 'rewind', 500) });
		expect(screen.getByRole('link', { name: /Set up VaultPress/ })).toBeVisible();
	});

	it.each([
		['akismet-valid', 'View spam stats', /akismet-key-config&view=stats/],
		['akismet-inactive', 'Set up spam protection', /only%3Dakismet/],
	])('with %s offers “%s” for spam', async (scenario, label, address) => {
		await openMyPlan({ scenario: ['plan-security', scenario] });
		expect(screen.getByRole('link', { name: new RegExp(label) })).toHaveAttribute(
			'href',
			expect.stringMatching(address),
		);
	});

	it.each([
		[250, 'Your videos use 250 MB of storage.'],
		[2500, 'Your videos use 2.5 GB of storage.'],
		[0, null],
		[null, null],
		[-1, null],
		['lots', null],
	])('for %j MB of videos says: %s [PLAN-066]', async (used, text) => {
		await openMyPlan({
			before: editing('/jetpack/v4/site', (data: { plan: object }) => ({
				...data,
				plan: { ...data.plan, product_slug: 'jetpack_premium' },
				options: { videopress_storage_used: used },
			})),
		});
		expect(region('VideoPress').queryByText(/^Your videos use/)?.textContent ?? null).toBe(text);
	});
});

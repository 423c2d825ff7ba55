import { screen, waitFor } from '@testing-library/react';
import { follow } from '../support/follow';
import type { OpenOptions } from '../support/open-app';
import { openStep } from '../support/recommendation-step';
import { facts, heading, openRecommendations, stored } from '../support/recommendations';
import { app as inApp, hasRegion, region } from '../support/screens';

const SUMMARY = "Nice work! Let's recap what we enabled for Example Site.";
const [ENABLED, SKIPPED, RESOURCES] = ['Recommendations enabled', 'Recommendations skipped', 'Resources'];
const rows = (name: string) =>
	region(name)
		.getAllByRole('listitem')
		.map((row) => row.firstElementChild?.textContent);
const open = async (options: OpenOptions = {}) => {
	const opened = await openStep('summary', options);
	expect(screen.getByRole('heading', { level: 1, name: SUMMARY })).toBeVisible();
	return opened;
};
const clicks = async (events: () => Promise<Array<[string, Record<string, unknown>]>>) =>
	(await events())
		.filter(([name]) => name.startsWith('jetpack_recommendations_summary'))
		.map(([name, { feature, type, slug, store, product_slug }]) => [
			name.replace('jetpack_recommendations_summary_', ''),
			...[feature, type, slug, store, product_slug].filter(Boolean),
		]);

describe('recommendations summary', () => {
	it('lists enabled features, skipped ones and resources [REC-009, REC-036, REC-038, REC-039, REC-040, REC-115]', async () => {
		await open(
			facts(
				{
					'site-type-agency': true,
					'site-type-store': true,
					skippedRecommendations: ['related-posts', 'woocommerce', 'monitor', 'unheard-of'],
				},
				{ conditionalRecommendations: ['anti-spam', 'boost'] },
			),
		);
		expect(rows(SKIPPED)).toEqual(['WooCommerce', 'Downtime monitoring', 'Related posts']);
		expect(rows(RESOURCES)).toEqual(['Licensing for agencies', 'About comment spam']);
		expect(region(ENABLED).getByText('No recommendations were enabled.')).toBeVisible();
	});

	it('lists an active feature as enabled even if it was skipped [REC-038, REC-048, REC-115]', async () => {
		await open({
			before: async (site) => {
				await site.setFacts({
					recommendationsData: { skippedRecommendations: ['monitor', 'related-posts'] },
				});
				await site.setSwitches({
					monitor: true,
					'related-posts': false,
					photon: true,
					'photon-cdn': true,
					publicize: true,
				});
			},
		});
		expect(rows(ENABLED)).toEqual(['Downtime monitoring', 'Site accelerator', 'Social sharing']);
		expect(rows(SKIPPED)).toEqual(['Related posts']);
		expect(region(ENABLED).getAllByText('Active')).toHaveLength(3);
		expect(hasRegion(RESOURCES)).toBe(false);
	});

	it('has no sections when there’s nothing to list [REC-115]', async () => {
		await open(facts({}));
		expect([ENABLED, SKIPPED, RESOURCES].some((name) => hasRegion(name ?? ''))).toBe(false);
	});

	it('enables a skipped feature and shows progress [REC-048, REC-067, EVT-028]', async () => {
		const { site, user, events } = await open(
			facts({ skippedRecommendations: ['boost', 'monitor'] }, { conditionalRecommendations: ['boost'] }),
		);
		const release = site.hold('POST', 'plugins');
		await user.click(region(SKIPPED).getByRole('button', { name: 'Install Jetpack Boost' }));
		const busy = await region(ENABLED).findByRole('button', { name: 'Install Jetpack Boost' });
		expect(busy).toHaveAttribute('aria-busy', 'true');
		expect(region(ENABLED).getByText('Installing…')).toBeVisible();
		expect(rows(SKIPPED)).toEqual(['Downtime monitoring']);
		await release();
		expect(await region(ENABLED).findByText('Active')).toBeVisible();
		await user.click(region(SKIPPED).getByRole('button', { name: 'Turn on downtime monitoring' }));
		await waitFor(() => expect(rows(ENABLED)).toEqual(['Downtime monitoring', 'Jetpack Boost']));
		expect(hasRegion(SKIPPED)).toBe(false);
		await waitFor(() =>
			expect(stored(site)).toMatchObject({
				skippedRecommendations: [],
				selectedRecommendations: ['boost', 'monitor'],
			}),
		);
		await follow(user, region(ENABLED).getByRole('link', { name: 'Configure Downtime monitoring' }));
		expect((await clicks(events)).filter(([name]) => String(name).endsWith('click'))).toEqual([
			['enable_click', 'boost'],
			['enable_click', 'monitor'],
			['configure_click', 'monitor'],
		]);
	});

	it('keeps a feature that couldn’t be enabled, shows why and can retry [REC-048]', async () => {
		const { site, user } = await open(facts({ skippedRecommendations: ['monitor'] }));
		site.fail('POST', 'settings', 500, { code: 'x', message: 'The disk is full.' });
		await user.click(region(SKIPPED).getByRole('button', { name: 'Turn on downtime monitoring' }));
		expect(await inApp().findByText('The disk is full.')).toBeVisible();
		site.recover();
		await user.click(region(SKIPPED).getByRole('button', { name: 'Turn on downtime monitoring' }));
		await waitFor(() => expect(rows(ENABLED)).toEqual(['Downtime monitoring']));
	});

	it('opens other sites in a new tab, and its own settings in the same tab [REC-049]', async () => {
		await open({
			before: (site) => site.setSwitches({ monitor: true, publicize: true }),
		});
		const sharing = region(ENABLED).getByRole('link', { name: /^Configure Social sharing/ });
		expect(sharing).toHaveAttribute('target', '_blank');
		expect(sharing).toHaveAttribute('href', expect.stringContaining('source=calypso-marketing-connections'));
		const monitor = region(ENABLED).getByRole('link', { name: 'Configure Downtime monitoring' });
		expect(monitor).not.toHaveAttribute('target');
		expect(monitor).toHaveAttribute('href', '#/settings?term=monitor');
	});

	it('links back to each step and to the resources [EVT-028]', async () => {
		const { user, events } = await openRecommendations({
			hash: '#/recommendations/summary',
			...facts({ skippedRecommendations: ['monitor'], 'site-type-agency': true }),
		});
		await heading(SUMMARY);
		await follow(user, region(RESOURCES).getByRole('link', { name: /^View the platform/ }));
		await user.click(region(SKIPPED).getByRole('link', { name: 'Downtime monitoring' }));
		await heading('Get an alert when your site goes down');
		expect((await clicks(events)).filter(([name]) => String(name).endsWith('click'))).toEqual([
			['learn_more_click', 'agency'],
			['step_name_click', 'monitor'],
		]);
	});

	it('lists onboarded plans by rank, with their management links [REC-037, REC-113, EVT-028]', async () => {
		const { user, events } = await open({
			before: async (site) => {
				site.fail('GET', 'site/purchases', 403);
				await site.setFacts({
					recommendationsData: { onboardingViewed: ['JETPACK_SCAN', 'JETPACK_ANTI_SPAM', 'JETPACK_SEARCH'] },
				});
			},
		});
		const titles = inApp()
			.getAllByRole('heading', { level: 2 })
			.map((title) => title.textContent)
			.filter((title) => title?.startsWith('Part of'));
		expect(titles).toEqual([
			'Part of your Akismet Anti-spam plan',
			'Part of your Search plan',
			'Part of your Scan plan',
		]);
		const scan = region('Part of your Scan plan').getByRole('link');
		expect(scan).toHaveAttribute('href', 'https://cloud.jetpack.com/scan/127.0.0.1%3A4400');
		expect(region('Part of your Search plan').getByRole('link')).toHaveAttribute(
			'href',
			expect.stringMatching(/admin\.php\?page=jetpack-search-configure$/),
		);
		expect(region('Part of your Akismet Anti-spam plan').queryByRole('link')).not.toBeInTheDocument();
		await follow(user, scan);
		expect(await clicks(events)).toContainEqual(['manage_click', 'scan-activated']);
	});

	it.each([
		['Complete', ['JETPACK_COMPLETE', 'JETPACK_SCAN'], 5],
		['Security', ['JETPACK_BACKUP', 'JETPACK_SECURITY'], 3],
		['VaultPress Backup', ['JETPACK_BACKUP'], 1],
		['VideoPress', ['JETPACK_VIDEOPRESS'], 1],
	])('lists what came with %s alone, for %j [REC-037, REC-113]', async (name, onboardingViewed, count) => {
		const all = ['VaultPress Backup', 'Scan', 'Akismet Anti-spam', 'VideoPress', 'Search'];
		await open({
			before: async (site) => {
				site.fail('GET', 'site/purchases', 403);
				await site.setFacts({ recommendationsData: { onboardingViewed } });
			},
		});
		expect(rows(`Part of your ${name} plan`)).toEqual(count > 1 ? all.slice(0, count) : [name]);
		expect(screen.getAllByRole('region', { name: /^Part of/ })).toHaveLength(1);
	});
});

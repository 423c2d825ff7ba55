import { screen, waitFor } from '@testing-library/react';
import { app as inApp, follow, hasRegion, region } from '../../../tests/support/screens';
import type { OpenOptions } from '../../../tests/support/open-app';
import { facts, openStep, stored } from '../../../tests/support/recommendations';
import type { TestSite } from '../../../tests/support/test-site';

const APP = 'Jetpack mobile app';
const [ENABLED, SKIPPED, RESOURCES] = ['Recommendations enabled', 'Recommendations skipped', 'Resources'];
const rows = (name: string) =>
	region(name)
		.getAllByRole('listitem')
		.map((row) => row.firstElementChild?.textContent);
const open = async (options: OpenOptions = {}) => {
	const opened = await openStep('summary', options);
	const title = "Nice work! Let's recap what we enabled for Example Site.";
	expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
	return opened;
};
type Opened = Awaited<ReturnType<typeof open>>;
const recorded = async ({ events }: Opened) =>
	(await events())
		.filter(([name]) => name.startsWith('jetpack_recommendations_summary'))
		.map(([name, { feature, type, slug, store, product_slug }]) => [
			name.replace('jetpack_recommendations_summary_', ''),
			...[feature, type, slug, store, product_slug].filter(Boolean),
		]);
const clicks = async (opened: Opened) =>
	(await recorded(opened)).filter(([name]) => String(name).endsWith('click'));

describe('recommendations summary', () => {
	it('lists skipped features and resources, with links to each [REC-009, REC-036, REC-038, REC-039, REC-040, REC-115, EVT-016, EVT-028]', async () => {
		const opened = await open(
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
		expect(region(ENABLED).getByText('You haven’t turned on any recommendations.')).toBeVisible();
		await follow(opened.user, region(RESOURCES).getByRole('link', { name: /^Explore agency licensing/ }));
		const step = region(SKIPPED).getByRole('link', { name: 'Downtime monitoring' });
		expect(step).toHaveAttribute('href', '#/recommendations/monitor');
		await follow(opened.user, step);
		expect(await clicks(opened)).toEqual([
			['learn_more_click', 'agency'],
			['step_name_click', 'monitor'],
		]);
	});

	it('lists an active feature as enabled even if it was skipped, with a link to its settings [REC-038, REC-039, REC-048, REC-049, REC-115]', async () => {
		const switches = {
			monitor: true,
			'related-posts': false,
			photon: true,
			'photon-cdn': true,
			publicize: true,
		};
		await open({
			before: async (site) => {
				await facts({ skippedRecommendations: ['monitor', 'related-posts'] }).before(site);
				await site.setSwitches(switches);
			},
		});
		expect(rows(ENABLED)).toEqual(['Downtime monitoring', 'Site accelerator', 'Social sharing']);
		expect(rows(SKIPPED)).toEqual(['Related posts']);
		expect(region(ENABLED).getAllByText('Active')).toHaveLength(3);
		expect(hasRegion(RESOURCES)).toBe(false);
		const sharing = region(ENABLED).getByRole('link', { name: /^Configure Social sharing/ });
		expect(sharing).toHaveAttribute('target', '_blank');
		expect(sharing).toHaveAttribute('href', expect.stringContaining('source=calypso-marketing-connections'));
		const monitor = region(ENABLED).getByRole('link', { name: 'Configure Downtime monitoring' });
		expect(monitor).not.toHaveAttribute('target');
		expect(monitor).toHaveAttribute('href', expect.stringMatching(/^#?\/settings\?term=monitor$/));
	});

	it('enables a skipped feature, shows progress, or why it couldn’t, and can retry [REC-048, REC-067, EVT-028]', async () => {
		const opened = await open(
			facts({ skippedRecommendations: ['boost', 'monitor'] }, { conditionalRecommendations: ['boost'] }),
		);
		const { site, user } = opened;
		const release = site.hold('POST', 'plugins');
		await user.click(region(SKIPPED).getByRole('button', { name: 'Install Jetpack Boost' }));
		const busy = await region(ENABLED).findByRole('button', { name: 'Install Jetpack Boost' });
		expect(busy).toHaveAttribute('aria-busy', 'true');
		expect(region(ENABLED).getByText('Installing…')).toBeVisible();
		expect(rows(SKIPPED)).toEqual(['Downtime monitoring']);
		await release();
		expect(await region(ENABLED).findByText('Active')).toBeVisible();
		site.fail('POST', 'settings', 500, { code: 'x', message: 'The disk is full.' });
		await user.click(region(SKIPPED).getByRole('button', { name: 'Turn on downtime monitoring' }));
		expect(await inApp().findByText('The disk is full.')).toBeVisible();
		site.recover();
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
		expect(await clicks(opened)).toEqual([
			['enable_click', 'boost'],
			['enable_click', 'monitor'],
			['enable_click', 'monitor'],
			['configure_click', 'monitor'],
		]);
	});

	const onboarded = (...onboardingViewed: string[]) => ({
		before: async (site: TestSite) => {
			site.fail('GET', 'site/purchases', 403);
			await site.setFacts({ recommendationsData: { onboardingViewed } });
		},
	});

	it('lists onboarded plans by rank, with their management links [REC-037, REC-113, EVT-028]', async () => {
		const opened = await open(onboarded('JETPACK_SCAN', 'JETPACK_ANTI_SPAM', 'JETPACK_SEARCH'));
		const titles = screen.getAllByRole('heading', { level: 2, name: /^Part of/ });
		expect(titles.map(({ textContent }) => textContent)).toEqual(
			['Akismet Anti-spam', 'Search', 'Scan'].map((name) => `Part of your ${name} plan`),
		);
		const scan = region('Part of your Scan plan').getByRole('link');
		expect(scan).toHaveAttribute('href', 'https://cloud.jetpack.com/scan/127.0.0.1%3A4400');
		const search = region('Part of your Search plan').getByRole('link');
		expect(search).toHaveAttribute('href', expect.stringMatching(/\?page=jetpack-search-configure$/));
		expect(region('Part of your Akismet Anti-spam plan').queryByRole('link')).not.toBeInTheDocument();
		await follow(opened.user, scan);
		expect(await clicks(opened)).toEqual([['manage_click', 'scan-activated']]);
	});

	it.each([
		['Complete', ['JETPACK_COMPLETE', 'JETPACK_SCAN'], 5],
		['Security', ['JETPACK_BACKUP', 'JETPACK_SECURITY'], 3],
	])('lists what came with %s alone, for %j [REC-037, REC-113]', async (name, viewed, count) => {
		await open(onboarded(...viewed));
		const all = ['VaultPress Backup', 'Scan', 'Akismet Anti-spam', 'VideoPress', 'Search'];
		expect(rows(`Part of your ${name} plan`)).toEqual(all.slice(0, count));
		expect(screen.getAllByRole('region', { name: /^Part of/ })).toHaveLength(1);
	});
});

describe('summary sidebar', () => {
	it('offers an upgrade with its price to a site without one, and the app [REC-041, REC-042, REC-043, REC-044, REC-116, EVT-028, DASH-033, PROD-019, PROD-022]', async () => {
		let release = async () => {};
		const opened = await open({
			before: (site) => void (release = site.hold('GET', 'recommendations/upsell')),
		});
		expect(inApp().getByText('Loading…')).toBeInTheDocument();
		await release();
		const card = await screen.findByRole('region', { name: 'Security' });
		expect(card).toHaveTextContent(
			'Price now: $9.95Regular price: $19.95per month, paid yearly50% offFirst year only. Renews at $19.95 per month, paid yearly.',
		);
		expect(card).toHaveTextContent('Recommended for your site');
		expect(inApp().getByText('14-day money-back guarantee')).toBeVisible();
		const get = region(APP).getByRole('link', { name: /^Get the app/ });
		const source = 'source=jetpack-plugin-recommendations-mobile-app-component';
		expect(get).toHaveAttribute('href', expect.stringContaining(source));
		const icon = [...screen.getByRole('region', { name: APP }).querySelectorAll('svg[aria-hidden]')].find(
			(svg) => !svg.closest('a'),
		);
		const code = region(APP).getByRole('img', { name: 'QR code that opens the app’s download page' });
		expect([icon, code].map((svg) => svg?.getAttribute('width'))).toEqual(['35', '80']);
		await follow(opened.user, region('Security').getByRole('link', { name: 'Get Security' }));
		await follow(opened.user, get);
		expect((await recorded(opened)).sort()).toEqual(
			[
				['sidebar_display', 'upsell', 'jetpack_security_t1_yearly'],
				['sidebar_display', 'mobile_app', 'upsell'],
				['sidebar_click', 'upsell', 'jetpack_security_t1_yearly'],
				['sidebar_click', 'mobile_app_jpcom'],
			].sort(),
		);
	});

	it.each<[string, number, object]>([
		['hides the upsell', 200, { hide_upsell: true }],
		['fails', 500, {}],
	])('sells nothing when the host %s [REC-041, REC-050, REC-051, EVT-028]', async (_, status, body) => {
		const opened = await open({
			before: (site) => site.fail('GET', 'recommendations/upsell', status, body),
		});
		expect(hasRegion('Security')).toBe(false);
		expect(hasRegion(APP)).toBe(true);
		expect(inApp().queryByText(/\$/)).not.toBeInTheDocument();
		await follow(opened.user, region('Protect your site').getByRole('link'));
		expect(await recorded(opened)).toEqual(
			expect.arrayContaining([
				['sidebar_display', 'upsell_no_price'],
				['sidebar_click', 'upsell_no_price'],
			]),
		);
	});

	it.each<[string, string, object, number, string | null, RegExp, string[]]>([
		[
			'waits for credentials, without scan',
			'product-backup-t1',
			{ state: 'awaiting_credentials', credentials: [] },
			200,
			'One-click restores',
			/Restore your site from the app/,
			['one-click-restores', 'one_click_restores'],
		],
		[
			'backs up',
			'plan-security',
			{ state: 'active', credentials: [{ type: 'auto' }] },
			200,
			'Manage your security',
			/backups and threats/,
			['security', 'security'],
		],
		[
			'has bought something else',
			'product-videopress',
			{ state: 'unavailable' },
			200,
			null,
			/in good shape/,
			[],
		],
		['does not say how backups stand', 'product-videopress', {}, 500, null, /Publish, reply/, []],
	])(
		'shows the matching card and the app for a site that %s [REC-041, REC-045, REC-046, REC-047, REC-114, EVT-028]',
		async (_, scenario, rewind, status, card, text, [display, click]) => {
			const opened = await open({
				scenario: [scenario],
				before: async (site) => {
					site.fail('GET', 'rewind', status, { code: 'success', data: JSON.stringify(rewind) });
					await site.setFacts({ recommendationsData: { viewedRecommendations: ['site-type-question'] } });
				},
			});
			expect(region(APP).getByText(text)).toBeVisible();
			const others = ['One-click restores', 'Manage your security', 'Security', 'Protect your site'];
			expect(others.filter(hasRegion)).toEqual(card ? [card] : []);
			if (card) {
				await follow(opened.user, region(card).getByRole('link'));
				const expected = [
					['sidebar_display', display],
					['sidebar_click', click],
				];
				expect(await recorded(opened)).toEqual(expect.arrayContaining(expected));
			}
		},
	);

	it('links to the app store of the device, without a QR code [DASH-033, EVT-028]', async () => {
		jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)');
		const opened = await open();
		expect(region(APP).queryByRole('img')).not.toBeInTheDocument();
		await follow(opened.user, region(APP).getByRole('link', { name: /^Get it on Google Play/ }));
		expect(await clicks(opened)).toContainEqual(['sidebar_click', 'mobile_app_badge', 'android']);
	});
});

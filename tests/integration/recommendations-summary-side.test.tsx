import { screen } from '@testing-library/react';
import { sizesOnAppsCard } from '../support/apps-card';
import { follow } from '../support/follow';
import type { OpenOptions } from '../support/open-app';
import { openStep } from '../support/recommendation-step';
import { app as inApp, hasRegion, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

const APP = 'Jetpack mobile app';
const open = (options: OpenOptions = {}) => openStep('summary', options);
const clicks = async (events: () => Promise<Array<[string, Record<string, unknown>]>>) =>
	(await events())
		.filter(([name]) => name.startsWith('jetpack_recommendations_summary'))
		.map(([name, { feature, type, slug, store, product_slug }]) => [
			name.replace('jetpack_recommendations_summary_', ''),
			...[feature, type, slug, store, product_slug].filter(Boolean),
		]);

const rewind =
	(body: unknown, status = 200) =>
	(site: TestSite) =>
		site.intercept((request) =>
			/\/v4\/rewind\b/.test(request.url)
				? Response.json({ code: 'success', data: JSON.stringify(body) }, { status })
				: null,
		);

describe('summary sidebar', () => {
	it('offers an upgrade with its price to a site without one [REC-041, REC-042, REC-044, REC-116, EVT-028, PROD-019, PROD-022]', async () => {
		const { user, events } = await open();
		const card = await screen.findByRole('region', { name: 'Security' });
		expect(card).toHaveTextContent(
			'Price now: $9.95Regular price: $19.95per month, paid yearly50% offFirst term only, renewals at full price: $19.95 per month, paid yearly',
		);
		expect(card).toHaveTextContent('Recommended for your site');
		expect(inApp().getByText('14-day money-back guarantee')).toBeVisible();
		expect(region(APP).getByRole('link', { name: /^Get the app/ })).toHaveAttribute(
			'href',
			expect.stringContaining('source=jetpack-plugin-recommendations-mobile-app-component'),
		);
		await follow(user, region('Security').getByRole('link', { name: 'Get Security' }));
		await follow(user, region(APP).getByRole('link', { name: /^Get the app/ }));
		const recorded = await clicks(events);
		expect(recorded.slice().sort()).toEqual(
			[
				['sidebar_display', 'upsell', 'jetpack_security_t1_yearly'],
				['sidebar_display', 'mobile_app', 'upsell'],
				['sidebar_click', 'upsell', 'jetpack_security_t1_yearly'],
				['sidebar_click', 'mobile_app_jpcom'],
			].sort(),
		);
	});

	it.each<[string, (site: TestSite) => void]>([
		['hides the upsell', (site) => site.fail('GET', 'recommendations/upsell', 200, { hide_upsell: true })],
		['fails', (site) => site.fail('GET', 'recommendations/upsell', 500)],
	])('sells nothing when the host %s [REC-041, REC-050, REC-051, EVT-028]', async (_, before) => {
		const { user, events } = await open({ before });
		expect(await screen.findByRole('region', { name: 'Protect your site' })).toBeVisible();
		expect(hasRegion('Security')).toBe(false);
		expect(hasRegion(APP)).toBe(true);
		expect(inApp().queryByText(/\$/)).not.toBeInTheDocument();
		await follow(user, region('Protect your site').getByRole('link'));
		expect(await clicks(events)).toEqual(
			expect.arrayContaining([
				['sidebar_display', 'upsell_no_price'],
				['sidebar_click', 'upsell_no_price'],
			]),
		);
	});

	it('shows a placeholder while the offer loads [REC-043]', async () => {
		let release = async () => {};
		await open({ before: (site) => void (release = site.hold('GET', 'recommendations/upsell')) });
		expect(inApp().getByText('Loading…')).toBeInTheDocument();
		await release();
		expect(await screen.findByRole('region', { name: 'Security' })).toBeVisible();
	});

	it.each<[string, string[], (site: TestSite) => void, string | null, RegExp, string[]]>([
		[
			'waits for credentials, without scan',
			['product-backup-t1'],
			rewind({ state: 'awaiting_credentials', credentials: [] }),
			'One-click restores',
			/Restore your site from the app/,
			['one-click-restores', 'one_click_restores'],
		],
		[
			'backs up',
			['plan-security'],
			rewind({ state: 'active', credentials: [{ type: 'auto' }] }),
			'Manage your security',
			/backups and threats/,
			['security', 'security'],
		],
		[
			'waits for credentials, with scan',
			['plan-security'],
			rewind({ state: 'awaiting_credentials', credentials: [] }),
			null,
			/in good shape/,
			[],
		],
		[
			'has bought something else',
			['product-videopress'],
			rewind({ state: 'unavailable' }),
			null,
			/in good shape/,
			[],
		],
		['does not say how backups stand', ['product-videopress'], rewind({}, 500), null, /Publish, reply/, []],
	])(
		'shows the matching card and the app for a site that %s [REC-041, REC-045, REC-046, REC-047, REC-114, EVT-028]',
		async (_, scenario, before, card, text, [display, click]) => {
			const { user, events } = await open({
				scenario,
				before: async (site) => {
					before(site);
					await site.setFacts({ recommendationsData: { viewedRecommendations: ['site-type-question'] } });
				},
			});
			expect(region(APP).getByText(text)).toBeVisible();
			const others = ['One-click restores', 'Manage your security', 'Security', 'Protect your site'];
			expect(others.filter(hasRegion)).toEqual(card ? [card] : []);
			if (card) {
				await follow(user, region(card).getByRole('link'));
				expect(await clicks(events)).toEqual(
					expect.arrayContaining([
						['sidebar_display', display],
						['sidebar_click', click],
					]),
				);
			}
		},
	);

	it('shows a large app icon, and a QR code on desktop [DASH-033, REC-042]', async () => {
		await open();
		await screen.findByRole('region', { name: 'Security' });
		expect(sizesOnAppsCard()).toEqual(['35 × 35', '80 × 80']);
	});

	it('links to the app store of the device, without a QR code [DASH-033, EVT-028]', async () => {
		const agent = jest
			.spyOn(navigator, 'userAgent', 'get')
			.mockReturnValue('Mozilla/5.0 (Linux; Android 14)');
		const { user, events } = await open();
		expect(region(APP).queryByRole('img')).not.toBeInTheDocument();
		await follow(user, region(APP).getByRole('link', { name: /^Get it on Google Play/ }));
		expect(await clicks(events)).toContainEqual(['sidebar_click', 'mobile_app_badge', 'android']);
		agent.mockRestore();
	});
});

import { screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, hasRegion, region } from '../support/screens';
import { siteHas } from '../support/site-has';
import type { TestSite } from '../support/test-site';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/performance', ...options });
	await arrived();
	return app;
};
const posts = (site: TestSite) => site.callsTo('POST', 'settings').map(({ body }) => body);
const toggle = (name: string) => screen.getByRole('switch', { name });

describe('VideoPress card', () => {
	const HOSTING = 'Host videos with VideoPress';
	const PRIVATE = 'Let only logged-in users watch videos';
	const card = () => region('VideoPress');
	const FREE = /^1 free video available\. Upgrade now to unlock more videos and 1TB of storage\.$/;
	const USED = /^You have used your free video\. Upgrade now to unlock more videos and 1TB of storage\.$/;

	it('lets videos be private only while hosting is on [PERF-015]', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ videopress: false }) });
		expect(toggle(PRIVATE)).toHaveAttribute('aria-disabled', 'true');
		await user.click(toggle(PRIVATE));
		expect(posts(site)).toEqual([]);
		await user.click(toggle(HOSTING));
		await waitFor(() => expect(toggle(PRIVATE)).not.toHaveAttribute('aria-disabled'));
		await user.click(toggle(PRIVATE));
		await waitFor(() =>
			expect(posts(site)).toEqual([{ videopress: true }, { videopress_private_enabled_for_site: true }]),
		);
	});

	it('has switches only if the connection has an owner [PERF-016]', async () => {
		await open({ scenario: ['site-only'] });
		expect(card().queryByRole('switch')).not.toBeInTheDocument();
		expect(card().getByRole('link', { name: 'Connect' })).toBeInTheDocument();
		await closeApps();
		await open();
		expect(card().getAllByRole('switch')).toHaveLength(2);
	});

	it.each([
		[0, FREE],
		[1, USED],
		[null, USED],
	])(
		'with %p MB used, hints at the free video without the feature [PERF-017, PERF-020, PERF-021]',
		async (used, hint) => {
			await open({ before: siteHas([], used) });
			expect(await card().findByText(hint)).toBeInTheDocument();
			expect(card().getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/videopress');
		},
	);

	it.each([
		['the feature', { before: siteHas(['videopress'], 0) }],
		['no owner', { scenario: ['site-only'], before: siteHas([], 0) }],
		['a site that is offline', { scenario: ['offline-constant'], before: siteHas([], 0) }],
		[
			'features that are still being fetched',
			{
				before: (site: TestSite) =>
					site.intercept((request) =>
						request.url.includes('/site/features') ? new Promise<Response>(() => {}) : null,
					),
			},
		],
	])('doesn’t advertise VideoPress with %s [PERF-017, PERF-018]', async (_, options: OpenOptions) => {
		const { site } = await open(options);
		await waitFor(() =>
			expect(site.callsTo('GET', 'site').length > 0 || options.scenario?.[0] === 'offline-constant').toBe(
				true,
			),
		);
		await new Promise((resolve) => setTimeout(resolve, 100));
		expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
		expect(card().queryByText(/your free video|free video available/)).not.toBeInTheDocument();
	});

	it.each([
		[0, '0', '0% of 1TB'],
		[125_000, '13', '12.5% of 1TB'],
		[2_000_000, '100', '200% of 1TB'],
	])('shows %p MB used out of 1TB [PERF-019]', async (used, value, text) => {
		await open({ before: siteHas(['videopress', 'videopress-1tb-storage'], used) });
		const bar = await card().findByRole('progressbar', { name: 'Video storage used' });
		expect(bar).toHaveAttribute('value', value);
		expect(bar).toHaveAttribute('aria-valuetext', text);
	});

	it('has no usage bar when storage is unlimited', async () => {
		const { site } = await open({ before: siteHas(['videopress', 'videopress-unlimited-storage'], 500) });
		await waitFor(() => expect(site.callsTo('GET', 'site').length).toBeGreaterThan(1));
		expect(hasRegion('VideoPress')).toBe(true);
		expect(card().queryByRole('progressbar')).not.toBeInTheDocument();
	});
});

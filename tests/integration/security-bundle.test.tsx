import { act, screen, waitFor } from '@testing-library/react';
import { follow } from '../support/follow';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { region } from '../support/screens';

const open = async (options: OpenOptions = {}) => {
	const opened = await openApp(options);
	await screen.findByRole('region', { name: 'Search' });
	return opened;
};

describe('security bundle', () => {
	const bundle = () => screen.queryByRole('group', { name: 'Jetpack Security' });

	it('is sold with its contents to a site without it [DASH-022, DASH-024, DASH-120, DASH-135, EVT-038]', async () => {
		const { user, events } = await open({ scenario: ['plan-free'] });
		await waitFor(() => expect(bundle()).toBeInTheDocument());
		expect(bundle()).toHaveTextContent('VaultPress Backup, Scan and Akismet Anti-spam');
		expect(screen.getByRole('link', { name: /^Learn more about security/ })).toHaveAttribute(
			'href',
			expect.stringContaining('source=jetpack-features-security'),
		);
		const links = await screen.findAllByRole('link', { name: 'Upgrade' });
		const upgrade = links.find((link) => bundle()?.contains(link)) as HTMLElement;
		expect(upgrade).toHaveAttribute('href', '#/product/security');
		await follow(user, upgrade);
		expect(await events()).toContainEqual([
			'jetpack_wpa_click',
			expect.objectContaining({ target: 'upgrade-button', page: 'aag', feature: 'security' }),
		]);
	});

	it.each<[string, OpenOptions]>([
		['has a security plan', { scenario: ['plan-security-t1'] }],
		['has the older security plan', { scenario: ['plan-security-daily'] }],
		['has the complete plan', { scenario: ['plan-complete'] }],
	])('isn’t offered to a site that %s [DASH-120]', async (_, options) => {
		const { site } = await open(options);
		await waitFor(() => expect(site.callsTo('GET', 'site/purchases')).not.toHaveLength(0));
		await waitFor(() => expect(region('Search').queryByText('Loading…')).not.toBeInTheDocument());
		expect(bundle()).not.toBeInTheDocument();
	});

	it.each(['plan-expired', 'plan-premium', 'product-backup-t1'])(
		'is offered to a site with %s [DASH-120]',
		async (scenario) => {
			await open({ scenario: ['plan-free', scenario] });
			await waitFor(() => expect(bundle()).toBeInTheDocument());
		},
	);

	it.each<[string, string[]]>([
		['is part of a network', ['plan-free', 'multisite']],
		['is offline', ['plan-free', 'offline-constant']],
		['nobody owns', ['site-only']],
	])('isn’t shown on a site that %s [DASH-022, DASH-023]', async (_, scenario) => {
		await open({ scenario });
		await waitFor(() => expect(region('Search').queryByText('Loading…')).not.toBeInTheDocument());
		expect(bundle()).not.toBeInTheDocument();
	});

	it('waits for the purchases, and stays hidden if they fail to load [DASH-120]', async () => {
		let release = () => {};
		const isReleased = new Promise<void>((resolve) => (release = resolve));
		let isAsked = false;
		await open({
			scenario: ['plan-free'],
			before: (site) =>
				site.intercept((request) => {
					if (!request.url.includes('site/purchases')) {
						return null;
					}
					isAsked = true;
					return isReleased.then(() => site.host.fetch(request));
				}),
		});
		await waitFor(() => expect(isAsked).toBe(true));
		expect(bundle()).not.toBeInTheDocument();
		await act(async () => release());
		await waitFor(() => expect(bundle()).toBeInTheDocument());
		await closeApps();
		await open({
			scenario: ['plan-free'],
			before: (site) => site.fail('GET', 'site/purchases', 403),
		});
		await waitFor(() => expect(region('Search').queryByText('Loading…')).not.toBeInTheDocument());
		expect(bundle()).not.toBeInTheDocument();
	});

	it('is hidden when promotions are off [NOTICE-014]', async () => {
		await open({
			scenario: ['plan-free'],
			before: (site) =>
				site.editPage((state) => {
					(state.siteData as { showPromotions: boolean }).showPromotions = false;
				}),
		});
		await waitFor(() => expect(region('Search').queryByText('Loading…')).not.toBeInTheDocument());
		expect(bundle()).not.toBeInTheDocument();
	});
});

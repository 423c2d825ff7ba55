import { screen, within } from '@testing-library/react';
import { TestSite } from '../support/test-site';
import { closeApps, openApp } from '../support/open-app';
import { arrived, region } from '../support/screens';

const cards = () =>
	[...document.querySelectorAll<HTMLElement>('[data-product]')].map(({ dataset }) => dataset.product);

describe('page of an owned product', () => {
	it.each([
		['backup', 'product-backup-t1', 'View backups', /my-jetpack-manage-backup/],
		['scan', 'product-scan', 'View scans', /calypso-scanner/],
		['akismet', 'product-anti-spam', 'View spam stats', /akismet-key-config&view=stats$/],
		['search', 'product-search', 'Configure your search', /jetpack-search-configure$/],
		['videopress', 'product-videopress', 'Upload videos', /upload\.php$/],
		['security', 'plan-security', 'Manage security settings', /#\/security$/],
	])(
		'shows “Active” and a link to use the product, with no price: %s',
		async (key, scenario, label, href) => {
			await openApp({ scenario: [scenario], hash: `#/product/${key}` });
			const badge = await screen.findByText('Active');
			const card = within(badge.closest<HTMLElement>('[data-product]')!);
			expect(card.getByRole('link', { name: new RegExp(`^${label}`) })).toHaveAttribute(
				'href',
				expect.stringMatching(href),
			);
			expect(card.queryByRole('link', { name: /^Get / })).not.toBeInTheDocument();
			expect(card.queryByText(/paid yearly/)).not.toBeInTheDocument();
		},
	);

	it('still offers a bigger plan, but not the one the site already has', async () => {
		await openApp({ scenario: ['product-backup-t1'], hash: '#/product/backup' });
		await screen.findByText('Active');
		expect(cards()).toEqual(['jetpack_backup_t1_yearly', 'jetpack_security_t1_yearly']);
		// What a sign at a feature refers to.
		expect(document.querySelector('[data-product="jetpack_backup_t1_yearly"]')).toHaveTextContent(/\*.*\*/);
		expect(screen.getByRole('link', { name: /^Get .*Security/ })).toBeInTheDocument();
		await closeApps();
		await openApp({ scenario: ['plan-security'], hash: '#/product/scan' });
		await screen.findByText('Active');
		expect(cards()).toEqual(['jetpack_scan']);
		expect(screen.queryByText(/14 days/)).not.toBeInTheDocument();
	});

	it.each([
		['has expired', 'plan-expired', '#/product/security'],
		['is only the free one', 'product-search-free', '#/product/search'],
	])('sells the product again when the purchase %s', async (_, scenario, hash) => {
		await openApp({ scenario: [scenario], hash });
		expect(await screen.findByRole('link', { name: /^Get / })).toBeInTheDocument();
		expect(screen.queryByText('Active')).not.toBeInTheDocument();
	});
});

describe('working service', () => {
	it('is labeled “Active”, not “Connected”', async () => {
		await openApp({ scenario: ['plan-security', 'rewind-active'] });
		expect(await region('Backups').findByText('Active')).toBeInTheDocument();
		expect(region('Backups').queryByText('Connected')).not.toBeInTheDocument();
	});
});

describe('connect screen of a connected account', () => {
	it('names the account and links to the dashboard', async () => {
		const { user } = await openApp({ hash: '#/connect-user' });
		expect(
			await screen.findByRole('heading', { name: 'Your WordPress.com account is connected' }),
		).toBeInTheDocument();
		expect(screen.getByText('You’re connected as wpcom-admin.')).toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Connect your account' })).not.toBeInTheDocument();
		await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
		expect(window.location.hash).toBe('#/dashboard');
	});
});

describe('My Plan with an expired purchase', () => {
	it.each([
		['plan-expired', 'Jetpack Security'],
		['product-expired', 'Jetpack Boost'],
	])('lists it as expired, with Renew as the only primary button: %s [PLAN-016]', async (scenario, name) => {
		await openApp({ scenario: [scenario], hash: '#/my-plan' });
		const renew = await screen.findByRole('link', { name: /^Renew/ });
		const section = region('Expired');
		expect(section.getByRole('heading', { name })).toBeInTheDocument();
		expect(section.getByRole('listitem')).toHaveTextContent('Expired');
		expect(section.getByText(/^Expired on \w+ \d+, \d{4}\.$/)).toBeInTheDocument();
		expect(renew).toHaveAttribute('href', expect.stringMatching(/calypso-purchases/));
		await screen.findByRole('table');
		expect([...document.querySelectorAll('.primary')].map(({ textContent }) => textContent)).toEqual([
			renew.textContent,
		]);
	});

	it('doesn’t list a renewed purchase as expired', async () => {
		await openApp({ scenario: ['plan-expired', 'plan-security-t1'], hash: '#/my-plan' });
		await arrived();
		await screen.findByText('Active');
		expect(screen.queryByRole('region', { name: 'Expired' })).not.toBeInTheDocument();
	});

	it('offers the renewal on the provider’s purchases page', async () => {
		const site = await TestSite.start(['product-expired']);
		await site.signIn('admin');
		const page = async () => (await site.fetch('/provider/purchases')).text();
		expect(await page()).toMatch(/checkout\?product=jetpack_boost_yearly[^>]*>\s*Renew Jetpack Boost/);
	});
});

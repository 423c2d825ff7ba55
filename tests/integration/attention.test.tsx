import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../support/open-app';
import type { TestSite } from '../support/test-site';
import { arrived, hasRegion } from '../support/screens';

const TITLE = 'Needs attention';
const list = () => within(screen.getByRole('region', { name: TITLE }));
const lines = async () => {
	await screen.findByRole('region', { name: TITLE });
	const more = list().queryByRole('button', { name: /more$/ });
	if (more) {
		fireEvent.click(more);
	}
	await waitFor(() => expect(list().queryByRole('button', { name: /more$/ })).not.toBeInTheDocument());
	return list()
		.getAllByRole('listitem')
		.map((line) => line.textContent ?? '');
};

const DAY = 24 * 60 * 60 * 1000;
const bought = (days: number, active: string, product_slug: string, product_name: string) => ({
	ID: product_slug,
	product_slug,
	product_name,
	active,
	expiry_date: new Date(Date.now() + days * DAY).toISOString(),
	subscribed_date: '2026-01-01T00:00:00+00:00',
	is_refundable: false,
});
const purchase =
	(days: number, active = '1') =>
	(site: TestSite) =>
		site.fail('GET', 'site/purchases', 200, {
			code: 'success',
			message: '',
			data: JSON.stringify([bought(days, active, 'jetpack_backup_t1_yearly', 'Backup')]),
		});
const brokenToken = (site: TestSite) =>
	site.editPage((page) =>
		Object.assign(page.connectionStatus as object, {
			errors: [{ code: 'invalid_token', message: 'The token is invalid.', action: 'reconnect', data: {} }],
		}),
	);

describe('the attention list', () => {
	it('shows “All good” once everything has loaded', async () => {
		await openApp();
		expect(await screen.findByText(/^All good\. Checked /)).toBeInTheDocument();
		expect(hasRegion(TITLE)).toBe(false);
	});

	it('names checks that failed, and retries them', async () => {
		const { site, user } = await openApp({
			before: (running) => {
				running.fail('GET', 'scan', 500);
				running.fail('GET', 'module/akismet/data', 500);
			},
		});
		expect(await lines()).toEqual([expect.stringMatching(/^Couldn’t check threats and spam protection\./)]);
		expect(screen.queryByText(/^All good\. Checked /)).not.toBeInTheDocument();
		const retry = list().getByRole('button', { name: 'Try again' });
		await user.click(retry);
		await waitFor(() => expect(site.callsTo('GET', 'scan')).toHaveLength(2));
		await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
		expect(retry).toHaveFocus();
		site.recover();
		await user.click(list().getByRole('button', { name: 'Try again' }));
		expect(await screen.findByText(/^All good\. Checked /)).toBeInTheDocument();
		expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
	});

	it.each<[string, string[], RegExp]>([
		['a plan', ['plan-expired'], /^Jetpack Security expired on .* Backups and scans have stopped\.Renew/],
		['a product', ['product-expired'], /^Jetpack Boost expired on \w+ \d+, \d{4}\.Renew/],
	])('names %s that has expired and links to its renewal', async (_, scenario, says) => {
		await openApp({ scenario });
		expect(await lines()).toEqual([expect.stringMatching(says)]);
		expect(list().getByRole('listitem')).toHaveAttribute('data-tone', 'error');
		const renew = list().getByRole('link', { name: /^Renew/ });
		expect(renew).toHaveAttribute('href', expect.stringMatching(/calypso-purchases/));
	});

	it('reports an invalid Akismet key and links to the security settings', async () => {
		await openApp({ scenario: ['akismet-invalid-key'] });
		expect(await lines()).toEqual([
			expect.stringMatching(/^Your Akismet key is no longer valid, so spam isn’t blocked\./),
		]);
		expect(list().getByRole('link', { name: 'Change the key' })).toHaveAttribute('href', '#/security');
	});

	it('leaves a missing account to its notice, without “All good”', async () => {
		const { site } = await openApp({ as: 'admin2' });
		expect(await screen.findByText(/but your WordPress\.com account isn’t\./)).toBeInTheDocument();
		await waitFor(() => expect(site.callsTo('GET', 'site/purchases')).toHaveLength(1));
		await screen.findByText(/Never lose/);
		expect(hasRegion(TITLE)).toBe(false);
		expect(screen.queryByText(/^All good\. Checked /)).not.toBeInTheDocument();
	});

	it.each<[string, Parameters<typeof openApp>[0], RegExp, string, RegExp]>([
		['threats', { scenario: ['threats'] }, /^2 threats found/, 'Review threats', /calypso-scanner/],
		[
			'missing credentials',
			{ scenario: ['rewind-awaiting-credentials'] },
			/^Add your server credentials/,
			'Add credentials',
			/jetpack-scan-dash-credentials/,
		],
		[
			'a missing owner',
			{ scenario: ['site-only'] },
			/^No WordPress\.com account is connected/,
			'Connect your account',
			/#\/connect-user$/,
		],
		[
			'an unused license',
			{ scenario: ['licenses'] },
			/unused licenses/,
			'Activate a license',
			/#\/license\/activation$/,
		],
		[
			'a plan that ends in 13 days',
			{ before: purchase(13) },
			/^Backup is up for renewal on/,
			'Manage purchases',
			/calypso-purchases/,
		],
		[
			'protection that is forced off',
			{
				before: (site) =>
					site.editPage((page) =>
						Object.assign((page.getModules as Record<string, object>).protect ?? {}, {
							override: 'inactive',
						}),
					),
			},
			/^A site administrator turned off brute force protection/,
			'Learn more',
			/jetpack-support-module-overrides/,
		],
	])('reports %s in one sentence with one action', async (_, options, says, action, href) => {
		await openApp(options);
		expect(await lines()).toEqual([expect.stringMatching(says)]);
		expect(list().getByRole('link', { name: new RegExp(`^${action}`) })).toHaveAttribute(
			'href',
			expect.stringMatching(href),
		);
		expect(screen.queryByText(/^All good\. Checked /)).not.toBeInTheDocument();
	});

	it('doesn’t mention unused licenses in offline mode', async () => {
		const { rest } = await openApp({ scenario: ['licenses', 'offline-constant'] });
		await arrived();
		await rest();
		expect(hasRegion(TITLE)).toBe(false);
		expect(screen.queryByText(/unused license/)).not.toBeInTheDocument();
	});

	it('leaves a broken connection to the banner that restores it, without “All good” [NOTICE-029]', async () => {
		const { site, user } = await openApp({ before: brokenToken });
		await arrived();
		expect(await screen.findAllByText(/^The token is invalid\./)).toHaveLength(1);
		for (const path of ['scan', 'rewind', 'site/purchases']) {
			await waitFor(() => expect(site.callsTo('GET', path).length).toBeGreaterThan(0));
		}
		await screen.findByText(/Never lose/);
		expect(hasRegion(TITLE)).toBe(false);
		expect(screen.queryByText(/^All good\. Checked /)).not.toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: /^Restore connection$/i }));
		await waitFor(() => expect(site.callsTo('POST', 'connection/reconnect')).toHaveLength(1));
	});

	it('shows only the most urgent line at first, and the others on demand', async () => {
		await openApp({
			scenario: ['threats'],
			before: (site) => {
				purchase(3)(site);
			},
		});
		await screen.findByRole('button', { name: 'Show 1 more' });
		expect(list().getAllByRole('listitem')).toHaveLength(1);
		expect(await lines()).toEqual([
			expect.stringMatching(/^2 threats/),
			expect.stringMatching(/^Backup is up for renewal/),
		]);
	});

	it('shows nothing to a user who can’t fix anything', async () => {
		await openApp({ scenario: ['threats'], as: 'editor' });
		await arrived();
		expect(hasRegion(TITLE)).toBe(false);
		expect(screen.queryByText(/^All good\. Checked /)).not.toBeInTheDocument();
	});
});

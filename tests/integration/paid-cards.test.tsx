import { screen, waitFor } from '@testing-library/react';
import { featuresOf, planOf } from '../support/card-states';
import { openApp, openOnce } from '../support/open-app';
import { cards, region } from '../support/screens';
import { settled } from '../support/settled';

const PAID = ['Backups', 'Scan', 'Spam protection', 'Search'];

describe('paid cards', () => {
	it('link to the plans, and to an introductory offer once the page is at rest [DASH-044, DASH-089]', async () => {
		const { site, rest } = await openApp({
			before: (running) => {
				featuresOf()(running);
				running.fail('GET', 'intro-offers', 200, {
					code: 'success',
					data: [{ product_slug: 'jetpack_search', ineligible_reason: null }],
				});
			},
		});
		const search = region('Search');
		expect(await search.findByRole('link', { name: 'Upgrade' })).toBeInTheDocument();
		expect(search.getByRole('link', { name: /^Paid/ })).toHaveAttribute(
			'href',
			expect.stringMatching(/#\/plans$/),
		);
		expect(site.callsTo('GET', 'intro-offers')).toEqual([]);
		await rest();
		expect(await search.findByRole('link', { name: 'Start for free' })).toBeInTheDocument();
		expect(site.callsTo('GET', 'intro-offers')).toHaveLength(1);
	});

	it('show no success messages as errors while the provider is down [NOTICE-088]', async () => {
		await openApp({ scenario: ['plan-free', 'provider-down'] });
		for (const name of ['Search', 'Backups', 'Scan']) {
			expect(await region(name).findByText(/^We couldn’t load your/)).toBeVisible();
		}
		expect(
			screen.queryByText(/correctly received|Failed fetching/, { ignore: 'pre' }),
		).not.toBeInTheDocument();
	});

	it('start connecting the user when the connection has no owner [DASH-041]', async () => {
		const { site, user } = await openApp({ scenario: ['site-only'] });
		await user.click(await region('Search').findByRole('link', { name: 'Connect' }));
		expect(
			await screen.findByRole('heading', { name: 'Connect your account to get Search' }),
		).toBeInTheDocument();
		expect(site.callsTo('GET', 'intro-offers')).toEqual([]);
	});
});

describe('offline, paid cards', () => {
	const app = openOnce({ scenario: ['offline-constant'] });

	it('show, but sell and fetch nothing [DASH-044, DASH-088, DASH-128]', () => {
		expect(cards()).toEqual(expect.arrayContaining(PAID));
		expect(screen.queryByRole('link', { name: /^Paid|plans/ })).not.toBeInTheDocument();
		const { site } = app();
		for (const path of ['site/', 'intro-offers', 'module/akismet']) {
			expect(site.callsTo('GET', path)).toEqual([]);
		}
		expect(site.callsTo('POST')).toEqual([]);
	});
});

describe('activating a plugin from a card', () => {
	const VAULTPRESS = {
		scenario: ['vaultpress-inactive', 'scan-vaultpress'],
		before: planOf('jetpack_premium'),
	};
	const AKISMET = { scenario: ['akismet-inactive'], before: featuresOf() };

	it.each([
		['Scan', 'Activate VaultPress', 'Activating…', 'vaultpress', 'page=vaultpress', VAULTPRESS],
		[
			'Spam protection',
			'I already have a key',
			'Activating Akismet…',
			'akismet',
			'page=akismet-key-config',
			AKISMET,
		],
	])(
		'%s, “%s”: shows “%s”, then opens the page of %s [DASH-072, DASH-073, DASH-075, DASH-081, DASH-083, SET-038]',
		async (card, label, progress, slug, page, options) => {
			const { site, user, left } = await openApp(options);
			const release = site.hold('POST', 'plugins');
			const button = await region(card).findByRole('button', { name: label });
			await user.click(button);
			expect(await screen.findByText(progress)).toBeInTheDocument();
			expect(button).toHaveAttribute('aria-busy', 'true');
			expect(left).toEqual([]);
			await release();
			await waitFor(() => expect(left).toEqual([expect.stringMatching(`wp-admin/admin.php\\?${page}$`)]));
			expect(site.callsTo('POST', 'plugins').map(({ body }) => body)).toEqual([{ slug, status: 'active' }]);
		},
	);

	it.each([
		['Scan', 'Activate VaultPress', 'Could not activate VaultPress.', VAULTPRESS],
		['Spam protection', 'I already have a key', 'Could not activate Akismet.', AKISMET],
	])(
		'%s, “%s”: if it fails, shows “%s” and stays [DASH-074, DASH-082, NOTICE-046]',
		async (card, label, error, options) => {
			const { site, user, left } = await openApp(options);
			site.fail('POST', 'plugins', 500, { code: 'x', message: 'Disk full.' });
			const button = await region(card).findByRole('button', { name: label });
			await user.click(button);
			expect(await screen.findByText(error)).toBeInTheDocument();
			await settled();
			expect(screen.queryByText(/^Activating/)).not.toBeInTheDocument();
			expect(button).not.toHaveAttribute('aria-busy');
			expect(left).toEqual([]);
		},
	);
});

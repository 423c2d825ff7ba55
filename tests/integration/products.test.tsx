import { screen, waitFor } from '@testing-library/react';
import { answerTo, intro, offer } from '../support/offers';
import {
	cardTitles,
	checkoutOf,
	openProduct,
	pictures,
	priceOf,
	query,
	savedOf,
	withProduct,
} from '../support/product-page';
import { app, arrived, hasRegion, region } from '../support/screens';
import { ORIGIN, TestSite } from '../support/test-site';

describe('product page', () => {
	it.each([
		['backup', 'VaultPress Backup', 'jetpack_backup_t1_yearly'],
		['scan', 'Jetpack Scan', 'jetpack_scan'],
		['akismet', 'Akismet Anti-spam', 'jetpack_anti_spam'],
	])(
		'for %s shows it next to the Security bundle, with checkout returning here [PROD-001, PROD-004, PROD-044, PROD-045, PROD-046, PROD-048]',
		async (key, title, slug) => {
			await openProduct(key);

			await screen.findByRole('region', { name: title });
			expect(cardTitles()).toEqual([title, 'Security']);
			expect(region('Security').getByText('Popular upgrade')).toBeVisible();
			expect(query(checkoutOf(title))).toEqual({
				source: 'jetpack-product-description-checkout',
				site: '127.0.0.1:4400',
				path: slug,
				query: `redirect_to=${ORIGIN}/wp-admin/admin.php?jp-react-redirect=product-purchased`,
			});
			expect(query(checkoutOf('Security')).path).toBe('jetpack_security_t1_yearly');
			expect(pictures()).not.toContainEqual(expect.stringContaining('illustration'));
			expect(pictures()).toHaveLength(2);
		},
	);

	it.each([
		['search', 'Jetpack Site Search', 'jetpack_search', 'search'],
		['security', 'Security', 'jetpack_security_t1_yearly', 'scan'],
		['videopress', 'Jetpack VideoPress', 'jetpack_videopress', 'videopress'],
	])(
		'for %s shows it alone, with an illustration [SHELL-005, PROD-001, PROD-045, PROD-046, PROD-048]',
		async (key, title, slug, picture) => {
			await openProduct(key);

			await screen.findByRole('region', { name: title });
			expect(cardTitles()).toEqual([title]);
			expect(query(checkoutOf(title)).path).toBe(slug);
			const images = `${ORIGIN}/wp-content/plugins/site-dashboard/images/products/`;
			expect(pictures()).toContain(`${images}illustration-${picture}.svg`);
		},
	);

	it('describes the product, its fine print and the money-back guarantee [PROD-004, PLAN-025]', async () => {
		await openProduct('backup');

		await screen.findByRole('region', { name: 'VaultPress Backup' });
		const card = region('VaultPress Backup');
		expect(card.getByText(/restore in one click/)).toBeVisible();
		expect(card.getAllByRole('listitem').map((item) => item.textContent)).toContain('One-click restores');
		expect(card.getByText(/Depends on your storage/)).toBeVisible();
		expect(query(card.getByRole('link', { name: /Read more/ })).source).toBe('jetpack-faq-backup-disclaimer');
		expect(screen.getByRole('group', { name: '14-day money-back guarantee' })).toBeVisible();
		expect(region('Security').queryByText(/Depends on/)).not.toBeInTheDocument();
	});

	it('shows the current and regular monthly price, paid yearly [PROD-006, PROD-007, PROD-015, PROD-018, PROD-047]', async () => {
		await openProduct('scan');

		await screen.findByRole('region', { name: 'Jetpack Scan' });
		expect(priceOf('Jetpack Scan')).toBe('Price now: $4.95Regular price: $9.95per month, paid yearly');
		expect(priceOf('Security')).toBe('Price now: $9.95Regular price: $19.95per month, paid yearly');
		expect(screen.getByText('Special introductory pricing, all renewals are at full price.')).toBeVisible();
	});

	it('shows the first-term discount and renewal price of every product [PROD-019, PROD-022, PROD-027, PROD-049]', async () => {
		await openProduct('scan');

		await screen.findByRole('region', { name: 'Jetpack Scan' });
		expect(savedOf('Jetpack Scan')).toBe('50% off');
		expect(savedOf('Security')).toBe('50% off');
		const renewal = (price: string) =>
			`First term only, renewals at full price: ${price} per month, paid yearly`;
		expect(screen.getByRole('region', { name: 'Jetpack Scan' })).toHaveTextContent(renewal('$9.95'));
		expect(screen.getByRole('region', { name: 'Security' })).toHaveTextContent(renewal('$19.95'));
	});

	it.each([
		['isn’t reduced', {}],
		['saves too little to say', { cost: 1000, sale_coupon: { discount: 0.4 } }],
	])('mentions no discount when a price %s [PROD-019, PROD-027]', async (_, change) => {
		await openProduct('search', { site: await withProduct('jetpack_search', change) });

		await screen.findByRole('region', { name: 'Jetpack Site Search' });
		expect(savedOf('Jetpack Site Search')).toBe('');
	});

	it('shows the regular price when the site isn’t eligible for the introductory one [PROD-022, PROD-040, PROD-061]', async () => {
		await openProduct('scan', {
			before: (site) =>
				answerTo(site, 'intro-offers', intro(offer('jetpack_scan', { ineligible_reason: 'used before' }))),
		});

		await screen.findByRole('region', { name: 'Jetpack Scan' });
		expect(priceOf('Jetpack Scan')).toBe('$9.95per month, paid yearly');
		expect(screen.queryByText(/renewals/)).not.toBeInTheDocument();
	});

	it('shows the regular price and fetches no offers for users without an account [PROD-022]', async () => {
		const { site } = await openProduct('scan', { as: 'admin2' });

		await screen.findByRole('region', { name: 'Jetpack Scan' });
		expect(priceOf('Jetpack Scan')).toBe('$9.95per month, paid yearly');
		expect(site.callsTo('GET', 'intro-offers')).toHaveLength(0);
	});

	it('omits the decimals of whole prices, current and regular [PROD-028]', async () => {
		const site = await withProduct('jetpack_search', { cost: 240, sale_coupon: { discount: 50 } });
		await openProduct('search', { site });

		await screen.findByRole('region', { name: 'Jetpack Site Search' });
		expect(priceOf('Jetpack Site Search')).toBe('Price now: $10Regular price: $20per month, paid yearly');
	});

	it('shows one price and no introductory pricing without an offer [PROD-006, PROD-018, PROD-047]', async () => {
		await openProduct('search');

		await screen.findByRole('region', { name: 'Jetpack Site Search' });
		expect(priceOf('Jetpack Site Search')).toBe('$8.33per month, paid yearly');
		expect(screen.queryByText(/Special introductory pricing/)).not.toBeInTheDocument();
	});

	it('applies the provider’s sale to every price [PROD-017, PROD-047]', async () => {
		await openProduct('backup', { scenario: ['connected', 'sale'] });

		await screen.findByRole('region', { name: 'VaultPress Backup' });
		expect(priceOf('VaultPress Backup')).toBe('Price now: $2.97Regular price: $9.95per month, paid yearly');
		expect(priceOf('Security')).toBe('Price now: $5.97Regular price: $19.95per month, paid yearly');
	});

	it('applies a product’s sale to its price [PROD-004, PROD-017, PROD-047]', async () => {
		const site = await withProduct('jetpack_search', { cost: 120, sale_coupon: { discount: 25 } });
		await openProduct('search', { site });

		await screen.findByRole('region', { name: 'Jetpack Site Search' });
		expect(priceOf('Jetpack Site Search')).toBe('Price now: $7.50Regular price: $10per month, paid yearly');
	});

	it('applies the sale to the introductory price, in the product’s own currency [PROD-004, PROD-017, PROD-031, PROD-047]', async () => {
		const site = await withProduct('jetpack_videopress', {
			currency_code: 'EUR',
			sale_coupon: { discount: 50 },
		});
		await openProduct('videopress', { site });

		await screen.findByRole('region', { name: 'Jetpack VideoPress' });
		expect(priceOf('Jetpack VideoPress')).toBe('Price now: €2,48Regular price: €9,95per month, paid yearly');
	});

	it('has no navigation, only the footer and a link back [SHELL-076]', async () => {
		const { user } = await openProduct('backup');

		await screen.findByRole('region', { name: 'VaultPress Backup' });
		expect(app().queryByRole('navigation')).not.toBeInTheDocument();
		expect(app().getByRole('link', { name: 'About Jetpack' })).toBeVisible();
		await user.click(screen.getByRole('link', { name: 'Back to the dashboard' }));
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
	});
});

describe('unavailable product', () => {
	it.each([
		['that the host does not call available', { available: false }],
		['that the host does not list', null],
	])('%s redirects to the dashboard [PROD-002, PROD-004, PROD-005]', async (_, change) => {
		await openProduct('search', { site: await withProduct('jetpack_search', change) });

		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		expect(await arrived()).toBeInTheDocument();
	});

	it('that the host does not describe redirects to the dashboard without a request [PROD-002]', async () => {
		const site = await TestSite.start(['connected']);
		site.editPage((state) => {
			state.products = [];
		});
		await openProduct('search', { site });

		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		expect(site.callsTo('GET', 'site/products')).toHaveLength(0);
	});

	it.each(['boost', 'constructor', ''])(
		'“%s”, which has no page, redirects to the dashboard [PROD-002]',
		async (key) => {
			await openProduct(key);

			await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		},
	);

	it('hides only the bundle when just the bundle isn’t sold', async () => {
		const site = await withProduct('jetpack_security_t1_yearly', { available: false });
		await openProduct('scan', { site });

		await screen.findByRole('region', { name: 'Jetpack Scan' });
		expect(cardTitles()).toEqual(['Jetpack Scan']);
	});

	it('redirects users who can’t manage modules, without a request', async () => {
		const { site } = await openProduct('scan', { as: 'editor' });

		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		expect(site.callsTo('GET', 'site/products')).toHaveLength(0);
	});

	it('isn’t fetched offline', async () => {
		const { site } = await openProduct('scan', { scenario: ['offline-constant'] });

		expect(await screen.findByText('Unavailable in Offline Mode.')).toBeVisible();
		expect(site.callsTo('GET', 'site/products')).toHaveLength(0);
	});
});

describe('product prices', () => {
	it.each(['site/products', 'intro-offers'])('show a spinner until %s loads [PROD-003]', async (path) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const site = await TestSite.start(['connected']);
		site.intercept((request) =>
			request.url.includes(path) ? (held.then(() => site.host.fetch(request)) as unknown as Response) : null,
		);
		await openProduct('scan', { site });

		expect(
			await screen.findByRole('heading', { level: 1, name: 'Jetpack Scan for your site' }),
		).toBeVisible();
		await waitFor(() => expect(site.callsTo('GET', path)).toHaveLength(1));
		expect(screen.getByRole('img', { name: 'Loading…' })).toBeVisible();
		expect(hasRegion('Jetpack Scan')).toBe(false);

		release();
		expect(await screen.findByRole('region', { name: 'Jetpack Scan' })).toBeVisible();
		expect(screen.queryByRole('img', { name: 'Loading…' })).not.toBeInTheDocument();
	});

	it('show why loading failed, and can be retried', async () => {
		const site = await TestSite.start(['connected']);
		site.fail('GET', 'site/products', 500, { code: 'failed_to_fetch_data', message: 'No answer.' });
		const { user } = await openProduct('scan', { site });

		expect(await screen.findByText(/^WordPress\.com didn’t send the data\./)).toBeVisible();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByRole('region', { name: 'Jetpack Scan' })).toBeVisible();
	});

	it('treat a provider error in a successful response as a failure', async () => {
		const site = await TestSite.start(['connected']);
		site.fail('GET', 'site/products', 200, {
			code: 'success',
			data: { error: 'unauthorized', message: 'no' },
		});
		const { user } = await openProduct('scan', { site });

		expect(await screen.findByText(/couldn’t load prices/)).toBeVisible();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByRole('region', { name: 'Jetpack Scan' })).toBeVisible();
	});

	it('fall back to regular prices when offers fail, and can be retried', async () => {
		const site = await TestSite.start(['connected']);
		site.fail('GET', 'intro-offers', 500, { code: 'x', message: 'No offers.' });
		const { user } = await openProduct('scan', { site });

		await screen.findByRole('region', { name: 'Jetpack Scan' });
		expect(priceOf('Jetpack Scan')).toBe('$9.95per month, paid yearly');
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() =>
			expect(priceOf('Jetpack Scan')).toBe('Price now: $4.95Regular price: $9.95per month, paid yearly'),
		);
	});
});

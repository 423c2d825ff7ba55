import { act, screen, waitFor } from '@testing-library/react';
import { follow } from '../support/follow';
import { answerTo, intro, offer } from '../support/offers';
import type { OpenOptions } from '../support/open-app';
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

const goTo = (hash: string) => act(() => void (window.location.hash = hash));
const SCAN_NOW = 'Price now: $4.95Regular price: $9.95per month, paid yearly';

/** Key, title, slug; with the Security bundle beside it, or an illustration. */
const PAGES = [
	['backup', 'VaultPress Backup', 'jetpack_backup_t1_yearly', null],
	['scan', 'Jetpack Scan', 'jetpack_scan', null],
	['akismet', 'Akismet Anti-spam', 'jetpack_anti_spam', null],
	['search', 'Jetpack Site Search', 'jetpack_search', 'search'],
	['security', 'Security', 'jetpack_security_t1_yearly', 'scan'],
	['videopress', 'Jetpack VideoPress', 'jetpack_videopress', 'videopress'],
] as const;

describe('product page', () => {
	it('shows each product next to the Security bundle, or alone with an illustration, with checkout returning here [PROD-001, PROD-004, PROD-044, PROD-045, PROD-046, PROD-048, SHELL-005]', async () => {
		await openProduct('backup');
		for (const [key, title, slug, picture] of PAGES) {
			goTo(`#/product/${key}`);
			await screen.findByRole('heading', { level: 1, name: `${title} for your site` });
			await screen.findByRole('region', { name: title });
			expect(cardTitles()).toEqual(picture ? [title] : [title, 'Security']);
			expect(query(checkoutOf(title))).toEqual({
				source: 'jetpack-product-description-checkout',
				site: '127.0.0.1:4400',
				path: slug,
				query: `redirect_to=${ORIGIN}/wp-admin/admin.php?jp-react-redirect=product-purchased`,
			});
			expect(region(title).getAllByRole('listitem').length).toBeGreaterThan(2);
			if (picture) {
				const images = `${ORIGIN}/wp-content/plugins/site-dashboard/images/products/`;
				expect(pictures()).toContain(`${images}illustration-${picture}.svg`);
			} else {
				expect(region('Security').getByText('Popular upgrade')).toBeVisible();
				expect(query(checkoutOf('Security')).path).toBe('jetpack_security_t1_yearly');
				expect(pictures()).not.toContainEqual(expect.stringContaining('illustration'));
				expect(pictures()).toHaveLength(2);
			}
		}
	});

	it('describes the product, tracks views and clicks, and has only the footer and a link back [PROD-004, PLAN-025, SHELL-076, EVT-002, EVT-003, EVT-004, EVT-047]', async () => {
		const { user, events } = await openProduct('backup');
		await screen.findByRole('region', { name: 'VaultPress Backup' });
		const card = region('VaultPress Backup');
		expect(card.getByText(/restore in one click/)).toBeVisible();
		expect(card.getAllByRole('listitem').map((item) => item.textContent)).toContain('One-click restores');
		expect(card.getByText(/Depends on your storage/)).toBeVisible();
		expect(region('Security').queryByText(/Depends on/)).not.toBeInTheDocument();
		const more = card.getByRole('link', { name: /Read more/ });
		expect(query(more).source).toBe('jetpack-faq-backup-disclaimer');
		expect(screen.getByRole('group', { name: '14-day money-back guarantee' })).toHaveTextContent(
			'cancel within 14 days for a full refund.',
		);
		expect(app().queryByRole('navigation')).not.toBeInTheDocument();
		expect(app().getByRole('link', { name: 'About Jetpack' })).toBeVisible();

		await follow(user, checkoutOf('Security'));
		await follow(user, more);
		const seen = async () =>
			(await events())
				.filter(([name]) => name.startsWith('jetpack_product'))
				.map(([name, { type }]) => `${name.replace('jetpack_product_', '')} ${String(type)}`);
		expect((await seen()).sort()).toEqual([
			'card_checkout_click jetpack_security_t1_yearly',
			'card_disclaimer_click jetpack_backup_t1_yearly',
			'card_view jetpack_backup_t1_yearly',
			'card_view jetpack_security_t1_yearly',
			'description_view backup',
		]);
		goTo('#/product/videopress');
		await screen.findByRole('region', { name: 'Jetpack VideoPress' });
		expect(hasRegion('VaultPress Backup')).toBe(false);
		expect((await seen()).slice(-2)).toEqual(['card_view jetpack_videopress', 'description_view videopress']);
		await user.click(screen.getByRole('link', { name: 'Back to the dashboard' }));
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
	});

	it('requires an account first when the connection has no owner, and remembers no checkout then [DASH-041]', async () => {
		const { user } = await openProduct('scan', { scenario: ['site-only'] });
		await screen.findByRole('region', { name: 'Jetpack Scan' });
		const link = region('Jetpack Scan').getByRole('link', { name: 'Connect your account to upgrade' });
		expect(link).toHaveAttribute('href', '#/connect-user?feature=Jetpack%20Scan');
		expect(screen.queryByRole('link', { name: /^Get / })).not.toBeInTheDocument();
		await follow(user, link);
		expect(Object.keys(localStorage).filter((key) => key.includes('checkout'))).toEqual([]);
	});
});

describe('prices of a product page', () => {
	it('show now and regularly, per month, with savings and renewal of every product [PROD-006, PROD-007, PROD-015, PROD-018, PROD-019, PROD-022, PROD-027, PROD-047, PROD-049]', async () => {
		await openProduct('scan');
		await screen.findByRole('region', { name: 'Jetpack Scan' });
		expect(priceOf('Jetpack Scan')).toBe(SCAN_NOW);
		expect(priceOf('Security')).toBe('Price now: $9.95Regular price: $19.95per month, paid yearly');
		expect(screen.getByText('Special introductory pricing, all renewals are at full price.')).toBeVisible();
		expect(savedOf('Jetpack Scan')).toBe('50% off');
		expect(savedOf('Security')).toBe('50% off');
		const renewal = (price: string) =>
			`First term only, renewals at full price: ${price} per month, paid yearly`;
		expect(screen.getByRole('region', { name: 'Jetpack Scan' })).toHaveTextContent(renewal('$9.95'));
		expect(screen.getByRole('region', { name: 'Security' })).toHaveTextContent(renewal('$19.95'));
		// Without an offer there's one price, and nothing else to say.
		goTo('#/product/search');
		await screen.findByRole('region', { name: 'Jetpack Site Search' });
		expect(priceOf('Jetpack Site Search')).toBe('$8.33per month, paid yearly');
		expect(savedOf('Jetpack Site Search')).toBe('');
		expect(screen.queryByText(/Special introductory pricing/)).not.toBeInTheDocument();
	});

	it('are regular when the site isn’t eligible for the introductory one [PROD-022, PROD-040, PROD-061]', async () => {
		await openProduct('scan', {
			before: (site) =>
				answerTo(site, 'intro-offers', intro(offer('jetpack_scan', { ineligible_reason: 'used before' }))),
		});
		await screen.findByRole('region', { name: 'Jetpack Scan' });
		expect(priceOf('Jetpack Scan')).toBe('$9.95per month, paid yearly');
		expect(screen.queryByText(/renewals/)).not.toBeInTheDocument();
	});

	it('are regular, without a request for offers, for users without an account [PROD-022]', async () => {
		const { site } = await openProduct('scan', { as: 'admin2' });
		await screen.findByRole('region', { name: 'Jetpack Scan' });
		expect(priceOf('Jetpack Scan')).toBe('$9.95per month, paid yearly');
		expect(site.callsTo('GET', 'intro-offers')).toHaveLength(0);
	});

	it('are reduced by a product’s sale, in whole prices without decimals [PROD-004, PROD-017, PROD-028, PROD-047]', async () => {
		const site = await withProduct('jetpack_search', { cost: 240, sale_coupon: { discount: 50 } });
		await openProduct('search', { site });
		await screen.findByRole('region', { name: 'Jetpack Site Search' });
		expect(priceOf('Jetpack Site Search')).toBe('Price now: $10Regular price: $20per month, paid yearly');
	});

	it('are reduced by the sale after the offer, in the product’s own currency, digits and direction [PROD-017, PROD-031, PROD-032, PROD-036, PROD-047, PROD-056]', async () => {
		const site = await withProduct('jetpack_videopress', {
			currency_code: 'KWD',
			sale_coupon: { discount: 50 },
		});
		await site.setFacts({ language: 'ar_EG' });
		await openProduct('videopress', { site });
		await screen.findByRole('region', { name: 'Jetpack VideoPress' });
		expect(document.documentElement.dir).toBe('rtl');
		expect(priceOf('Jetpack VideoPress')).toBe(
			'Price now: د.ك.\u200f٢.٤٧٥Regular price: د.ك.\u200f٩.٩٥٠per month, paid yearly',
		);
	});

	it('are left out when nobody names one, not the way to buy [PROD-032, PROD-050]', async () => {
		await openProduct('search', { site: await withProduct('jetpack_search', { cost: 'free' }) });
		await screen.findByRole('region', { name: 'Jetpack Site Search' });
		expect(checkoutOf('Jetpack Site Search')).toBeVisible();
		expect(region('Jetpack Site Search').queryByText(/per month, paid yearly/)).not.toBeInTheDocument();
	});

	it.each(['site/products', 'intro-offers'])('have a spinner until %s loads [PROD-003]', async (path) => {
		const site = await TestSite.start(['connected']);
		const release = site.hold('GET', path);
		await openProduct('scan', { site });
		await waitFor(() => expect(site.callsTo('GET', path)).toHaveLength(1));
		expect(screen.getByRole('img', { name: 'Loading…' })).toBeVisible();
		expect(hasRegion('Jetpack Scan')).toBe(false);
		await release();
		expect(await screen.findByRole('region', { name: 'Jetpack Scan' })).toBeVisible();
		expect(screen.queryByRole('img', { name: 'Loading…' })).not.toBeInTheDocument();
	});

	it.each([
		['fails', 500, { code: 'x', message: 'No answer.' }, /^WordPress\.com didn’t send the data\./],
		['is a refusal', 200, { code: 'success', data: { error: 'unauthorized' } }, /couldn’t load prices/],
	])('show why, and can be retried, when the call for them %s', async (_, status, body, text) => {
		const site = await TestSite.start(['connected']);
		site.fail('GET', 'site/products', status, body);
		const { user } = await openProduct('scan', { site });
		expect(await screen.findByText(text)).toBeVisible();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByRole('region', { name: 'Jetpack Scan' })).toBeVisible();
	});

	it('are regular when offers fail, and can be retried', async () => {
		const site = await TestSite.start(['connected']);
		site.fail('GET', 'intro-offers', 500, { code: 'x', message: 'No offers.' });
		const { user } = await openProduct('scan', { site });
		await screen.findByRole('region', { name: 'Jetpack Scan' });
		expect(priceOf('Jetpack Scan')).toBe('$9.95per month, paid yearly');
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(priceOf('Jetpack Scan')).toBe(SCAN_NOW));
	});
});

describe('unavailable product', () => {
	it.each([
		['isn’t called available', { available: false }],
		['isn’t listed', null],
	])('that %s redirects to the dashboard [PROD-002, PROD-004, PROD-005]', async (_, change) => {
		await openProduct('search', { site: await withProduct('jetpack_search', change) });
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		expect(await arrived()).toBeInTheDocument();
	});

	it('redirects without a request when it has no page or isn’t described [PROD-002]', async () => {
		const { site } = await openProduct('scan', { before: (test) => test.page({ products: [] }) });
		for (const key of ['boost', 'constructor', '', 'search']) {
			goTo(`#/product/${key}`);
			await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		}
		expect(site.callsTo('GET', 'site/products')).toHaveLength(0);
	});

	it('is left out alone when it’s the bundle', async () => {
		const site = await withProduct('jetpack_security_t1_yearly', { available: false });
		await openProduct('scan', { site });
		await screen.findByRole('region', { name: 'Jetpack Scan' });
		expect(cardTitles()).toEqual(['Jetpack Scan']);
	});

	it.each<[string, OpenOptions]>([
		['redirects users who can’t manage modules', { as: 'editor' }],
		['isn’t fetched offline', { scenario: ['offline-constant'] }],
	])('%s, without a request', async (_, options) => {
		const { site } = await openProduct('scan', options);
		if (options.as) {
			await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		} else {
			expect(await screen.findByText('Unavailable in Offline Mode.')).toBeVisible();
		}
		expect(site.callsTo('GET', 'site/products')).toHaveLength(0);
	});
});

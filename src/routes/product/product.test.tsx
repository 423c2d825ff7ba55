import { act, screen, waitFor, within } from '@testing-library/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Screen } from './screen';
import { app, follow, hasRegion, region } from '../../../tests/support/screens';
import { openApp, type OpenOptions } from '../../../tests/support/open-app';
import { openPiece } from '../../../tests/support/open-piece';
import { checkoutTo, query, selling } from '../../../tests/support/my-plan';
import { settled } from '../../../tests/support/settled';
import { ORIGIN, TestSite } from '../../../tests/support/test-site';

/** A placeholder for the dashboard. */
const ELSEWHERE = 'The dashboard';

/** The page of a product alone. */
const show = (key: string, options: OpenOptions = {}) =>
	openPiece(
		<Routes>
			<Route path="/product/*" element={<Screen />} />
			<Route path="/dashboard" element={<p>{ELSEWHERE}</p>} />
			<Route path="*" element={<Navigate to={`/product/${key}`} replace />} />
		</Routes>,
		options,
	);

/** The cards on it, and where the way to buy each leads. */
const shown = () =>
	[...document.querySelectorAll('[data-product]')].map((card) => ({
		title: card.querySelector('h2')?.textContent,
		...query(card.querySelector('a[href*="-checkout"]') as HTMLElement),
	}));

const checkoutOf = (title: string) => region(title).getByRole('link', { name: `Get ${title}` });

/** URLs of the images in the cards. */
const pictures = () =>
	[...document.querySelectorAll<HTMLImageElement>('#jp-plugin-container [data-product] img')].map(
		({ src }) => src,
	);

const priceText = (title: string) =>
	within(screen.getByRole('region', { name: title })).getAllByText(/paid yearly/)[0]?.parentElement
		?.textContent ?? '';

/** What a product costs now, before, and for how long. */
const priceOf = (title: string) => priceText(title).replace(/(?<=paid yearly).*/, '');

/** What follows: how much is saved. */
const savedOf = (title: string) => priceText(title).replace(/.*paid yearly/, '');

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
	it('shows each product next to the Security bundle, or alone with an illustration, with checkout returning here [PROD-001, PROD-004, PROD-006, PROD-044, PROD-045, PROD-046, PROD-048, SHELL-005]', async () => {
		const site = await TestSite.start(['connected']);
		for (const [key, title, slug, picture] of PAGES) {
			const { close } = await show(key, { site });
			expect(document.querySelector('h1')).toHaveTextContent(`${title} for your site`);
			const [card, bundle, ...more] = shown();
			expect(card).toEqual({ title, ...checkoutTo(slug, 'jetpack-product-description-checkout') });
			expect(document.querySelectorAll(`[data-product="${slug}"] li`).length).toBeGreaterThan(2);
			expect(more).toEqual([]);
			if (picture) {
				expect(bundle).toBeUndefined();
				const images = `${ORIGIN}/wp-content/plugins/site-dashboard/images/products/`;
				expect(pictures()).toContain(`${images}illustration-${picture}.svg`);
			} else {
				expect(bundle).toMatchObject({ title: 'Security', path: 'jetpack_security_t1_yearly' });
				expect(screen.getByText('Popular upgrade')).toBeVisible();
				expect(pictures()).not.toContainEqual(expect.stringContaining('illustration'));
				expect(pictures()).toHaveLength(2);
			}
			if (key === 'search') {
				// Without an offer there's one price, and nothing else to say.
				expect(priceOf(title)).toBe('$8.33per month, paid yearly');
				expect(savedOf(title)).toBe('');
				expect(screen.queryByText(/Special introductory pricing/)).not.toBeInTheDocument();
			}
			close();
		}
	});

	it('describes the product, tracks views and clicks, and has only the footer and a link back [PROD-004, PLAN-025, SHELL-076, EVT-002, EVT-003, EVT-004, EVT-047]', async () => {
		const { user, events } = await openApp({ hash: '#/product/backup' });
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
		const back = screen.getByRole('link', { name: 'Back to the dashboard' });
		expect(back).toHaveAttribute('href', expect.stringMatching(/#\/dashboard$/));
	});

	it('requires an account first when the connection has no owner, and remembers no checkout then [DASH-041]', async () => {
		const { user } = await show('scan', { scenario: ['site-only'] });
		const link = region('Jetpack Scan').getByRole('link', { name: 'Connect your account to upgrade' });
		expect(link).toHaveAttribute('href', '#/connect-user?feature=Jetpack%20Scan');
		expect(screen.queryByRole('link', { name: /^Get / })).not.toBeInTheDocument();
		await follow(user, link);
		expect(Object.keys(localStorage).filter((key) => key.includes('checkout'))).toEqual([]);
	});
});

describe('prices of a product page', () => {
	it('show now and regularly, per month, with savings and renewal of every product [PROD-006, PROD-007, PROD-015, PROD-018, PROD-019, PROD-022, PROD-027, PROD-047, PROD-049]', async () => {
		await show('scan');
		expect(priceOf('Jetpack Scan')).toBe(SCAN_NOW);
		expect(priceOf('Security')).toBe('Price now: $9.95Regular price: $19.95per month, paid yearly');
		expect(screen.getByText('Special introductory pricing, all renewals are at full price.')).toBeVisible();
		expect(savedOf('Jetpack Scan')).toBe('50% off');
		expect(savedOf('Security')).toBe('50% off');
		const renewal = (price: string) => `First year only. Renews at ${price} per month, paid yearly.`;
		expect(screen.getByRole('region', { name: 'Jetpack Scan' })).toHaveTextContent(renewal('$9.95'));
		expect(screen.getByRole('region', { name: 'Security' })).toHaveTextContent(renewal('$19.95'));
	});

	it('are regular, without a request for offers, for users without an account [PROD-022, PROD-061]', async () => {
		const { site } = await show('scan', { as: 'admin2' });
		expect(priceOf('Jetpack Scan')).toBe('$9.95per month, paid yearly');
		expect([site.callsTo('GET', 'intro-offers'), site.callsTo('GET', 'site/discount')]).toEqual([[], []]);
	});

	it('are reduced by the sale after the offer, in the product’s own currency, digits and direction [PROD-017, PROD-031, PROD-032, PROD-036, PROD-047, PROD-056]', async () => {
		await show('videopress', {
			before: async (site) => {
				selling(({ jetpack_videopress: product }) =>
					Object.assign(product ?? {}, { currency_code: 'KWD', sale_coupon: { discount: 50 } }),
				)(site);
				await site.setFacts({ language: 'ar_EG' });
			},
		});
		expect(document.documentElement.dir).toBe('rtl');
		expect(priceOf('Jetpack VideoPress')).toBe(
			'Price now: د.ك.\u200f٢.٤٧٥Regular price: د.ك.\u200f٩.٩٥٠per month, paid yearly',
		);
	});

	it('have a spinner until products and offers load [PROD-003]', async () => {
		const site = await TestSite.start(['connected']);
		const releases = ['site/products', 'intro-offers', 'site/discount'].map((path) => site.hold('GET', path));
		await show('scan', { site });
		for (const release of releases) {
			expect(screen.getByRole('img', { name: 'Loading…' })).toBeVisible();
			expect(hasRegion('Jetpack Scan')).toBe(false);
			await release();
			await settled();
		}
		expect(hasRegion('Jetpack Scan')).toBe(true);
		expect(screen.queryByRole('img', { name: 'Loading…' })).not.toBeInTheDocument();
	});

	it('show why, and can be retried, when the call for them fails or is refused', async () => {
		const site = await TestSite.start(['connected']);
		site.fail('GET', 'site/products', 500, { code: 'x', message: 'No answer.' });
		const { user } = await show('scan', { site });
		const retry = () => user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(screen.getByText(/^WordPress\.com didn’t send the data\./)).toBeVisible();
		site.recover();
		site.fail('GET', 'site/products', 200, { code: 'success', data: { error: 'unauthorized' } });
		await retry();
		expect(await screen.findByText(/couldn’t load prices/)).toBeVisible();
		site.recover();
		await retry();
		expect(await screen.findByRole('region', { name: 'Jetpack Scan' })).toBeVisible();
	});

	it('are regular when offers fail, and can be retried', async () => {
		const { site, user } = await show('scan', {
			before: (running) => running.fail('GET', 'intro-offers', 500, { code: 'x', message: 'No offers.' }),
		});
		expect(priceOf('Jetpack Scan')).toBe('$9.95per month, paid yearly');
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(priceOf('Jetpack Scan')).toBe(SCAN_NOW));
	});
});

describe('unavailable product', () => {
	it('redirects to the dashboard [PROD-002, PROD-004, PROD-005]', async () => {
		await show('search', {
			before: selling((products) => Object.assign(products.jetpack_search ?? {}, { available: false })),
		});
		expect(screen.getByText(ELSEWHERE)).toBeVisible();
	});

	it('redirects without a request when it has no page or isn’t described [PROD-002]', async () => {
		const site = await TestSite.start(['connected']);
		site.page({ products: [] });
		for (const key of ['constructor', 'search']) {
			const { close } = await show(key, { site });
			expect(screen.getByText(ELSEWHERE)).toBeVisible();
			close();
		}
		expect(site.callsTo('GET', 'site/products')).toHaveLength(0);
	});

	it('isn’t fetched offline', async () => {
		const { site } = await show('scan', { scenario: ['offline-constant'] });
		expect(screen.getByText('Unavailable in Offline Mode.')).toBeVisible();
		expect(site.callsTo('GET', 'site/products')).toHaveLength(0);
	});
});

describe('owned product', () => {
	const cards = () =>
		[...document.querySelectorAll<HTMLElement>('[data-product]')].map(({ dataset }) => dataset.product);

	it.each([
		['backup', 'product-backup-t1', 'View backups', /my-jetpack-manage-backup/],
		['scan', 'product-scan', 'View scans', /calypso-scanner/],
		['akismet', 'product-anti-spam', 'View spam stats', /akismet-key-config&view=stats$/],
		['search', 'product-search', 'Configure your search', /jetpack-search-configure$/],
		['videopress', 'product-videopress', 'Upload videos', /upload\.php$/],
		['security', 'plan-security', 'Manage security settings', /\/security$/],
	])('is marked as active, with a link to use it and no price: %s', async (key, scenario, label, href) => {
		await show(key, { scenario: [scenario] });
		const card = within(screen.getByText('Active').closest<HTMLElement>('[data-product]')!);
		const use = card.getByRole('link', { name: new RegExp(`^${label}`) });
		expect(use).toHaveAttribute('href', expect.stringMatching(href));
		expect(card.queryByRole('link', { name: /^Get / })).not.toBeInTheDocument();
		expect(card.queryByText(/paid yearly/)).not.toBeInTheDocument();
	});

	it('is shown with a bigger plan, but not with one that the site already has', async () => {
		const { close } = await show('backup', { scenario: ['product-backup-t1'] });
		expect(cards()).toEqual(['jetpack_backup_t1_yearly', 'jetpack_security_t1_yearly']);
		// What a sign at a feature refers to.
		expect(document.querySelector('[data-product="jetpack_backup_t1_yearly"]')).toHaveTextContent(/\*.*\*/);
		expect(checkoutOf('Security')).toBeInTheDocument();
		close();
		await show('scan', { scenario: ['plan-security'] });
		expect(cards()).toEqual(['jetpack_scan']);
		expect(screen.queryByText(/14 days/)).not.toBeInTheDocument();
	});

	it.each([
		['has expired', 'plan-expired', 'security'],
		['is only the free one', 'product-search-free', 'search'],
	])('is sold again when the purchase %s', async (_, scenario, key) => {
		await show(key, { scenario: [scenario] });
		expect(screen.getByRole('link', { name: /^Get / })).toBeInTheDocument();
		expect(screen.queryByText('Active')).not.toBeInTheDocument();
	});
});

import { act, screen } from '@testing-library/react';
import { checkoutOf, openProduct, priceOf, query } from '../support/product-page';
import { region } from '../support/screens';
import { TestSite } from '../support/test-site';

/** A year costs 119.40, the first one 59.40: a month 9.95 and 4.95. */
const OFFER = { original_price: 119.4, raw_price: 59.4 };
const COST = { cost: 119.4, sale_coupon: null, available: true };

/** The request and the price now and before, as each user sees them. */
const CURRENCIES = [
	['USD', { en: ['$4.95', '$9.95'], ar: ['$٤.٩٥', '$٩.٩٥'] }],
	['EUR', { en: ['€4,95', '€9,95'], ar: ['€٤,٩٥', '€٩,٩٥'] }],
	['JPY', { en: ['¥5', '¥10'], ar: ['¥٥', '¥١٠'] }],
	['KWD', { en: ['د.ك.‏4.950', 'د.ك.‏9.950'], ar: ['د.ك.‏٤.٩٥٠', 'د.ك.‏٩.٩٥٠'] }],
	['XQZ', { en: ['$4.95', '$9.95'], ar: ['$٤.٩٥', '$٩.٩٥'] }],
] as const;

const LOCALES = [
	['en', 'ltr', 'en_US'],
	['ar', 'rtl', 'ar_EG'],
] as const;

/** Key, title, slug, and whether the security bundle is beside it. */
const PAGES = [
	['akismet', 'Akismet Anti-spam', 'jetpack_anti_spam', true],
	['backup', 'VaultPress Backup', 'jetpack_backup_t1_yearly', true],
	['scan', 'Jetpack Scan', 'jetpack_scan', true],
	['search', 'Jetpack Site Search', 'jetpack_search', false],
	['security', 'Security', 'jetpack_security_t1_yearly', false],
	['videopress', 'Jetpack VideoPress', 'jetpack_videopress', false],
] as const;

/** All products cost the same, in that currency. */
async function selling(currency_code: string, language: string): Promise<TestSite> {
	const site = await TestSite.start(['connected']);
	await site.setFacts({ language });
	const slugs = PAGES.map(([, , slug]) => slug);
	const answer = (data: unknown) => Response.json({ code: 'success', data });
	site.intercept((request) => {
		if (request.url.includes('/site/products')) {
			return answer(
				Object.fromEntries(
					slugs.map((slug) => [slug, { ...COST, product_slug: slug, product_name: slug, currency_code }]),
				),
			);
		}
		return request.url.includes('/intro-offers')
			? answer(slugs.map((product_slug) => ({ ...OFFER, product_slug, currency_code })))
			: null;
	});
	return site;
}

describe.each(CURRENCIES)('prices in %s', (currency, written) => {
	it.each(LOCALES)(
		'show on every product page in %s (%s) [PROD-001, PROD-006, PROD-007, PROD-015, PROD-031, PROD-032, PROD-036, PROD-047, PROD-056]',
		async (reader, direction, language) => {
			const site = await selling(currency, language);
			const [now, before] = written[reader];
			await openProduct('akismet', { site });
			for (const [key, title, slug, isInBundle] of PAGES) {
				act(() => {
					window.location.hash = `#/product/${key}`;
				});
				await screen.findByRole('heading', { level: 1, name: `${title} for your site` });
				await screen.findByRole('region', { name: title });
				expect(document.documentElement.dir).toBe(direction);
				const text = `Price now: ${now}Regular price: ${before}per month, paid yearly`;
				expect(priceOf(title)).toBe(text);
				expect(query(checkoutOf(title)).path).toBe(slug);
				expect(region(title).getAllByRole('listitem').length).toBeGreaterThan(2);
				expect(screen.queryByRole('region', { name: 'Security' }) !== null).toBe(
					isInBundle || key === 'security',
				);
				if (isInBundle) {
					expect(priceOf('Security')).toBe(text);
				}
				expect(
					screen.getByText('Special introductory pricing, all renewals are at full price.'),
				).toBeVisible();
				expect(screen.getByRole('group', { name: /money-back guarantee$/ })).toBeVisible();
			}
		},
	);
});

describe('product page with odd prices', () => {
	const LEGEND = /per month, paid yearly/;
	it.each([
		['null', { cost: null }, null],
		['missing', { cost: undefined }, null],
		['negative', { cost: -119.4 }, null],
		['a word', { cost: 'free' }, null],
		['an object', { cost: { amount: 1 } }, null],
		['without a currency', { currency_code: null }, null],
		['zero', { cost: 0 }, '$0per month, paid yearly'],
		['a number as text', { cost: '120.00' }, '$10per month, paid yearly'],
		['too large to write out', { cost: 1e21 }, expect.stringMatching(/^\$[\d,]+per month/)],
	])('hides at most the price when it’s %s [PROD-032, PROD-050]', async (_, change, text) => {
		const site = await TestSite.start(['connected']);
		const product = {
			...COST,
			product_slug: 'jetpack_search',
			product_name: 'x',
			currency_code: 'USD',
			...change,
		};
		site.intercept((request) =>
			request.url.includes('/site/products')
				? Response.json({ code: 'success', data: { jetpack_search: product } })
				: null,
		);
		await openProduct('search', { site });
		await screen.findByRole('region', { name: 'Jetpack Site Search' });
		expect(checkoutOf('Jetpack Site Search')).toBeVisible();
		if (text === null) {
			expect(region('Jetpack Site Search').queryByText(LEGEND)).not.toBeInTheDocument();
		} else {
			expect(priceOf('Jetpack Site Search')).toEqual(text);
		}
	});

	it.each([
		['no list', null],
		['an empty one', []],
		['one of other products', [{ product_slug: 'jetpack_scan', original_price: 1, raw_price: 1 }]],
		['one with nothing in it', [null, {}, { product_slug: 'jetpack_search' }]],
		['one below nothing', [{ product_slug: 'jetpack_search', original_price: -5, raw_price: -9 }]],
	])('shows the regular price when the list of intro offers is %s', async (_, data) => {
		const site = await TestSite.start(['connected']);
		site.intercept((request) =>
			request.url.includes('/intro-offers') ? Response.json({ code: 'success', data }) : null,
		);
		await openProduct('search', { site });
		await screen.findByRole('region', { name: 'Jetpack Site Search' });
		expect(priceOf('Jetpack Site Search')).toBe('$8.33per month, paid yearly');
	});
});

import { within } from '@testing-library/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ProductCard } from '../../src/components/product-card/product-card';
import { OfferPrice } from '../../src/components/upgrade-banner/offer-price';
import { Comparison } from '../../src/routes/my-plan/comparison/comparison';
import { Screen } from '../../src/routes/product/screen';
import { useSuggestionOffers } from '../../src/routes/recommendations/use-suggestion-offers';
import { query, selling } from '../support/my-plan';
import { answerTo, discount, intro, offer, suggestion } from '../support/recommendations';
import { openPiece } from '../support/open-piece';
import { TestSite } from '../support/test-site';

const SLUG = 'jetpack_security_t1_yearly';
const SALE = { sale_coupon: { discount: 25 } };
const HALF = { original_price: 240, raw_price: 120 };
const OVER = { expiry_date: '2020-01-01T00:00:00Z' };

function Suggested(given: { cost: number; currency_code: string }) {
	const texts = { ...suggestion(SLUG), cta_text: '', cta_link: '', learn_more_link: '' };
	const [sold] = useSuggestionOffers([{ ...texts, ...given }]);
	return sold && <ProductCard product={sold.product} />;
}

interface Given {
	product?: object;
	intro?: object;
	discount?: object;
}

describe('every place', () => {
	let site: TestSite;
	beforeAll(async () => (site = await TestSite.start(['plan-free'])));
	afterEach(() => site.recover());

	/** What banners, the product's page, My Plan and suggestions say. */
	async function places({ product = {}, ...given }: Given) {
		const sold = { cost: 240, currency_code: 'USD', ...product };
		selling((products) => Object.assign(products[SLUG] ?? {}, sold))(site);
		answerTo(site, 'intro-offers', intro(...(given.intro ? [offer(SLUG, given.intro)] : [])));
		answerTo(site, 'site/discount', discount(given.discount ?? { code: '' }));
		await openPiece(
			<Routes>
				<Route
					path="/product/*"
					element={[
						<p key="banner">
							<OfferPrice feature="security" />
						</p>,
						<Screen key="page" />,
						<Comparison key="plan" />,
						<Suggested key="suggested" {...sold} cost={sold.cost / 12} />,
					]}
				/>
				<Route path="*" element={<Navigate to="/product/security" replace />} />
			</Routes>,
			{ site },
		);
		const all = document.querySelector<HTMLElement>('#jp-plugin-container') as HTMLElement;
		const text = (found: Element | null | undefined) =>
			(found?.textContent ?? '').replace(/[\u2066\u2069]/g, '');
		const cards = [...all.querySelectorAll('[data-product]')].map(text);
		const [row] = [...all.querySelectorAll('tfoot td:last-child div')];
		const checkouts = within(all).getAllByRole('link', { name: /^Get (?!.*monthly)/ });
		return {
			banner: text(all.querySelector('p')),
			cards: cards.map((card) => /(Price now.*?|[^\w ]+[\d.,]+)per month/.exec(card)?.[1]),
			plan: text(row),
			coupons: checkouts.map((link) => /^coupon=(.*?)&/.exec(query(link).query ?? '')?.[1]),
		};
	}

	const now = (price: string, full = '$20') => `Price now: ${price}Regular price: ${full}`;
	const REGULAR = ['$20/month, paid yearly', '$20', '$240 a year', ''] as const;
	const HALVED = [
		'$10/month for the first year',
		now('$10'),
		'$120 50% offFirst year only. Renews at $240 a year.',
		'',
	] as const;

	it.each<[string, Given, ...(typeof REGULAR | typeof HALVED | [string, string, string, string])]>([
		['alone', {}, ...REGULAR],
		['with an offer for a year', { intro: HALF }, ...HALVED],
		[
			'with an offer for a month',
			{ intro: { ...HALF, interval_unit: 'month' } },
			'$10/month at first',
			now('$10'),
			'$120 50% offFirst month only. Renews at $240 a year.',
			'',
		],
		['with an offer that it can’t have', { intro: { ...HALF, ineligible_reason: 'used' } }, ...REGULAR],
		[
			'on sale',
			{ product: SALE },
			'$15/month for the first year',
			now('$15'),
			'$180 25% offFirst year only. Renews at $240 a year.',
			'',
		],
		[
			'with a coupon',
			{ discount: {} },
			'$16/month for the first year',
			now('$16'),
			'$192 20% offFirst year only. Renews at $240 a year.',
			'SAVE20',
		],
		['with a used coupon', { discount: { is_used: true } }, ...REGULAR],
		['with a coupon that’s over', { discount: OVER }, ...REGULAR],
		['with an offer and a coupon', { intro: HALF, discount: {} }, ...HALVED],
		[
			'on sale with a coupon',
			{ product: SALE, discount: {} },
			'$12/month for the first year',
			now('$12'),
			'$144 40% offFirst year only. Renews at $240 a year.',
			'SAVE20',
		],
		[
			'in yen',
			{ product: { ...SALE, cost: 11_800, currency_code: 'JPY' } },
			'¥738/month for the first year',
			now('¥738', '¥983'),
			'¥8,850 25% offFirst year only. Renews at ¥11,800 a year.',
			'',
		],
		[
			'in dinars',
			{ product: { cost: 29.4, currency_code: 'TND' }, discount: {} },
			'د.ت.\u200f1.960/month for the first year',
			now('د.ت.\u200f1.960', 'د.ت.\u200f2.450'),
			'د.ت.\u200f23.520 20% offFirst year only. Renews at د.ت.\u200f29.400 a year.',
			'SAVE20',
		],
	])(
		'has the same price and checkout for a product %s [PROD-017, PROD-040, PROD-041, PROD-044, PROD-061]',
		async (_, given, banner, card, plan, coupon) => {
			expect(await places(given)).toEqual({
				banner,
				cards: [card, card],
				plan,
				coupons: [coupon, coupon, coupon],
			});
		},
	);
});

import { act, screen, waitFor } from '@testing-library/react';
import { app as inApp, follow, hasRegion, region } from '../../../tests/support/screens';
import {
	answerTo,
	discount,
	events,
	facts,
	heading,
	href,
	intro,
	link,
	offer,
	openRecommendations,
	openStep,
	storedSteps,
	suggestion,
	TITLE,
} from '../../../tests/support/recommendations';
import { checkoutTo, query } from '../../../tests/support/my-plan';
import type { TestSite } from '../../../tests/support/test-site';

const DAY = 86_400_000;
const MONITOR = 'Get an alert when your site goes down';
const SUGGESTIONS = 'recommendations/product-suggestions';
const DISCOUNT = { scenario: ['discount'], ...facts() };
const offered = () =>
	inApp()
		.getAllByRole('region')
		.filter((card) => card.dataset.product);

describe('product suggestions', () => {
	const checkout = () => decodeURIComponent(href('Get jetpack_scan'));

	it('have a card each with the provider’s description, the way to checkout and back, and a 14-day guarantee [PROD-044, REC-009, REC-024, REC-025, REC-028, EVT-029]', async () => {
		const app = await openStep('product-suggestions');
		await heading(TITLE);
		expect(offered().map(({ dataset }) => dataset.product)).toEqual([
			'jetpack_backup_t1_yearly',
			'jetpack_security_t1_yearly',
		]);
		const card = region('VaultPress Backup');
		expect(card.getByText(/you never lose your work/)).toBeVisible();
		expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
			'Real-time backups',
			'10 GB of storage',
			'One-click restores',
		]);
		expect(card.getAllByText('per month, paid yearly')[0]).toBeVisible();
		expect(screen.getByRole('region', { name: 'VaultPress Backup' })).toHaveTextContent('$9.95');
		expect(query(link('Get VaultPress Backup'))).toEqual(checkoutTo('jetpack_backup_t1_yearly'));
		expect(inApp().getByText('14-day money-back guarantee')).toBeVisible();
		await follow(app.user, card.getByRole('link', { name: 'Get VaultPress Backup' }));
		const [first, second, click] = await events(app, 'product_suggestion');
		const display = 'product_suggestion_display';
		expect([first?.[0], second?.[0], click?.[0]]).toEqual([display, display, 'product_suggestion_click']);
		expect(click?.[1]).toEqual({
			product_slug: 'jetpack_backup_t1_yearly',
			discount: (first?.[1] as { discount: number }).discount,
		});
	});

	it('count down the discount by the clock, then remove it from the prices [REC-026, PROD-038, PROD-039, PROD-042]', async () => {
		await openStep('product-suggestions', {
			before: (site) => {
				answerTo(site, 'site/discount', discount());
				answerTo(site, 'intro-offers', intro());
				answerTo(site, SUGGESTIONS, [suggestion('jetpack_scan')]);
			},
		});
		const card = screen.getByRole('region', { name: 'jetpack_scan' });
		expect(screen.getByRole('timer')).toHaveTextContent(/^Discount offer ends in (1d 0h|23h 59m)/);
		expect(card).toHaveTextContent('$8');
		const real = Date.now.bind(Date);
		const clock = jest.spyOn(Date, 'now').mockImplementation(() => real() - 3 * DAY);
		expect(await screen.findByText(/ends in 3d 23h/)).toBeVisible();
		expect(card).toHaveTextContent('$8');
		clock.mockImplementation(() => real() + 3 * DAY);
		expect(await screen.findByText('Discount offer has ended')).toBeVisible();
		await waitFor(() => expect(card).not.toHaveTextContent('$8'));
		expect(checkout()).toContain('coupon=&');
	});

	it('don’t change the stored step, and continue after it [REC-104]', async () => {
		const { site, user } = await openRecommendations({
			...facts({ viewedRecommendations: ['site-type-question'] }, { recommendationsStep: 'monitor' }),
			hash: '#/recommendations/product-suggestions',
		});
		expect(storedSteps(site)).toEqual([]);
		await user.click(link('Decide later'));
		await heading('Give readers a reason to stay');
		expect(storedSteps(site)).toEqual(['related-posts']);
	});

	it.each<[string, string[], (site: TestSite) => void]>([
		['nothing is suggested', ['no-suggestions'], () => {}],
		['the site has a plan', ['plan-premium'], () => {}],
		['the call fails', ['connected'], (site) => site.fail('GET', SUGGESTIONS, 500)],
	])('give way to the next step when %s [REC-027]', async (_, scenario, before) => {
		await openStep('product-suggestions', {
			scenario,
			before: async (site) => {
				await facts({}, { recommendationsStep: 'site-type-question' }).before(site);
				before(site);
			},
		});
		expect(await heading(MONITOR)).toBeVisible();
	});

	it('are capped at 12 cards, each of another product, with missing or oversized data [REC-024, REC-028]', async () => {
		const nothing = { title: null, description: null, cost: null, currency_code: null, features: null };
		const much = {
			description: 'Endless '.repeat(500),
			cost: '10',
			features: Array.from({ length: 500 }, (_, index) => `Feature ${index % 7}`),
		};
		await openStep('product-suggestions', {
			before: (site) =>
				answerTo(site, SUGGESTIONS, [
					null,
					{ title: 'Without a name' },
					{ slug: 'product_0', ...nothing },
					...Array.from({ length: 400 }, (_, index) => suggestion(`product_${Math.floor(index / 2)}`, much)),
				]),
		});
		await heading(TITLE);
		const cards = offered();
		expect(cards.map(({ dataset }) => dataset.product)).toEqual(
			Array.from({ length: 12 }, (_, index) => `product_${index}`),
		);
		expect(cards[0]).not.toHaveTextContent(/null|undefined|NaN|\$/);
		expect(cards[0]?.querySelector('a')).toHaveAccessibleName();
		expect(cards[0]?.querySelector('h2, h3')).not.toBeEmptyDOMElement();
		expect(cards[1]?.querySelectorAll('li').length).toBeLessThanOrEqual(12);
	});
});

describe('sidebar of a step', () => {
	it('offers the best discount among the suggestions, with a link to them [PROD-020, PROD-053, EVT-029]', async () => {
		const app = await openStep('monitor', {
			before: async (site) => {
				await facts().before(site);
				answerTo(site, 'site/discount', discount());
				const backup = offer('jetpack_backup_t1_yearly', { raw_price: 54 });
				answerTo(site, 'intro-offers', intro(backup, offer('jetpack_scan', { raw_price: 1 })));
			},
		});
		const card = region('Save up to 55% in the first year');
		expect(card.getByRole('timer')).toBeVisible();
		const review = card.getByRole('link', { name: 'Review suggestions' });
		expect(review).toHaveAttribute('href', '#/recommendations/product-suggestions');
		await follow(app.user, review);
		expect(await events(app, 'upsell_card')).toEqual([
			['upsell_card_display', { discount: 55 }],
			['upsell_card_cta_click', { discount: 55 }],
		]);
	});

	it.each([
		['shows that the discount has ended', { expiry_date: '2020-01-01T00:00:00Z' }, [], true],
		['shows nothing of a discount that was used', { is_used: true }, [], false],
		[
			'shows nothing of a discount that no price had',
			{ expiry_date: '2020-01-01T00:00:00Z' },
			['jetpack_backup_t1_yearly', 'jetpack_security_t1_yearly'].map((slug) => offer(slug, {})),
			false,
		],
	])('%s [PROD-039, REC-026]', async (_, more, offers, isTold) => {
		await openStep('monitor', {
			before: async (site) => {
				await facts().before(site);
				answerTo(site, 'site/discount', discount(more));
				answerTo(site, 'intro-offers', intro(...offers));
			},
		});
		const card = screen.getByRole('region', { name: 'More for your site' });
		expect(card.textContent?.includes('Discount offer has ended')).toBe(isTold);
		expect(hasRegion('Save up to 20% in the first year')).toBe(false);
	});

	it('shows the discount on the first feature step viewed, but not on the next, nor without promotions [REC-055, NOTICE-014]', async () => {
		const { site, user, reopen } = await openRecommendations({
			...DISCOUNT,
			hash: '#/recommendations/monitor',
		});
		const shown = () => inApp().queryByRole('link', { name: 'Review suggestions' });
		await waitFor(() => expect(shown()).toBeVisible());
		await user.click(link('Not now'));
		await heading('Give readers a reason to stay');
		expect(shown()).not.toBeInTheDocument();
		act(() => void (window.location.hash = '#/recommendations/monitor'));
		await heading(MONITOR);
		expect(shown()).toBeInTheDocument();
		site.page({ siteData: { showPromotions: false } });
		await reopen();
		await heading(MONITOR);
		expect(link('Not now')).toBeVisible();
		expect(shown()).not.toBeInTheDocument();
	});

	it('offers the product that goes with the step unless the site owns it [REC-110, REC-052, EVT-048]', async () => {
		const opened = await openStep('publicize', { ...facts(), scenario: ['plan-free'] });
		expect(hasRegion('Security')).toBe(true);
		expect(query(link(/^Get /))).toEqual(checkoutTo('jetpack_security_t1_yearly'));
		await follow(opened.user, link(/^Get /));
		expect(await opened.events()).toContainEqual([
			'jetpack_recommendations_step_product_card_button_click',
			expect.objectContaining({ feature: 'publicize' }),
		]);
		opened.close();
		await openStep('publicize', { ...facts(), scenario: ['plan-premium'] });
		expect(hasRegion('Security')).toBe(false);
		expect(inApp().queryByRole('link', { name: /^Get / })).not.toBeInTheDocument();
	});
});

describe('product-purchased screen', () => {
	it('shows the suggestion that was bought, and where to go on [REC-009, REC-029, REC-030, REC-031, REC-032, REC-033, REC-034, EVT-048]', async () => {
		const slug = 'jetpack_security_t1_yearly';
		const app = await openStep('product-purchased', {
			scenario: ['plan-security'],
			before: (site) => answerTo(site, SUGGESTIONS, [suggestion('jetpack_free_x'), suggestion(slug)]),
		});
		await heading('Your plan has been upgraded!');
		expect(screen.getByRole('progressbar')).toHaveAttribute('value', '33');
		[slug, 'One', 'Two'].forEach((text) => expect(inApp().getByText(text)).toBeVisible());
		expect(await events(app, 'product_suggestion_purchased')).toEqual([
			['product_suggestion_purchased', { type: slug }],
		]);
		expect(storedSteps(app.site)).toEqual([]);
		expect(href('Configure your site')).toMatch(/^#?\/recommendations\/(site-type|welcome-\w+)$/);
	});
});

import { screen, waitFor } from '@testing-library/react';
import { follow } from '../support/follow';
import { answerTo, discount, events, intro, offer, suggestion, TITLE } from '../support/offers';
import { openStep } from '../support/recommendation-step';
import { facts, heading, href, link, openRecommendations, storedSteps } from '../support/recommendations';
import { app as inApp, region } from '../support/screens';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';

const DAY = 86_400_000;

/** The provider suggests the scan; the site has this discount, and these offers. */
const openScan = async (more: object = {}, ...offers: object[]) => {
	const opened = await openStep('product-suggestions', {
		before: (site) => {
			answerTo(site, 'site/discount', discount(more));
			answerTo(site, 'intro-offers', intro(...offers));
			answerTo(site, 'recommendations/product-suggestions', [suggestion('jetpack_scan')]);
		},
	});
	return { ...opened, card: await screen.findByRole('region', { name: 'jetpack_scan' }) };
};
const checkout = () => decodeURIComponent(href('Get jetpack_scan'));

describe('product suggestions', () => {
	it('have a card each with the provider’s description, and a 14-day guarantee [REC-009, REC-024, REC-025, REC-028, EVT-029]', async () => {
		const app = await openStep('product-suggestions');
		await heading(TITLE);
		expect(
			inApp()
				.getAllByRole('region')
				.map((card) => card.dataset.product)
				.filter(Boolean),
		).toEqual(['jetpack_backup_t1_yearly', 'jetpack_security_t1_yearly']);
		const card = region('VaultPress Backup');
		expect(card.getByText(/you never lose your work/)).toBeVisible();
		expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
			'Real-time backups',
			'10 GB of storage',
			'One-click restores',
		]);
		expect(card.getAllByText('per month, paid yearly')[0]).toBeVisible();
		expect(screen.getByRole('region', { name: 'VaultPress Backup' })).toHaveTextContent('$9.95');
		expect(href('Get VaultPress Backup')).toContain('path=jetpack_backup_t1_yearly');
		expect(inApp().getByText('14-day money-back guarantee')).toBeVisible();
		await follow(app.user, card.getByRole('link', { name: 'Get VaultPress Backup' }));
		const [first, second, click] = await events(app, 'product_suggestion');
		expect([first?.[0], second?.[0], click?.[0]]).toEqual([
			'product_suggestion_display',
			'product_suggestion_display',
			'product_suggestion_click',
		]);
		expect(click?.[1]).toEqual({
			product_slug: 'jetpack_backup_t1_yearly',
			discount: (first?.[1] as { discount: number }).discount,
		});
	});

	it.each<[string, object, object[], string, string, string]>([
		['a valid discount', {}, [], '$8', '20%', 'SAVE20'],
		['both: the intro price, without the coupon', {}, [offer('jetpack_scan', {})], '$5', '50%', ''],
		[
			'both, the offer one that the site can’t have',
			{},
			[offer('jetpack_scan', { ineligible_reason: 'used before' })],
			'$8',
			'20%',
			'SAVE20',
		],
		['a used discount', { is_used: true }, [], '$10', '', ''],
	])(
		'with %s, show the price, discount and renewal cost, and link to checkout and back [PROD-019, PROD-022, PROD-038, PROD-040, PROD-041, PROD-044, PROD-052]',
		async (_, more, offers, price, saved, coupon) => {
			const { card } = await openScan(more, ...offers);
			expect(card).toHaveTextContent(
				saved
					? `Price now: ${price}Regular price: $10per month, paid yearly${saved} offFirst term only, renewals at full price: $10 per month, paid yearlyGet`
					: `jetpack_scanGood.OneTwo${price}per month, paid yearlyGet`,
			);
			expect(checkout()).toContain(
				`coupon=${coupon}&redirect_to=http://127.0.0.1:4400/wp-admin/admin.php?jp-react-redirect=product-purchased`,
			);
			expect(checkout()).toContain('source=jetpack-recommendations-product-checkout');
			expect(checkout()).toContain('path=jetpack_scan');
		},
	);

	it('count down the discount by the clock, then remove it from the prices [REC-026, PROD-038, PROD-039, PROD-042]', async () => {
		const { card } = await openScan();
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

	it.each([
		[{ expiry_date: '2020-01-01T00:00:00Z' }, true],
		[{ is_used: true }, false],
	])('mention an expired discount, but not a used one: %j %p [REC-026, PROD-039]', async (more, isTold) => {
		await openScan(more);
		await settled();
		expect(screen.queryByText('Discount offer has ended') !== null).toBe(isTold);
		expect(screen.queryByText(/ends in/)).not.toBeInTheDocument();
	});

	it('don’t change the stored step, and continue after it [REC-104]', async () => {
		const { site, user } = await openRecommendations({
			...facts({ viewedRecommendations: ['site-type-question'] }, { recommendationsStep: 'monitor' }),
			hash: '#/recommendations/product-suggestions',
		});
		await heading(TITLE);
		expect(storedSteps(site)).toEqual([]);
		await user.click(link('Decide later'));
		await heading('Give readers a reason to stay');
		expect(storedSteps(site)).toEqual(['related-posts']);
	});

	it.each<[string, string[], (site: TestSite) => void]>([
		['nothing is suggested', ['no-suggestions'], () => {}],
		['the site has a plan', ['plan-premium'], () => {}],
		['the call fails', ['connected'], (site) => site.fail('GET', 'recommendations/product-suggestions', 500)],
		[
			'the answer is a text',
			['connected'],
			(site) => answerTo(site, 'recommendations/product-suggestions', '[]'),
		],
	])('give way to the next step when %s [REC-027]', async (_, scenario, before) => {
		await openStep('product-suggestions', {
			scenario,
			before: async (site) => {
				await site.setFacts({ recommendationsStep: 'site-type-question' });
				await site.setSwitches({ monitor: false });
				before(site);
			},
		});
		expect(await heading('Get an alert when your site goes down')).toBeVisible();
	});

	it('render with missing or oversized provider data [REC-024, REC-028]', async () => {
		const endless = 'Endless '.repeat(500);
		const nothing = { title: null, description: null, cost: null, currency_code: null, features: null };
		await openStep('product-suggestions', {
			before: (site) =>
				answerTo(site, 'recommendations/product-suggestions', [
					{ slug: 'jetpack_scan', ...nothing },
					suggestion('jetpack_search', {
						description: endless,
						cost: '10',
						features: Array.from({ length: 500 }, (_, index) => `Feature ${index}`),
					}),
				]),
		});
		await heading(TITLE);
		const cards = inApp()
			.getAllByRole('region')
			.filter((card) => card.dataset.product);
		expect(cards).toHaveLength(2);
		expect(cards[0]).not.toHaveTextContent(/null|undefined|NaN|\$/);
		expect(cards[0]?.querySelector('a')).toHaveAccessibleName();
		expect(cards[0]?.querySelector('h2, h3')).not.toBeEmptyDOMElement();
		expect(cards[1]?.querySelectorAll('li').length).toBeLessThanOrEqual(12);
	});

	it('are capped at 12 cards, each of another product [REC-024]', async () => {
		await openStep('product-suggestions', {
			before: (site) =>
				answerTo(site, 'recommendations/product-suggestions', [
					null,
					{ title: 'Without a name' },
					...Array.from({ length: 400 }, (_, index) => suggestion(`product_${Math.floor(index / 2)}`)),
				]),
		});
		await heading(TITLE);
		expect(
			inApp()
				.getAllByRole('region')
				.map((card) => card.dataset.product)
				.filter(Boolean),
		).toEqual(Array.from({ length: 12 }, (_, index) => `product_${index}`));
	});
});

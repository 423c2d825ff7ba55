import { act, screen, waitFor } from '@testing-library/react';
import { follow } from '../support/follow';
import { answerTo, discount, events, intro, offer, TITLE } from '../support/offers';
import { openStep } from '../support/recommendation-step';
import { facts, heading, link, openRecommendations } from '../support/recommendations';
import { app as inApp, hasRegion, region } from '../support/screens';

describe('sidebar of a step', () => {
	it('offers the best discount among the suggestions, with a link to them [PROD-020, PROD-053, EVT-029]', async () => {
		const app = await openRecommendations({
			hash: '#/recommendations/site-type',
			before: (site) => {
				answerTo(site, 'site/discount', discount());
				answerTo(
					site,
					'intro-offers',
					intro(
						offer('jetpack_backup_t1_yearly', { raw_price: 54 }),
						offer('jetpack_scan', { raw_price: 1 }),
					),
				);
			},
		});
		const title = 'Save up to 55% in the first year';
		expect(await screen.findByRole('region', { name: title })).toBeVisible();
		expect(region(title).getByRole('timer')).toBeVisible();
		await app.user.click(region(title).getByRole('link', { name: 'Review suggestions' }));
		await heading(TITLE);
		expect(await events(app, 'upsell_card')).toEqual([
			['upsell_card_display', { discount: 55 }],
			['upsell_card_cta_click', { discount: 55 }],
		]);
	});

	it.each([
		['shows that the discount has ended', { expiry_date: '2020-01-01T00:00:00Z' }, true],
		['shows nothing of a discount that was used', { is_used: true }, false],
		['shows nothing of a discount without a date', { expiry_date: '' }, false],
	])('%s [PROD-039]', async (_, more, isTold) => {
		await openStep('monitor', {
			before: async (site) => {
				await site.setSwitches({ monitor: false });
				answerTo(site, 'site/discount', discount(more));
			},
		});
		const card = await screen.findByRole('region', { name: 'More for your site' });
		expect(card.textContent?.includes('Discount offer has ended')).toBe(isTold);
		expect(hasRegion('Save up to 20% in the first year')).toBe(false);
	});

	it('shows the discount on the first feature step viewed, but not on the next [REC-055]', async () => {
		const { user } = await openRecommendations({
			scenario: ['discount'],
			before: async (site) => {
				await site.setSwitches({ monitor: false, 'related-posts': false });
			},
			hash: '#/recommendations/monitor',
		});
		const shown = () => inApp().queryByRole('link', { name: 'Review suggestions' });
		await waitFor(() => expect(shown()).toBeVisible());
		await user.click(link('Not now'));
		await heading('Give readers a reason to stay');
		expect(shown()).not.toBeInTheDocument();
		act(() => void (window.location.hash = '#/recommendations/monitor'));
		await heading('Get an alert when your site goes down');
		expect(shown()).toBeInTheDocument();
		act(() => void (window.location.hash = '#/recommendations/site-type'));
		await heading(/^Tell us more/);
		expect(shown()).toBeInTheDocument();
	});

	it.each([
		['publicize', 'Security', 'jetpack_security_t1_yearly', 'plan-premium'],
		['videopress', 'Jetpack VideoPress', 'jetpack_videopress', 'product-videopress'],
	])(
		'on %s, offers the product unless the site owns it [REC-110, REC-052, EVT-048]',
		async (step, product, slug, owner) => {
			const { user, events: recorded } = await openStep(step, { ...facts(), scenario: ['plan-free'] });
			expect(await screen.findByRole('region', { name: product })).toBeVisible();
			const buy = inApp().getByRole('link', { name: /^Get / });
			expect(buy).toHaveAttribute(
				'href',
				expect.stringMatching(
					new RegExp(`source=jetpack-recommendations-product-checkout&site=[^&]*&path=${slug}$`),
				),
			);
			await follow(user, buy);
			expect(await recorded()).toContainEqual([
				'jetpack_recommendations_step_product_card_button_click',
				expect.objectContaining({ feature: step }),
			]);
			await openStep(step, { ...facts(), scenario: [owner] });
			expect(hasRegion(product)).toBe(false);
			expect(inApp().queryByRole('link', { name: /^Get / })).not.toBeInTheDocument();
		},
	);

	it('shows a product’s features, image and fine print [PROD-014]', async () => {
		await openStep('backup-plan', facts());
		await screen.findByRole('region', { name: 'VaultPress Backup' });
		const card = region('VaultPress Backup');
		expect(card.getByRole('link', { name: 'Get VaultPress Backup' })).toBeVisible();
		expect(card.getAllByRole('listitem').map((item) => item.textContent)).toContain('One-click restores');
		expect(screen.getByRole('region', { name: 'VaultPress Backup' }).querySelector('img')).toHaveAttribute(
			'src',
			expect.stringContaining('product-jetpack-backup.svg'),
		);
		expect(card.getByText(/Depends on your storage/)).toBeVisible();
		expect(card.getByRole('link', { name: /Read more/ })).toHaveAttribute(
			'href',
			expect.stringContaining('source=jetpack-faq-backup-disclaimer'),
		);
	});

	it('omits the fine-print link if the host provides none [PROD-014]', async () => {
		await openStep('anti-spam', facts());
		await screen.findByRole('region', { name: 'Akismet Anti-spam' });
		expect(region('Akismet Anti-spam').getAllByRole('link')).toHaveLength(1);
	});

	it('offers nothing when promotions are off [NOTICE-014]', async () => {
		await openStep('monitor', {
			scenario: ['discount'],
			before: async (site) => {
				await site.setSwitches({ monitor: false });
				site.page({ siteData: { showPromotions: false } });
			},
		});
		expect(link('Not now')).toBeVisible();
		expect(inApp().queryByRole('link', { name: 'Review suggestions' })).not.toBeInTheDocument();
	});
});

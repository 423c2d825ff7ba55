import { screen } from '@testing-library/react';
import { answerTo, events, suggestion } from '../support/offers';
import { openStep } from '../support/recommendation-step';
import { heading, link, storedSteps } from '../support/recommendations';
import { app as inApp } from '../support/screens';
import type { TestSite } from '../support/test-site';

describe('product-purchased screen', () => {
	const bought = (scenario: string | string[], before: (site: TestSite) => void = () => {}) =>
		openStep('product-purchased', {
			scenario: [scenario].flat(),
			before: async (site) => {
				await site.setSwitches({ monitor: false });
				before(site);
			},
		});
	const suggests = (slug: string) => (site: TestSite) =>
		answerTo(site, 'recommendations/product-suggestions', [suggestion('jetpack_free_x'), suggestion(slug)]);

	it.each([
		['the plan', 'plan-security', 'jetpack_security_t1_yearly', 'REC-033'],
		['an active purchase', 'product-scan', 'jetpack_scan', 'REC-034'],
	])(
		'shows the suggestion that matches %s [REC-009, REC-029, REC-030, REC-031, REC-032, REC-033, REC-034, EVT-048]',
		async (_, scenario, slug) => {
			const app = await bought(scenario, suggests(slug));
			await heading('Your plan has been upgraded!');
			expect(screen.getByRole('progressbar')).toHaveAttribute('value', '33');
			expect(inApp().getByText(slug)).toBeVisible();
			expect(inApp().getByText('One')).toBeVisible();
			expect(inApp().getByText('Two')).toBeVisible();
			expect(await events(app, 'product_suggestion_purchased')).toEqual([
				['product_suggestion_purchased', { type: slug }],
			]);
			expect(storedSteps(app.site)).toEqual([]);
			expect(link('Configure your site')).toHaveAttribute(
				'href',
				expect.stringMatching(/^#\/recommendations\/(site-type|welcome-\w+)$/),
			);
		},
	);

	it('prefers the plan to any other purchase [REC-033, REC-034]', async () => {
		await bought(['plan-security', 'search-on'], (site) =>
			answerTo(site, 'recommendations/product-suggestions', [
				suggestion('jetpack_search'),
				suggestion('jetpack_security_t1_yearly'),
			]),
		);
		await heading('Your plan has been upgraded!');
		expect(inApp().getByText('jetpack_security_t1_yearly')).toBeVisible();
		expect(inApp().queryByText('jetpack_search')).not.toBeInTheDocument();
	});

	it.each([
		['plan-security', 'Security', 'Daily malware scans'],
		['product-backup-t1', 'VaultPress Backup', 'Real-time backups'],
	])(
		'describes %s from the provider’s suggestions [REC-031, REC-033, REC-034]',
		async (scenario, title, point) => {
			await bought(scenario);
			await heading('Your plan has been upgraded!');
			expect(inApp().getByText(title)).toBeVisible();
			expect(inApp().getByText(point)).toBeVisible();
		},
	);

	it('falls back to the host’s description without a suggestion [REC-031]', async () => {
		await bought('product-scan');
		await heading('Your plan has been upgraded!');
		expect(inApp().getAllByRole('listitem').length).toBeGreaterThan(2);
	});

	it('shows loading, then offers to check again or continue if nothing is found [REC-035]', async () => {
		const { site, user } = await bought('product-scan', (running) =>
			answerTo(running, 'site/purchases', { code: 'success', data: '[]' }),
		);
		expect(screen.getByText('Loading recommendations')).toBeVisible();
		expect(await screen.findByText(/We can’t see your purchase yet/)).toBeVisible();
		expect(await heading('Looking for your purchase')).toBeVisible();
		expect(link('Continue anyway')).toHaveAttribute('href', '#/recommendations/site-type');
		site.recover();
		await user.click(inApp().getByRole('button', { name: 'Check again' }));
		await heading('Your plan has been upgraded!');
		expect(screen.queryByText('Loading recommendations')).not.toBeInTheDocument();
	});
});

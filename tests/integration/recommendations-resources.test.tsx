import { waitFor } from '@testing-library/react';
import { follow } from '../support/follow';
import { openStep } from '../support/recommendation-step';
import { facts, heading, href, link, progress, stored } from '../support/recommendations';
import { app as inApp } from '../support/screens';

const MONITOR = 'Get an alert when your site goes down';

describe('resource step', () => {
	it('opens the resource and goes to the next step [REC-011, REC-018, REC-108, EVT-025]', async () => {
		const { site, user, events } = await openStep('agency', facts());
		expect(inApp().getByText(/at least 5 sites.*60% discount/)).toBeVisible();
		expect(progress()).toBe('28');
		expect(link(/^View the platform/)).toHaveAttribute('target', '_blank');
		expect(href(/^View the platform/)).toContain('source=jetpack-for-agencies-signup');
		expect(link('Not now')).toHaveAttribute('href', '#/recommendations/monitor');
		await follow(user, link(/^View the platform/));
		await heading(MONITOR);
		await waitFor(() => expect(stored(site)?.selectedRecommendations).toEqual(['agency']));
		expect(await events()).toContainEqual([
			'jetpack_recommended_resource_read_click',
			expect.objectContaining({ feature: 'agency' }),
		]);
	});

	it.each([
		['welcome-scan', 'Manage Scan'],
		['scan-activated', 'Manage Scan'],
	])('%s leads there, and goes on without a decision [REC-012, REC-013]', async (step, manage) => {
		await openStep(step, facts());
		expect(href(new RegExp(`^${manage}`))).toBe('https://cloud.jetpack.com/scan/127.0.0.1:4400');
		expect(link('Next')).toHaveAttribute('href', '#/recommendations/summary');
		expect(progress()).toBeUndefined();
	});

	it('of a plan has a single button, to continue [REC-012, REC-108]', async () => {
		await openStep('welcome-complete', facts());
		expect(inApp().queryByRole('link', { name: /Next|Not now/ })).not.toBeInTheDocument();
		expect(link('Get started')).toHaveAttribute('href', '#/recommendations/summary');
		expect(link('Get started')).not.toHaveAttribute('target');
	});

	it('shows the renewal price of a trial [PROD-022]', async () => {
		await openStep('vaultpress-backup', facts());
		expect(progress()).toBe('100');
		expect(link(/^Try for \$4\.95 for 30 days/)).toBeVisible();
		expect(
			inApp().getByText('First term only, renewals at full price: $9.95 per month, paid yearly'),
		).toBeVisible();
	});

	it('shows only the trial length while its price is unknown [PROD-009]', async () => {
		await openStep('vaultpress-backup', { before: (site) => site.fail('GET', 'site/products', 403) });
		expect(link(/^Try for 30 days/)).toBeVisible();
		expect(inApp().queryByText(/renewals/)).not.toBeInTheDocument();
		expect(inApp().getByText(/270 million backups/)).toBeVisible();
	});

	it('can be skipped with a link, which is tracked [REC-016, EVT-025]', async () => {
		const { site, user, events } = await openStep('anti-spam', facts());
		await user.click(link('Not now'));
		await waitFor(() => expect(stored(site)?.skippedRecommendations).toEqual(['anti-spam']));
		expect(await events()).toContainEqual([
			'jetpack_recommended_resource_skip_click',
			expect.objectContaining({ feature: 'anti-spam' }),
		]);
	});
});

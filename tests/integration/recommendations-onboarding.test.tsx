import { act, screen, waitFor } from '@testing-library/react';
import type { OpenApp } from '../support/open-app';
import { openStep } from '../support/recommendation-step';
import { heading, openRecommendations, stored, storedSteps } from '../support/recommendations';
import { app as inApp, hasRegion } from '../support/screens';
import type { TestSite } from '../support/test-site';

const allOff = (site: TestSite) =>
	site.setSwitches({ monitor: false, 'related-posts': false, photon: false, 'photon-cdn': false });
const bar = () => screen.getByRole('progressbar');
const here = () => window.location.hash.replace('#/recommendations/', '');

/** Goes on with the link of each step, whatever it is called, and notes what was seen. */
async function walk({ user }: OpenApp): Promise<Array<[string, string]>> {
	const seen: Array<[string, string]> = [];
	while (here() !== 'summary') {
		const [title] = screen.getAllByRole('heading', { level: 1 });
		seen.push([here(), bar().closest('div')?.textContent ?? '']);
		await user.click(inApp().getByRole('link', { name: /^(Next|Not now|Get started)$/ }));
		await waitFor(() => expect(title).not.toBeInTheDocument());
	}
	await heading(/^Nice work!/);
	return seen;
}

describe('onboarding', () => {
	it('leads through the steps of a purchase, then of the next one [REC-092, REC-095, REC-096, REC-109, REC-111]', async () => {
		const app = await openRecommendations({
			scenario: ['onboarding-backup', 'onboarding-search'],
			before: allOff,
		});
		await heading('Welcome to VaultPress Backup');
		const steps = ['welcome-backup', 'monitor', 'site-accelerator'];
		await waitFor(() =>
			expect(stored(app.site)).toMatchObject({
				onboardingActive: 'JETPACK_BACKUP',
				onboardingViewed: ['JETPACK_BACKUP'],
				onboardingHasStarted: true,
				onboardingTotalSteps: String(steps.length),
			}),
		);
		expect(storedSteps(app.site)).toEqual(['welcome__backup']);
		expect(await walk(app)).toEqual(
			steps.map((step, index) => [step, expect.stringContaining(`Step ${index + 1} of ${steps.length}`)]),
		);
		expect(hasRegion('Part of your VaultPress Backup plan')).toBe(true);
		await waitFor(() =>
			expect(stored(app.site)).toMatchObject({
				onboardingActive: 'JETPACK_SEARCH',
				onboardingViewed: ['JETPACK_BACKUP', 'JETPACK_SEARCH'],
				onboardingHasStarted: false,
			}),
		);
		// Looking at the summary again doesn't use it up; the way in leads to it, now and after a reload.
		act(() => void (window.location.hash = '#/dashboard'));
		await heading('Jetpack At A Glance Dashboard');
		act(() => void (window.location.hash = '#/recommendations/summary'));
		await heading(/^Nice work!/);
		act(() => void (window.location.hash = '#/dashboard'));
		await heading('Jetpack At A Glance Dashboard');
		act(() => void (window.location.hash = '#/recommendations'));
		await heading('Welcome to Search');
		await waitFor(() => expect(stored(app.site)).toMatchObject({ onboardingHasStarted: true }));
		await app.reopen('#/recommendations');
		await heading('Welcome to Search');
		act(() => void (window.location.hash = '#/recommendations/summary'));
		await heading(/^Nice work!/);
		await waitFor(() => expect(stored(app.site)).toMatchObject({ onboardingActive: null }));
	});

	it('isn’t broken by an unknown onboarding name [REC-071]', async () => {
		const { site } = await openStep('monitor', {
			before: (running) =>
				running.setFacts({
					recommendationsData: {
						onboardingActive: 'JETPACK_HOSTING',
						onboardingViewed: ['JETPACK_HOSTING'],
						onboardingHasStarted: true,
					},
				}),
		});
		expect(bar()).toHaveAttribute('value', '52');
		await waitFor(() => expect(stored(site)?.viewedRecommendations).toEqual(['monitor']));
	});

	it('keeps its place after a completed step, on another screen and after a reload [REC-059, REC-101, REC-103, REC-109]', async () => {
		const { user, site, reopen } = await openRecommendations({
			scenario: ['onboarding-scan'],
			before: allOff,
		});
		await heading('Welcome to Scan');
		expect(bar()).toHaveAttribute('value', '0');
		await user.click(inApp().getByRole('link', { name: 'Next' }));
		await heading('Get an alert when your site goes down');
		await user.click(inApp().getByRole('button', { name: 'Turn on downtime monitoring' }));
		await screen.findByText('Feature Enabled');
		expect(inApp().getByText('Step 2 of 3')).toBeVisible();
		expect(bar()).toHaveAttribute('value', '50');
		await waitFor(() => expect(stored(site)?.selectedRecommendations).toEqual(['monitor']));
		act(() => void (window.location.hash = '#/dashboard'));
		await heading('Jetpack At A Glance Dashboard');
		await reopen('#/recommendations');
		await heading('Get an alert when your site goes down');
		expect(inApp().getByText('Step 2 of 3')).toBeVisible();
		expect(screen.getByText('Feature Enabled')).toBeVisible();
		await user.click(inApp().getByRole('link', { name: 'Next' }));
		await heading('Make your pages load faster');
		expect(bar()).toHaveAttribute('value', '100');
	});
});

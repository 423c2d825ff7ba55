import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { heading, link, openRecommendations, stored } from '../support/recommendations';
import { app as inApp } from '../support/screens';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';

const DASHBOARD = 'Jetpack At A Glance Dashboard';
const QUESTION = 'Tell us more about Example Site?';
const MONITOR = 'Get an alert when your site goes down';
const FULL = 'We couldn’t save your progress. Your site had an internal error. Try again in a moment.';
const SEEN = { viewedRecommendations: ['site-type-question'] };
const off = { monitor: false, 'related-posts': false, photon: false, 'photon-cdn': false, publicize: false };
const at = (recommendationsStep: string, recommendationsData: Record<string, unknown> = {}, more = {}) => ({
	before: async (site: TestSite) => {
		await site.setFacts({ recommendationsStep, recommendationsData, ...more });
		await site.setSwitches(off);
	},
});
const goTo = (hash: string) => act(() => void (window.location.hash = hash));

describe('the way from the first question', () => {
	it('asks for the sort of site, saves the answers, and leads through the matching steps [REC-008, REC-009, REC-016, REC-019, REC-020, REC-021, REC-022, REC-023, REC-068, EVT-025, EVT-026]', async () => {
		const { site, user, events } = await openRecommendations(at('not-started'));
		await heading(QUESTION);
		expect(screen.getByRole('progressbar', { name: /^Step 1 of \d$/ })).toHaveAttribute('value', '14');
		expect(within(screen.getByRole('group')).getAllByRole('checkbox')).toHaveLength(3);
		for (const [name, source] of [
			['Getting started', 'jetpack-support-getting-started'],
			['Search our support site', 'jetpack-support'],
		] as const) {
			const help = link(new RegExp(`^${name}`));
			expect(help).toHaveAttribute('href', expect.stringContaining(`source=${source}&site=`));
			expect(help).toHaveAttribute('target', '_blank');
		}

		site.fail('POST', 'recommendations/data', 500, { code: 'x', message: 'Full.' });
		await user.click(screen.getByRole('checkbox', { name: /client/ }));
		await user.click(screen.getByRole('checkbox', { name: /a store/ }));
		await user.click(screen.getByRole('button', { name: 'Continue' }));
		expect(await screen.findByText(FULL)).toBeVisible();
		expect(screen.getByRole('checkbox', { name: /client/ })).toBeChecked();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Continue' }));
		await heading('Manage all your clients’ sites in one place');
		expect(window.location.hash).toBe('#/recommendations/agency');
		expect(stored(site)).toMatchObject({
			'site-type-agency': true,
			'site-type-store': true,
			'site-type-personal': false,
		});
		expect(await events()).toContainEqual([
			'jetpack_recommendations_site_type_answered',
			expect.objectContaining({ personal: false, builder: true, store: true }),
		]);

		await user.click(link('Not now'));
		await heading('Open your store with WooCommerce');
		link('Not now').focus();
		await user.keyboard('{Enter}');
		const monitor = await heading(MONITOR);
		await waitFor(() => expect(monitor).toHaveFocus());
		await waitFor(() => expect(stored(site)?.skippedRecommendations).toEqual(['agency', 'woocommerce']));
		expect(await events()).toContainEqual([
			'jetpack_recommended_feature_decide_later_click',
			expect.objectContaining({ feature: 'woocommerce' }),
		]);
	});

	it('continues without an answer, and reads those of older versions [REC-022, REC-056, REC-057]', async () => {
		const { site, user } = await openRecommendations(
			at('not-started', { 'site-type-business': false, 'site-type-other': true }),
		);
		await heading(QUESTION);
		const [client, store, personal] = [/client/, /a store/, /personal/].map((name) =>
			screen.getByRole('checkbox', { name }),
		);
		expect(personal).toBeChecked();
		expect(client).not.toBeChecked();
		expect(store).not.toBeChecked();
		await user.click(personal as HTMLElement);
		await user.click(screen.getByRole('button', { name: 'Continue' }));
		await heading(MONITOR);
		expect(stored(site)).toMatchObject({
			'site-type-agency': false,
			'site-type-store': false,
			'site-type-personal': false,
		});
	});

	it('doesn’t pull back users who left while the answers were pending', async () => {
		const { site, user } = await openRecommendations(at('not-started'));
		await heading(QUESTION);
		const release = site.hold('POST', 'recommendations/data');
		await user.click(screen.getByRole('button', { name: 'Continue' }));
		goTo('#/my-plan');
		await heading('My Plan');
		const saved = site.callsTo('POST', 'recommendations/data').length;
		await release();
		await settled();
		expect(saved).toBeGreaterThan(0);
		expect(window.location.hash).toBe('#/my-plan');
	});

	it.each([false, true])(
		'focuses the question once everything loads, unless the user moved it meanwhile: %p',
		async (hasMoved) => {
			const { site, user } = await openApp();
			await heading(DASHBOARD);
			const release = site.hold('GET', 'recommendations/conditional');
			goTo('#/recommendations');
			expect(await screen.findByText('Loading recommendations')).toBeVisible();
			if (hasMoved) {
				await user.tab();
			}
			const before = document.activeElement;
			await release();
			const question = await heading(QUESTION);
			await settled();
			expect(hasMoved ? before : question).toHaveFocus();
		},
	);

	it('resumes at the last step, within the page and after a reload [REC-002, REC-103]', async () => {
		const { reopen } = await openRecommendations({
			...at('monitor', SEEN),
			hash: '#/recommendations/site-accelerator',
		});
		await heading('Make your pages load faster');
		goTo('#/dashboard');
		await heading(DASHBOARD);
		goTo('#/recommendations');
		await heading('Make your pages load faster');
		await reopen('#/recommendations');
		await heading('Make your pages load faster');
	});

	it('counts a recommendation until it’s decided [REC-067, REC-068]', async () => {
		const { site, user } = await openRecommendations(
			at('summary', SEEN, { conditionalRecommendations: ['publicize'] }),
		);
		await heading('Share posts automatically');
		expect(inApp().getByText('New')).toBeVisible();
		await user.click(link('Not now'));
		await waitFor(() =>
			expect(stored(site)).toMatchObject({
				skippedRecommendations: ['publicize'],
				viewedRecommendations: expect.arrayContaining(['publicize']),
			}),
		);
		goTo('#/dashboard');
		await heading(DASHBOARD);
		expect(link(/^Recommendations/)).toHaveTextContent(/^Recommendations$/);
	});
});

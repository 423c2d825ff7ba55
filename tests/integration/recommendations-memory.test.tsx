import { act, screen, waitFor } from '@testing-library/react';
import { Screen } from '../../src/routes/recommendations/screen';
import { loadPurchases, selectPurchases } from '../../src/state/remotes';
import { openPiece } from '../support/open-piece';
import { heading, openRecommendations, stored, storedSteps } from '../support/recommendations';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';

const QUESTION = 'Tell us more about Example Site?';
const goTo = (hash: string) => act(() => void (window.location.hash = hash));
const off = { monitor: false, 'related-posts': false, photon: false, 'photon-cdn': false, publicize: false };
const at = (step: string, data: Record<string, unknown> = {}) => ({
	before: async (site: TestSite) => {
		await site.setFacts({ recommendationsStep: step, recommendationsData: data });
		await site.setSwitches(off);
	},
});
const SEEN = { viewedRecommendations: ['site-type-question'] };

describe('recommendations progress', () => {
	it('stores the current step, then marks it as viewed [REC-061, REC-062, REC-063, EVT-026]', async () => {
		const { site, events } = await openRecommendations({
			...at('not-started'),
			hash: '#/recommendations/monitor',
		});
		await waitFor(() => expect(stored(site)?.viewedRecommendations).toEqual(['monitor']));
		expect(storedSteps(site)).toEqual(['monitor']);
		const order = site.calls.map(({ method, path }) => `${method} ${path}`);
		expect(order.indexOf('POST recommendations/step')).toBeLessThan(
			order.indexOf('POST recommendations/data'),
		);
		expect(await events()).toContainEqual([
			'jetpack_recommendations_recommendation_viewed',
			expect.objectContaining({ feature: 'monitor' }),
		]);
	});

	it('doesn’t store a step the host already has [REC-061]', async () => {
		const { site } = await openRecommendations(at('monitor', SEEN));
		await waitFor(() =>
			expect(stored(site)?.viewedRecommendations).toEqual(['site-type-question', 'monitor']),
		);
		expect(storedSteps(site)).toEqual([]);
	});

	it('marks a step as viewed only once the host accepts it, after a retry [REC-062, REC-063]', async () => {
		const { site, user, events } = await openRecommendations({
			before: async (running) => {
				await running.setSwitches(off);
				running.fail('POST', 'recommendations/step', 500, { code: 'x', message: 'Full.' });
			},
			hash: '#/recommendations/monitor',
		});
		expect(
			await screen.findByText(
				'We couldn’t save your progress. Your site had an internal error. Try again in a moment.',
			),
		).toBeVisible();
		expect(stored(site)).toBeUndefined();
		expect((await events()).map(([name]) => name)).not.toContain(
			'jetpack_recommendations_recommendation_viewed',
		);
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(stored(site)?.viewedRecommendations).toEqual(['monitor']));
		expect(screen.queryByText(/couldn’t save/)).not.toBeInTheDocument();
	});

	it('keeps changes that couldn’t be stored, and sends them with the next one [REC-070]', async () => {
		const { site, user } = await openRecommendations({
			...at('monitor', SEEN),
		});
		await waitFor(() => expect(stored(site)).toBeDefined());
		site.fail('POST', 'recommendations/data', 500, { code: 'x', message: 'Full.' });
		await user.click(screen.getByRole('link', { name: 'Not now' }));
		await heading('Give readers a reason to stay');
		expect(
			await screen.findByText(
				'We couldn’t save your progress. Your site had an internal error. Try again in a moment.',
			),
		).toBeVisible();
		site.recover();
		await user.click(screen.getByRole('link', { name: 'Not now' }));
		await waitFor(() => expect(stored(site)?.skippedRecommendations).toEqual(['monitor', 'related-posts']));
	});

	it('keeps the step on screen while purchases are retried', async () => {
		const { site, store } = await openPiece(<Screen />, {
			before: async (running) => {
				await running.setFacts({ recommendationsStep: 'monitor' });
				running.fail('GET', 'site/purchases', 500);
			},
		});
		const step = await heading('Get an alert when your site goes down');
		site.recover();
		site.intercept((request) => (request.url.includes('/site/purchases') ? new Promise(() => {}) : null));
		act(() => void store.dispatch(loadPurchases('retry')));
		await settled();
		expect(selectPurchases(store.getState()).status).toBe('loading');
		expect(step).toBeInTheDocument();
	});

	it('keeps what another tab stored in the meantime [REC-070]', async () => {
		const { site, user } = await openRecommendations(at('monitor', SEEN));
		await waitFor(() => expect(stored(site)).toBeDefined());
		await settled();
		await site.setFacts({
			recommendationsData: { ...SEEN, skippedRecommendations: ['boost'], 'of-another-version': ['kept'] },
		});
		await user.click(screen.getByRole('link', { name: 'Not now' }));
		await waitFor(() =>
			expect(stored(site)).toMatchObject({
				skippedRecommendations: ['boost', 'monitor'],
				'of-another-version': ['kept'],
			}),
		);
	});

	it('sends only the last of several steps while the first is pending [REC-061]', async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const { site } = await openRecommendations({
			before: async (running) => {
				await running.setSwitches(off);
				running.intercept((request) =>
					request.url.includes('/recommendations/step') ? held.then(() => running.host.fetch(request)) : null,
				);
			},
			hash: '#/recommendations/monitor',
		});
		await waitFor(() => expect(storedSteps(site)).toEqual(['monitor']));
		goTo('#/recommendations/related-posts');
		await heading('Give readers a reason to stay');
		goTo('#/recommendations/site-accelerator');
		await heading('Make your pages load faster');
		await act(async () => release());
		await waitFor(() => expect(storedSteps(site)).toEqual(['monitor', 'site-accelerator']));
		await waitFor(() => expect(stored(site)?.viewedRecommendations).toEqual(['site-accelerator']));
	});

	it('resumes at the last step, within the page and after a reload [REC-002, REC-103]', async () => {
		const { reopen } = await openRecommendations({
			...at('monitor', SEEN),
			hash: '#/recommendations/site-accelerator',
		});
		await heading('Make your pages load faster');
		goTo('#/dashboard');
		await heading('Jetpack At A Glance Dashboard');
		goTo('#/recommendations');
		await heading('Make your pages load faster');
		await reopen('#/recommendations');
		await heading('Make your pages load faster');
	});

	it('reads answers from older versions [REC-056, REC-057]', async () => {
		const { site } = await openRecommendations(
			at('not-started', { 'site-type-business': true, 'site-type-other': true }),
		);
		await heading(QUESTION);
		expect(screen.getByRole('checkbox', { name: /client/ })).toBeChecked();
		expect(screen.getByRole('checkbox', { name: /personal/ })).toBeChecked();
		expect(screen.getByRole('checkbox', { name: /a store/ })).not.toBeChecked();
		await waitFor(() =>
			expect(stored(site)).toMatchObject({ 'site-type-agency': true, 'site-type-personal': true }),
		);
	});
});

import { act, screen, waitFor } from '@testing-library/react';
import { loadPurchases, selectPurchases } from '../../src/state/remotes';
import { follow } from '../support/follow';
import { openStep } from '../support/recommendation-step';
import {
	button,
	facts,
	heading,
	href,
	link,
	openRecommendations,
	progress,
	stored,
	storedSteps,
} from '../support/recommendations';
import { app as inApp } from '../support/screens';
import { settled } from '../support/settled';

const MONITOR = 'Get an alert when your site goes down';
const BOOST = 'Faster pages get more readers';
const ENABLED = 'Feature Enabled';

describe('a step', () => {
	it('is stored, then counts as viewed [REC-061, REC-062, REC-063, EVT-026]', async () => {
		const { site, events } = await openStep('monitor', facts());
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

	it('counts as viewed only once the host accepts it, after a retry [REC-062, REC-063]', async () => {
		const { site, user, events } = await openStep('monitor', {
			before: (running) => running.fail('POST', 'recommendations/step', 500, { code: 'x', message: 'Full.' }),
		});
		expect(await screen.findByText(/^We couldn’t save your progress\. Your site had an/)).toBeVisible();
		expect(stored(site)).toBeUndefined();
		expect((await events()).map(([name]) => name)).not.toContain(
			'jetpack_recommendations_recommendation_viewed',
		);
		site.recover();
		await user.click(button('Try again'));
		await waitFor(() => expect(stored(site)?.viewedRecommendations).toEqual(['monitor']));
		expect(screen.queryByText(/couldn’t save/)).not.toBeInTheDocument();
	});

	it('stays on screen while purchases are retried', async () => {
		const { site, store } = await openStep('monitor', {
			before: (running) => running.fail('GET', 'site/purchases', 500),
		});
		const step = screen.getByRole('heading', { level: 1, name: MONITOR });
		site.recover();
		site.hold('GET', 'site/purchases');
		act(() => void store.dispatch(loadPurchases('retry')));
		await settled();
		expect(selectPurchases(store.getState()).status).toBe('loading');
		expect(step).toBeInTheDocument();
	});

	it('is marked as new the first time only [REC-014, REC-117]', async () => {
		const { site } = await openStep('boost', facts({}, { conditionalRecommendations: ['boost'] }));
		await waitFor(() => expect(stored(site)?.viewedRecommendations).toEqual(['boost']));
		expect(inApp().getByText('New')).toBeVisible();
		await openStep('boost', { site });
		expect(inApp().queryByText('New')).not.toBeInTheDocument();
	});

	it.each([
		['monitor', 'feature'],
		['agency', 'resource'],
	])('%s links back to a summary that was viewed [EVT-025]', async (step, kind) => {
		const { user, events } = await openStep(step, facts({ viewedRecommendations: ['summary'] }));
		expect(link('Back to the summary')).toHaveAttribute('href', '#/recommendations/summary');
		await user.click(link('Back to the summary'));
		expect(await events()).toContainEqual([
			`jetpack_recommended_${kind}_back_to_summary_click`,
			expect.objectContaining({ feature: step }),
		]);
	});
});

describe('feature step', () => {
	it.each([
		[
			'monitor',
			'Turn on downtime monitoring',
			'Downtime monitoring',
			'52',
			'related-posts',
			'#/settings?term=monitor',
			'https://jetpack.com/support/monitor/',
		],
		[
			'protect',
			'Install Jetpack Protect',
			'Jetpack Protect',
			undefined,
			'summary',
			'page=jetpack-protect',
			'source=jetpack-protect-assistant-recommendation',
		],
	])(
		'%s: enables the feature, then links to its settings and the next step [REC-010, REC-015, REC-017, REC-064, REC-065, REC-072, REC-100, REC-106, EVT-016, EVT-025]',
		async (step, enable, name, bar, next, target, learnMore) => {
			const { site, user, events } = await openStep(step, facts({ skippedRecommendations: [step] }));
			expect(progress()).toBe(bar);
			expect(href(/^Learn more about/)).toContain(learnMore);
			expect(inApp().queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
			expect(inApp().queryByRole('link', { name: 'Back to the summary' })).not.toBeInTheDocument();
			expect(link('Not now')).toHaveAttribute('href', `#/recommendations/${next}`);
			await follow(user, link(/^Learn more about/));

			button(enable).focus();
			await user.keyboard('{Enter}');
			// The button that had the focus is gone.
			await waitFor(() => expect(screen.getByText(ENABLED)).toHaveFocus());
			expect(href(new RegExp(`^Configure ${name}`))).toContain(target);
			expect(link('Next')).toHaveAttribute('href', `#/recommendations/${next}`);
			expect(inApp().queryByRole('link', { name: 'Not now' })).not.toBeInTheDocument();
			await waitFor(() =>
				expect(stored(site)).toMatchObject({ selectedRecommendations: [step], skippedRecommendations: [] }),
			);
			await follow(user, link(new RegExp(`^Configure ${name}`)));
			const recorded = (await events()).filter(([event]) => event.startsWith('jetpack_recommended_feature'));
			expect(recorded.map(([event, { feature }]) => [event, feature])).toEqual(
				['learn_more', 'enable', 'configure'].map((action) => [
					`jetpack_recommended_feature_${action}_click`,
					step,
				]),
			);
		},
	);

	it('shows it’s busy, keeps focus and doesn’t start twice, also when left in the middle [REC-065]', async () => {
		const { site, user } = await openRecommendations({ ...facts(), hash: '#/recommendations/boost' });
		await heading(BOOST);
		const release = site.hold('POST', 'plugins');
		await user.click(button('Install Jetpack Boost'));
		const busy = button('Install Jetpack Boost');
		expect(busy).toHaveAttribute('aria-busy', 'true');
		expect(busy).toHaveFocus();
		expect(screen.getByText(/it keeps running/)).toBeVisible();
		expect(inApp().queryByRole('link', { name: /Next|Not now/ })).not.toBeInTheDocument();
		await user.click(busy);

		act(() => void (window.location.hash = '#/dashboard'));
		await heading('Jetpack At A Glance Dashboard');
		act(() => void (window.location.hash = '#/recommendations'));
		await heading(BOOST);
		expect(button('Install Jetpack Boost')).toHaveAttribute('aria-busy', 'true');
		await release();
		expect(await screen.findByText(ENABLED)).toBeVisible();
		expect(site.callsTo('POST', 'plugins')).toHaveLength(1);
	});

	it('shows why it failed, and can be retried [REC-064, REC-066]', async () => {
		const { site, user } = await openStep('monitor', facts());
		site.fail('POST', 'settings', 500, { code: 'no_space', message: 'The disk is full.' });
		await user.click(button('Turn on downtime monitoring'));
		expect(
			await screen.findByText('We couldn’t set up Downtime monitoring. The disk is full.'),
		).toBeVisible();
		expect(screen.queryByText(ENABLED)).not.toBeInTheDocument();
		expect(button('Turn on downtime monitoring')).not.toHaveAttribute('aria-busy');
		site.recover();
		await user.click(button('Turn on downtime monitoring'));
		expect(await screen.findByText(ENABLED)).toBeVisible();
		expect(screen.queryByText(/couldn’t set up/)).not.toBeInTheDocument();
	});

	it('says why it can’t be enabled here, and doesn’t try', async () => {
		const { site, user } = await openStep('monitor', {
			before: (running) => running.setFacts({ overrides: { monitor: 'inactive' } }),
		});
		const blocked = button('Turn on downtime monitoring');
		expect(blocked).toHaveAttribute('aria-disabled', 'true');
		expect(blocked).toHaveAccessibleDescription(/disabled by a site administrator/);
		await user.click(blocked);
		expect(site.callsTo('POST', 'settings')).toEqual([]);
		expect(link('Not now')).toBeVisible();
	});
});

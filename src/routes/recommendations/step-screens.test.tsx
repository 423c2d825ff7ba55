import { act, screen, waitFor } from '@testing-library/react';
import { featureText } from './feature-texts';
import { selectFeatureTarget } from './targets';
import { app as inApp, follow } from '../../../tests/support/screens';
import {
	button,
	facts,
	heading,
	href,
	link,
	openRecommendations,
	openStep,
	progress,
	stored,
	storedSteps,
} from '../../../tests/support/recommendations';
import { checkoutTo, query } from '../../../tests/support/my-plan';

const MONITOR = 'Get an alert when your site goes down';
const BOOST = 'Faster pages get more readers';
const ENABLED = 'Feature Enabled';

describe('a step', () => {
	it('is stored, and counts as viewed only once the host accepts it [REC-061, REC-062, REC-063, EVT-026]', async () => {
		const viewed = [
			'jetpack_recommendations_recommendation_viewed',
			expect.objectContaining({ feature: 'monitor' }),
		];
		const { site, user, events } = await openStep('monitor', {
			before: (running) => running.fail('POST', 'recommendations/step', 500, { code: 'x', message: 'Full.' }),
		});
		expect(screen.getByText(/^We couldn’t save your progress\. Your site had an/)).toBeVisible();
		expect(stored(site)).toBeUndefined();
		expect(await events()).not.toContainEqual(viewed);
		site.recover();
		await user.click(button('Try again'));
		await waitFor(() => expect(stored(site)?.viewedRecommendations).toEqual(['monitor']));
		expect(screen.queryByText(/couldn’t save/)).not.toBeInTheDocument();
		expect(new Set(storedSteps(site))).toEqual(new Set(['monitor']));
		const order = site.calls.map(({ method, path }) => `${method} ${path}`);
		expect(order.lastIndexOf('POST recommendations/step')).toBeLessThan(
			order.indexOf('POST recommendations/data'),
		);
		expect(await events()).toContainEqual(viewed);
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
		['monitor', 'Turn on downtime monitoring', 'Downtime monitoring', '52', 'related-posts'],
		['protect', 'Install Jetpack Protect', 'Jetpack Protect', undefined, 'summary'],
	] as const)(
		'%s: enables the feature, then links to its settings and the next step [REC-010, REC-015, REC-017, REC-064, REC-065, REC-072, REC-100, REC-106, EVT-016, EVT-025]',
		async (step, enable, name, bar, next) => {
			const { site, store, user, events } = await openStep(step, facts({ skippedRecommendations: [step] }));
			expect(progress()).toBe(bar);
			expect(href(/^Learn more about/)).toContain(featureText(step).learnMore);
			expect(inApp().queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
			expect(inApp().queryByRole('link', { name: 'Back to the summary' })).not.toBeInTheDocument();
			expect(link('Not now')).toHaveAttribute('href', `#/recommendations/${next}`);
			await follow(user, link(/^Learn more about/));

			button(enable).focus();
			await user.keyboard('{Enter}');
			// The button that had the focus is gone.
			await waitFor(() => expect(screen.getByText(ENABLED).parentElement).toHaveFocus());
			const target = selectFeatureTarget(store.getState(), step).href;
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

	it('shows it’s busy, keeps focus and doesn’t start twice, also when left in the middle, and says why it failed [REC-064, REC-065, REC-066]', async () => {
		const { site, user } = await openRecommendations({ ...facts(), hash: '#/recommendations/boost' });
		await heading(BOOST);
		site.fail('POST', 'plugins', 500, { code: 'no_space', message: 'The disk is full.' });
		await user.click(button('Install Jetpack Boost'));
		expect(await screen.findByText('We couldn’t set up Jetpack Boost. The disk is full.')).toBeVisible();
		expect(screen.queryByText(ENABLED)).not.toBeInTheDocument();
		expect(button('Install Jetpack Boost')).not.toHaveAttribute('aria-busy');
		site.recover();
		site.calls.length = 0;
		const release = site.hold('POST', 'plugins');
		await user.click(button('Install Jetpack Boost'));
		const busy = button('Install Jetpack Boost');
		expect(busy).toHaveAttribute('aria-busy', 'true');
		expect(busy).toHaveFocus();
		expect(screen.getByText(/in the meantime/)).toBeVisible();
		expect(screen.queryByText(/couldn’t set up/)).not.toBeInTheDocument();
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

describe('resource step', () => {
	it('opens the resource and goes to the next step [REC-011, REC-018, REC-108, EVT-025]', async () => {
		const { site, user, events } = await openStep('agency', facts());
		expect(inApp().getByText(/at least 5 sites.*60% discount/)).toBeVisible();
		expect(progress()).toBe('28');
		expect(link(/^Explore agency licensing/)).toHaveAttribute('target', '_blank');
		expect(href(/^Explore agency licensing/)).toContain('source=jetpack-for-agencies-signup');
		expect(link('Not now')).toHaveAttribute('href', '#/recommendations/monitor');
		await follow(user, link(/^Explore agency licensing/));
		await heading(MONITOR);
		await waitFor(() => expect(stored(site)?.selectedRecommendations).toEqual(['agency']));
		expect(await events()).toContainEqual([
			'jetpack_recommended_resource_read_click',
			expect.objectContaining({ feature: 'agency' }),
		]);
	});

	it('of a product leads there, and one of a plan only goes on [REC-012, REC-013, REC-108]', async () => {
		const { close } = await openStep('scan-activated', facts());
		expect(href(/^Manage Scan/)).toBe('https://cloud.jetpack.com/scan/127.0.0.1:4400');
		expect(link('Next')).toHaveAttribute('href', '#/recommendations/summary');
		expect(progress()).toBeUndefined();
		close();
		await openStep('welcome-complete', facts());
		expect(inApp().queryByRole('link', { name: /Next|Not now/ })).not.toBeInTheDocument();
		expect(link('Get started')).toHaveAttribute('href', '#/recommendations/summary');
		expect(link('Get started')).not.toHaveAttribute('target');
	});

	it('shows the price, renewal and checkout of a trial, or only its length while they’re unknown [PROD-009, PROD-022, PROD-044, PROD-060]', async () => {
		const { close } = await openStep('vaultpress-backup', facts());
		expect(progress()).toBe('100');
		expect(query(link(/^Try for \$4\.95 for 30 days/))).toEqual(checkoutTo('jetpack_backup_t1_yearly'));
		const renewal = 'First year only. Renews at $9.95 per month, paid yearly.';
		expect(inApp().getByText(renewal)).toBeVisible();
		close();
		await openStep('vaultpress-backup', { before: (site) => site.fail('GET', 'site/products', 403) });
		expect(link(/^Try for 30 days/)).toBeVisible();
		expect(inApp().queryByText(/Renews/)).not.toBeInTheDocument();
	});

	it.each([
		['vaultpress-backup', 'VaultPress Backup'],
		['vaultpress-for-woocommerce', 'VaultPress Backup'],
		['publicize', 'Security'],
	])('asks for an account first when the connection has no owner: %s [DASH-041]', async (step, product) => {
		const { user, site } = await openStep(step, { ...facts(), scenario: ['site-only'] });
		const connect = link('Connect your account to upgrade');
		expect(connect).toHaveAttribute('href', `#/connect-user?feature=${encodeURIComponent(product)}`);
		expect(connect).not.toHaveAttribute('target');
		expect(inApp().queryByText(/Renews/)).not.toBeInTheDocument();
		await follow(user, connect);
		expect(Object.keys(localStorage).join()).not.toContain('checkout');
		expect(stored(site)?.selectedRecommendations ?? []).toEqual([]);
	});
});

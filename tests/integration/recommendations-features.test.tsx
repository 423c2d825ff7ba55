import { act, screen, waitFor } from '@testing-library/react';
import { FEATURE_STEPS } from '../support/feature-steps';
import { follow } from '../support/follow';
import {
	button,
	facts,
	heading,
	href,
	link,
	openRecommendations,
	progress,
	stored,
} from '../support/recommendations';
import { app as inApp } from '../support/screens';
import type { SeenCall, TestSite } from '../support/test-site';

/** What a call said was chosen. */
const selectedIn = ({ body }: SeenCall) =>
	(body as { data: { selectedRecommendations?: string[] } }).data.selectedRecommendations ?? [];

describe('feature step', () => {
	it.each(FEATURE_STEPS)(
		'$step: enables the feature, then links to its settings and the next step [REC-010, REC-015, REC-017, REC-064, REC-065, REC-072, REC-073, REC-074, REC-100, REC-105, REC-106, REC-107, EVT-016, EVT-025]',
		async ({ step, title, enable, name, bar, sent, target, next, learnMore }) => {
			const { site, user, events } = await openRecommendations({
				...facts({ skippedRecommendations: [step] }),
				hash: `#/recommendations/${step}`,
			});
			await heading(title);
			expect(progress()).toBe(bar);
			expect(href(/^Learn more about/)).toContain(learnMore);
			expect(inApp().queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
			expect(link('Not now')).toHaveAttribute('href', `#/recommendations/${next}`);
			await follow(user, link(/^Learn more about/));
			const listed = site.callsTo('GET', 'plugins').length;

			await user.click(button(enable));
			expect(await screen.findByText('Feature Enabled')).toBeVisible();
			if (typeof sent === 'string') {
				expect(site.callsTo('POST', 'plugins').map(({ body }) => body)).toEqual([
					{ slug: sent, status: 'active', source: 'recommendations' },
				]);
				expect(site.callsTo('GET', 'plugins').length).toBeGreaterThan(listed);
			} else {
				expect(site.callsTo('POST', 'settings').map(({ body }) => body)).toEqual([sent]);
			}
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

	it('shows an active feature as enabled, even with galleries off [REC-015, REC-107]', async () => {
		await openRecommendations({
			before: (site) => site.setSwitches({ photon: true, 'photon-cdn': true, 'tiled-gallery': false }),
			hash: '#/recommendations/site-accelerator',
		});
		await heading('Make your pages load faster');
		expect(screen.getByText('Feature Enabled')).toBeVisible();
		expect(link('Next')).toBeVisible();
	});

	it('doesn’t count as enabled with only one part on [REC-107]', async () => {
		await openRecommendations({
			before: (site) => site.setSwitches({ photon: true, 'photon-cdn': false }),
			hash: '#/recommendations/site-accelerator',
		});
		await heading('Make your pages load faster');
		expect(button('Turn on site accelerator')).toBeEnabled();
	});

	it('records a skip and goes to the next step [REC-016, REC-068, EVT-025]', async () => {
		const { site, user, events } = await openRecommendations({
			...facts({ selectedRecommendations: ['monitor'] }),
			hash: '#/recommendations/monitor',
		});
		await heading('Get an alert when your site goes down');
		await user.click(link('Not now'));
		await heading('Give readers a reason to stay');
		await waitFor(() =>
			expect(stored(site)).toMatchObject({
				selectedRecommendations: [],
				skippedRecommendations: ['monitor'],
			}),
		);
		expect(await events()).toContainEqual([
			'jetpack_recommended_feature_decide_later_click',
			expect.objectContaining({ feature: 'monitor' }),
		]);
	});

	it('shows it’s busy, keeps focus and doesn’t start twice [REC-065]', async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const { site, user } = await openRecommendations({
			...facts(),
			hash: '#/recommendations/boost',
		});
		await heading('Faster pages get more readers');
		site.intercept((request) =>
			request.method === 'POST' && request.url.includes('/v4/plugins')
				? held.then(() => site.host.fetch(request))
				: null,
		);
		await user.click(button('Install Jetpack Boost'));
		const busy = button('Install Jetpack Boost');
		expect(busy).toHaveAttribute('aria-busy', 'true');
		expect(busy).toHaveFocus();
		expect(screen.getByText(/it keeps running/)).toBeVisible();
		expect(inApp().queryByRole('link', { name: /Next|Not now/ })).not.toBeInTheDocument();
		await user.click(busy);

		// Left in the middle: it goes on, and is there again.
		act(() => void (window.location.hash = '#/dashboard'));
		await heading('Jetpack At A Glance Dashboard');
		act(() => void (window.location.hash = '#/recommendations'));
		await heading('Faster pages get more readers');
		expect(button('Install Jetpack Boost')).toHaveAttribute('aria-busy', 'true');

		await act(async () => release());
		expect(await screen.findByText('Feature Enabled')).toBeVisible();
		expect(site.callsTo('POST', 'plugins')).toHaveLength(1);
	});

	it('moves focus to the result when its button disappears', async () => {
		const { user } = await openRecommendations({ ...facts(), hash: '#/recommendations/monitor' });
		await heading('Get an alert when your site goes down');
		button('Turn on downtime monitoring').focus();
		await user.keyboard('{Enter}');
		await waitFor(() => expect(screen.getByText('Feature Enabled')).toHaveFocus());
	});

	it.each<[string, string, string, string, string]>([
		['boost', 'plugins', 'Install Jetpack Boost', 'Jetpack Boost', 'Faster pages get more readers'],
		[
			'monitor',
			'settings',
			'Turn on downtime monitoring',
			'Downtime monitoring',
			'Get an alert when your site goes down',
		],
	])(
		'%s: shows why it failed, and is selected only once it works [REC-064, REC-066]',
		async (step, path, enable, name, title) => {
			const { site, user } = await openRecommendations({
				...facts({ skippedRecommendations: [step] }),
				hash: `#/recommendations/${step}`,
			});
			await heading(title);
			site.fail('POST', path, 500, { code: 'no_space', message: 'The disk is full.' });
			await user.click(button(enable));
			expect(await screen.findByText(`We couldn’t set up ${name}. The disk is full.`)).toBeVisible();
			expect(screen.queryByText('Feature Enabled')).not.toBeInTheDocument();
			expect(button(enable)).not.toHaveAttribute('aria-busy');
			// What didn't come wasn't chosen: it stays among the skipped ones.
			await waitFor(() => expect(stored(site)?.viewedRecommendations).toEqual([step]));
			expect(site.callsTo('POST', 'recommendations/data').map(selectedIn)).not.toContainEqual([step]);
			expect(stored(site)?.skippedRecommendations).toEqual([step]);
			site.recover();
			await user.click(button(enable));
			expect(await screen.findByText('Feature Enabled')).toBeVisible();
			expect(screen.queryByText(/couldn’t set up/)).not.toBeInTheDocument();
			await waitFor(() =>
				expect(stored(site)).toMatchObject({ selectedRecommendations: [step], skippedRecommendations: [] }),
			);
		},
	);

	it('fails when the host reports success but doesn’t save the change [REC-066, REC-107]', async () => {
		const { site, user } = await openRecommendations({ ...facts(), hash: '#/recommendations/monitor' });
		await heading('Get an alert when your site goes down');
		site.fail('POST', 'settings', 200, { code: 'success' });
		await user.click(button('Turn on downtime monitoring'));
		expect(
			await screen.findByText(/^We couldn’t set up Downtime monitoring\. Your site didn’t save this value/),
		).toBeVisible();
	});

	it('accepts a plugin that was installed elsewhere in the meantime [REC-107]', async () => {
		const { site, user } = await openRecommendations({ ...facts(), hash: '#/recommendations/boost' });
		await heading('Faster pages get more readers');
		await site.post('plugins', { slug: 'jetpack-boost', status: 'active' });
		await user.click(button('Install Jetpack Boost'));
		expect(await screen.findByText('Feature Enabled')).toBeVisible();
	});

	it.each<[string, string, (site: TestSite) => unknown, RegExp]>([
		[
			'boost',
			'Install Jetpack Boost',
			(site) =>
				site.editPage((state) => {
					const user = (state.userData as { currentUser: { permissions: object } }).currentUser;
					Object.assign(user.permissions, { manage_plugins: false });
				}),
			/permission to install plugins/,
		],
		[
			'monitor',
			'Turn on downtime monitoring',
			(site) => site.setFacts({ overrides: { monitor: 'inactive' } }),
			/disabled by a site administrator/,
		],
		[
			'publicize',
			'Turn on social sharing',
			(site) => site.editPage((state) => delete (state.getModules as Record<string, unknown>).publicize),
			/isn’t available on this site/,
		],
	])('%s: says why it can’t be enabled here, and doesn’t try', async (step, enable, before, why) => {
		const { site, user } = await openRecommendations({
			before: async (running) => {
				await running.setSwitches({ monitor: false, publicize: false });
				await before(running);
			},
			hash: `#/recommendations/${step}`,
		});
		const blocked = button(enable);
		expect(blocked).toHaveAttribute('aria-disabled', 'true');
		expect(blocked).toHaveAccessibleDescription(why);
		await user.click(blocked);
		expect(site.callsTo('POST', 'settings').length + site.callsTo('POST', 'plugins').length).toBe(0);
		expect(link('Not now')).toBeVisible();
	});
});

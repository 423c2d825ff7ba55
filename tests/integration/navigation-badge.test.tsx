import { act, screen, waitFor, within } from '@testing-library/react';
import { Navigation } from '../../src/routes/shell/navigation';
import { closeApps, openApp } from '../support/open-app';
import { openPiece } from '../support/open-piece';
import type { TestSite } from '../support/test-site';

const site = (data: object) => (running: TestSite) =>
	running.editPage((state) => {
		Object.assign(state.siteData as object, data);
		state.newRecommendations = ['monitor', 'backup'];
	});
const open = (path: string, options: Parameters<typeof openPiece>[1] = {}) =>
	openPiece(<Navigation isSettings={false} path={path} />, {
		before: site({ showRecommendations: true }),
		...options,
	});
const tab = (name: RegExp) => screen.queryByRole('link', { name });

describe('My Plan tab', () => {
	it.each([
		['a linked manager', true, { as: 'admin' }],
		['a manager who is not linked', false, { as: 'admin2' }],
		['an offline site', false, { scenario: ['offline-constant'] }],
		['an editor', false, { as: 'editor' }],
	])('shows for %s: %p [SHELL-044, SHELL-045]', async (_, isThere, options) => {
		const { close } = await open('/dashboard', options);
		expect(tab(/^My Plan/) !== null).toBe(isThere);
		close();
	});
});

describe('Recommendations tab', () => {
	it.each([true, false])('follows the site’s setting: %p [SHELL-052]', async (showRecommendations) => {
		const { close } = await open('/dashboard', { before: site({ showRecommendations }) });
		expect(tab(/^Recommendations/) !== null).toBe(showRecommendations);
		close();
	});

	it('shows a count of new items, and records the badge’s view and the click [EVT-027, EVT-011]', async () => {
		const { user, events, close } = await open('/dashboard');
		expect(tab(/^Recommendations/)).toHaveAccessibleName('Recommendations 2 new');
		expect(events()).toEqual([
			['jetpack_recommendations_new_recommendation_bubble_visible', { path: '/dashboard' }],
		]);
		await user.click(tab(/^Recommendations/) as HTMLElement);
		expect(events()).toContainEqual([
			'jetpack_wpa_click',
			{ target: 'nav_item', path: 'recommendations', is_new_recommendations_bubble_visible: true },
		]);
		close();
	});

	it('has no badge on its own screen or when nothing is new [SHELL-051]', async () => {
		const there = await open('/recommendations/summary');
		expect(tab(/^Recommendations/)).toHaveAccessibleName('Recommendations');
		expect(there.events()).toEqual([]);
		there.close();
		const { close, events } = await open('/dashboard', {
			before: (running) => {
				site({ showRecommendations: true })(running);
				running.editPage((state) => Object.assign(state, { newRecommendations: [] }));
			},
		});
		expect(tab(/^Recommendations/)).toHaveAccessibleName('Recommendations');
		expect(events()).toEqual([]);
		close();
	});
});

describe('Recommendations badge during onboarding', () => {
	const name = () =>
		within(screen.getByRole('navigation', { name: 'Dashboard' })).getByRole('link', {
			name: /^Recommendations/,
		});

	it('counts the steps after the current one [SHELL-050]', async () => {
		await openApp({ scenario: ['onboarding-security'], hash: '#/recommendations' });
		const [, step, all] =
			/Step (\d+) of (\d+)/.exec((await screen.findByText(/Step \d+ of \d+/)).textContent) ?? [];
		window.location.hash = '#/dashboard';
		await screen.findByRole('region', { name: 'Backups' });
		expect(Number(all) - Number(step)).toBeGreaterThan(0);
		await waitFor(() =>
			expect(name()).toHaveAccessibleName(`Recommendations ${Number(all) - Number(step)} new`),
		);
		await closeApps();
	});

	/** A site whose onboarding began on an earlier page, and the steps left, as its own bar says. */
	const begun = async (before?: (site: TestSite) => void) => {
		const { site } = await openApp({ scenario: ['onboarding-security'], hash: '#/recommendations', before });
		const [, step, all] =
			/Step (\d+) of (\d+)/.exec((await screen.findByText(/Step \d+ of \d+/)).textContent) ?? [];
		await waitFor(() => expect(site.callsTo('POST', 'recommendations/data')).not.toEqual([]));
		await closeApps();
		return { site, left: Number(all) - Number(step) };
	};

	it.each(['#/dashboard', '#/my-plan'])(
		'counts the remaining steps on a page loaded at %s [SHELL-050]',
		async (hash) => {
			const { site: running, left } = await begun();
			const { rest } = await openApp({ site: running, hash });
			await waitFor(name);
			await rest();
			await waitFor(() => expect(name()).toHaveAccessibleName(`Recommendations ${left} new`));
			await closeApps();
		},
	);

	it('waits for a slow backups response before counting [SHELL-050]', async () => {
		let release = () => {};
		let gate = Promise.resolve();
		const awaiting = (running: TestSite) =>
			running.intercept((request) =>
				new URL(request.url).pathname.endsWith('/rewind')
					? gate.then(() =>
							Response.json({ code: 'success', data: JSON.stringify({ state: 'awaiting_credentials' }) }),
						)
					: null,
			);
		const { site: running, left } = await begun(awaiting);
		gate = new Promise((resolve) => (release = resolve));
		running.calls.length = 0;
		const { rest } = await openApp({ site: running });
		await screen.findByRole('region', { name: 'Backups' });
		await rest();
		expect(running.callsTo('GET', 'recommendations/data')).toEqual([]);
		await act(async () => release());
		await waitFor(() => expect(name()).toHaveAccessibleName(`Recommendations ${left} new`));
		await closeApps();
	});
});

import { screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, sections } from '../support/screens';
import type { TestSite } from '../support/test-site';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/performance', ...options });
	await arrived();
	return app;
};
type Modules = Record<string, Record<string, unknown>>;
const editModules = (edit: (modules: Modules) => void) => (site: TestSite) =>
	site.editPage((state) => edit(state.getModules as Modules));
const posts = (site: TestSite) => site.callsTo('POST', 'settings').map(({ body }) => body);
const toggle = (name: string) => screen.getByRole('switch', { name });

describe('Performance tab', () => {
	it('lists its cards in order [PERF-001, PERF-002, SHELL-018]', async () => {
		await open();
		expect(screen.getByRole('heading', { level: 1, name: 'Performance' })).toBeInTheDocument();
		expect(sections()).toEqual(['VideoPress', 'Search', 'Performance and speed']);
	});

	it('shows with any one of its modules, and hides without all of them [PERF-001]', async () => {
		const ALL = ['photon', 'videopress', 'lazy-images', 'photon-cdn', 'search'];
		for (const kept of [...ALL, '']) {
			await open({
				before: editModules((modules) =>
					[...ALL, 'carousel'].filter((slug) => slug !== kept).forEach((slug) => delete modules[slug]),
				),
			});
			expect(screen.queryAllByRole('switch').length > 0 || screen.queryAllByRole('region').length > 0).toBe(
				kept !== '',
			);
			await closeApps();
		}
	});

	it('comes up in a search from another tab [PERF-001]', async () => {
		await openApp({ hash: '#/security?term=photon' });
		expect(await screen.findByRole('region', { name: 'Performance and speed' })).toBeInTheDocument();
	});
});

describe('site accelerator', () => {
	const MASTER = 'Site accelerator';
	const CDN = 'Speed up static files';
	const set = (isOn: boolean) => (site: TestSite) =>
		site.setSwitches({ photon: isOn, 'photon-cdn': isOn, 'tiled-gallery': isOn });

	it.each([
		[true, 'Enabling Site accelerator…', 'Site accelerator is now speeding up your site!'],
		[false, 'Disabling site accelerator…', 'Site accelerator is no longer speeding up your site!'],
	])(
		'saves its four settings together and announces progress: %s [PERF-003, PERF-006, PERF-007]',
		async (isOn, progress, success) => {
			const { site, user } = await open({ before: set(!isOn) });
			let release = () => {};
			site.intercept((request) =>
				request.method === 'POST'
					? new Promise((resolve) => (release = () => resolve(site.host.fetch(request) as Promise<Response>)))
					: null,
			);
			await user.click(toggle(MASTER));
			expect(screen.getByText(progress)).toBeInTheDocument();
			release();
			expect(await screen.findByText(success)).toBeInTheDocument();
			expect(posts(site)[0]).toEqual({
				photon: isOn,
				'tiled-gallery': isOn,
				tiled_galleries: isOn,
				'photon-cdn': isOn,
			});
			await waitFor(() => expect(toggle(MASTER).getAttribute('aria-checked')).toBe(String(isOn)));
			expect(toggle(CDN).getAttribute('aria-checked')).toBe(String(isOn));
		},
	);

	it.each([
		[true, 'Error enabling Site accelerator. too_slow'],
		[false, 'Error disabling site accelerator. too_slow'],
	])('reverts and names the error code when it fails: %s [PERF-008]', async (isOn, text) => {
		const { site, user } = await open({ before: set(!isOn) });
		site.fail('POST', 'settings', 500, { code: 'too_slow', message: 'Too slow.' });
		await user.click(toggle(MASTER));
		expect(await screen.findByRole('alert')).toHaveTextContent(text);
		expect(toggle(MASTER).getAttribute('aria-checked')).toBe(String(!isOn));
	});

	it.each([
		['photon', ['photon-cdn', 'tiled-gallery', 'tiled_galleries']],
		['photon-cdn', ['photon', 'tiled-gallery', 'tiled_galleries']],
		['tiled-gallery', ['photon', 'photon-cdn']],
	])('leaves %s alone when it’s forced off or on [PERF-004, PERF-005]', async (slug, moved) => {
		for (const [override, isOn] of [
			['inactive', true],
			['active', false],
		] as const) {
			const { site, user } = await open({
				before: async (running) => {
					await set(!isOn)(running);
					await running.setFacts({ overrides: { [slug]: override } });
				},
			});
			await user.click(toggle(MASTER));
			await waitFor(() => expect(posts(site)).not.toEqual([]));
			expect(posts(site)[0]).toEqual(Object.fromEntries(moved.map((name) => [name, isOn])));
			await closeApps();
		}
	});

	it.each([true, false])(
		'says it’s forced on when no part can be turned off; galleries included: %s [PERF-005, SET-024]',
		async (hasGalleries) => {
			const forced = ['photon', 'photon-cdn', ...(hasGalleries ? ['tiled-gallery'] : [])];
			const overrides = Object.fromEntries(forced.map((slug) => [slug, 'active' as const]));
			const { site, user } = await open({
				before: async (running) => {
					await running.setSwitches({ 'tiled-gallery': false });
					await running.setFacts({ overrides });
				},
			});
			expect(toggle(MASTER)).toBeChecked();
			expect(toggle(MASTER)).toHaveAttribute('aria-disabled', 'true');
			expect(toggle(MASTER)).toHaveAccessibleDescription(
				'This feature has been enabled by a site administrator.',
			);
			await user.click(toggle(MASTER));
			expect(posts(site)).toEqual([]);
		},
	);

	it('isn’t announced as off while a part is forced on [PERF-005, PERF-007]', async () => {
		const { site, user } = await open({
			before: async (running) => {
				await set(true)(running);
				await running.setFacts({ overrides: { photon: 'active' } });
			},
		});
		await user.click(toggle(MASTER));
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(posts(site)[0]).not.toHaveProperty('photon');
		expect(toggle(MASTER)).toBeChecked();
		expect(toggle(MASTER)).toHaveAccessibleDescription(
			'This feature has been enabled by a site administrator.',
		);
	});

	it.each([
		[{ photon: true, 'photon-cdn': false }, true],
		[{ photon: false, 'photon-cdn': true }, true],
		[{ photon: false, 'photon-cdn': false }, false],
	])('is on if either part is: %j [PERF-022]', async (switches, isOn) => {
		await open({ before: (site) => site.setSwitches(switches) });
		expect(toggle(MASTER).getAttribute('aria-checked')).toBe(String(isOn));
	});

	it('is disabled if a part is missing, hidden if neither can be turned on [PERF-022]', async () => {
		for (const slug of ['photon', 'photon-cdn']) {
			await open({ before: editModules((modules) => void delete modules[slug]) });
			expect(toggle(MASTER)).toHaveAttribute('aria-disabled', 'true');
			expect(toggle(MASTER)).toHaveAccessibleDescription(
				'Some of these features aren’t available on this site.',
			);
			await closeApps();
		}
		await open({ before: (site) => site.setFacts({ overrides: { photon: 'inactive' } }) });
		expect(toggle(MASTER)).not.toHaveAttribute('aria-disabled');
		await closeApps();
		for (const [scenario, overrides] of [
			['connected', { photon: 'inactive', 'photon-cdn': 'inactive' }],
			['offline-constant', { 'photon-cdn': 'inactive' }],
		] as const) {
			await open({ scenario: [scenario], before: (site) => site.setFacts({ overrides }) });
			expect(screen.queryByRole('switch', { name: MASTER })).not.toBeInTheDocument();
			await closeApps();
		}
	});

	it('is tracked as itself and as its two modules [EVT-030, EVT-042]', async () => {
		const app = await open({ before: set(false) });
		await app.user.click(toggle(MASTER));
		await screen.findByText(/now speeding up/);
		const events = await app.events();
		expect(events.filter(([name]) => name === 'jetpack_wpa_module_toggle')).toMatchObject([
			['jetpack_wpa_module_toggle', { module: 'photon', toggled: 'on' }],
			['jetpack_wpa_module_toggle', { module: 'photon-cdn', toggled: 'on' }],
		]);
		expect(events).toContainEqual([
			'jetpack_wpa_click',
			expect.objectContaining({ target: 'jetpack_site_accelerator_toggle', toggled: 'on' }),
		]);
	});

	it('has lazy loading next to it, with its own switch [PERF-009]', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ 'lazy-images': false }) });
		await user.click(toggle('Lazy-load images'));
		await screen.findByText('Updated settings.');
		expect(posts(site)).toEqual([{ 'lazy-images': true }]);
	});
});

import { screen, waitFor } from '@testing-library/react';
import {
	expectLocked,
	flip,
	openTab,
	queryLink,
	queryToggle,
	saved,
	toggle,
	type TabOptions,
} from '../support/open-tab';
import { posted, withoutModules } from '../support/settings-tab';
import { siteHas } from '../support/site-has';

describe('site accelerator', () => {
	const MASTER = 'Site accelerator';
	const CDN = 'Speed up static files';
	const FORCED = 'This feature has been enabled by a site administrator.';
	const open = (isOn: boolean, options: TabOptions = {}) =>
		openTab('performance', {
			card: 'speed',
			on: { photon: isOn, 'photon-cdn': isOn, 'tiled-gallery': isOn },
			...options,
		});

	it.each([
		[true, 'Enabling Site accelerator…', 'Site accelerator is now speeding up your site!'],
		[false, 'Disabling site accelerator…', 'Site accelerator is no longer speeding up your site!'],
	])(
		'saves its four settings together, announces progress and records its parts: %s [PERF-003, PERF-004, PERF-006, PERF-007, EVT-030, EVT-042]',
		async (isOn, progress, success) => {
			const { site, user, events } = await open(!isOn);
			const release = site.hold('POST', 'settings');
			await user.click(toggle(MASTER));
			expect(screen.getByText(progress)).toBeInTheDocument();
			await release();
			expect(await screen.findByText(success)).toBeInTheDocument();
			expect(posted(site)[0]).toEqual({
				photon: isOn,
				'tiled-gallery': isOn,
				tiled_galleries: isOn,
				'photon-cdn': isOn,
			});
			await waitFor(() => expect(toggle(MASTER).getAttribute('aria-checked')).toBe(String(isOn)));
			expect(toggle(CDN).getAttribute('aria-checked')).toBe(String(isOn));
			const toggled = isOn ? 'on' : 'off';
			expect(events().filter(([name]) => name === 'jetpack_wpa_module_toggle')).toMatchObject([
				['jetpack_wpa_module_toggle', { module: 'photon', toggled }],
				['jetpack_wpa_module_toggle', { module: 'photon-cdn', toggled }],
			]);
			expect(events()).toContainEqual([
				'jetpack_wpa_click',
				expect.objectContaining({ target: 'jetpack_site_accelerator_toggle', toggled }),
			]);
		},
	);

	it.each([
		[true, 'Error enabling Site accelerator. too_slow'],
		[false, 'Error disabling site accelerator. too_slow'],
	])('reverts and names the error code when it fails: %s [PERF-008]', async (isOn, text) => {
		const { site, user } = await open(!isOn);
		site.fail('POST', 'settings', 500, { code: 'too_slow', message: 'Too slow.' });
		await user.click(toggle(MASTER));
		expect(await screen.findByRole('alert')).toHaveTextContent(text);
		expect(toggle(MASTER).getAttribute('aria-checked')).toBe(String(!isOn));
	});

	it.each([true, false])(
		'can’t be turned off while all its parts are forced on, galleries included: %s [PERF-005, SET-024]',
		async (hasGalleries) => {
			const forced = ['photon', 'photon-cdn', ...(hasGalleries ? ['tiled-gallery'] : [])];
			const overrides = Object.fromEntries(forced.map((slug) => [slug, 'active' as const]));
			const { site, user } = await open(false, { before: (running) => running.setFacts({ overrides }) });
			expect(toggle(MASTER)).toBeChecked();
			expectLocked(toggle(MASTER), FORCED);
			await user.click(toggle(MASTER));
			expect(posted(site)).toEqual([]);
		},
	);

	it('isn’t announced as off while a part is forced on [PERF-005, PERF-007]', async () => {
		const { site, user } = await open(true, {
			before: (running) => running.setFacts({ overrides: { photon: 'active' } }),
		});
		await user.click(toggle(MASTER));
		expect(await saved()).toBeInTheDocument();
		expect(posted(site)[0]).not.toHaveProperty('photon');
		expect(toggle(MASTER)).toBeChecked();
		expect(toggle(MASTER)).toHaveAccessibleDescription(FORCED);
	});

	it.each<[string, TabOptions, string | undefined]>([
		['one part is on', { on: { photon: false, 'photon-cdn': true } }, 'on'],
		['no part is on', { on: { photon: false, 'photon-cdn': false } }, 'off'],
		['a part is missing', { before: withoutModules('photon') }, 'incomplete'],
		['the other is missing', { before: withoutModules('photon-cdn') }, 'incomplete'],
		[
			'a part is forced off',
			{ before: (site) => site.setFacts({ overrides: { photon: 'inactive' } }) },
			'free',
		],
		[
			'both are forced off',
			{ before: (site) => site.setFacts({ overrides: { photon: 'inactive', 'photon-cdn': 'inactive' } }) },
			undefined,
		],
		[
			'one is offline and the other forced off',
			{
				scenario: ['offline-constant'],
				before: (site) => site.setFacts({ overrides: { 'photon-cdn': 'inactive' } }),
			},
			undefined,
		],
	])('while %s [PERF-022]', async (_, options, shown) => {
		await open(false, options);
		const control = queryToggle(MASTER);
		expect(control !== null).toBe(shown !== undefined);
		if (control && shown === 'incomplete') {
			expectLocked(control, 'Some of these features aren’t available on this site.');
		} else if (control) {
			expect(control).not.toHaveAttribute('aria-disabled');
			expect(control.getAttribute('aria-checked')).toBe(String(shown === 'on'));
		}
	});

	it('has lazy loading next to it, with its own switch [PERF-009]', async () => {
		const app = await open(false, { on: { 'lazy-images': false } });
		await flip(app, 'Lazy-load images');
		expect(posted(app.site)).toEqual([{ 'lazy-images': true }]);
	});
});

describe('VideoPress card', () => {
	const HOSTING = 'Host videos with VideoPress';
	const PRIVATE = 'Let only logged-in users watch videos';
	const FREE = /^1 free video available\. Upgrade now to unlock more videos and 1TB of storage\.$/;
	const USED = /^You have used your free video\. Upgrade now to unlock more videos and 1TB of storage\.$/;
	const open = (options: TabOptions = {}) => openTab('performance', { card: 'media', ...options });

	it('lets videos be private only while hosting is on [PERF-015, PERF-016]', async () => {
		const app = await open({ on: { videopress: false } });
		expect(toggle(PRIVATE)).toHaveAttribute('aria-disabled', 'true');
		await app.user.click(toggle(PRIVATE));
		expect(posted(app.site)).toEqual([]);
		await flip(app, HOSTING);
		await flip(app, PRIVATE);
		expect(posted(app.site)).toEqual([{ videopress: true }, { videopress_private_enabled_for_site: true }]);
	});

	it('asks to connect in place of its switches without an owner [PERF-016]', async () => {
		await open({ scenario: ['site-only'] });
		expect(screen.queryByRole('switch')).not.toBeInTheDocument();
		expect(queryLink('Connect')).toBeInTheDocument();
	});

	it.each([
		[0, FREE],
		[1, USED],
		[null, USED],
	])(
		'with %p MB used, hints at the free video without the feature [PERF-017, PERF-020, PERF-021]',
		async (used, hint) => {
			await open({ before: siteHas([], used) });
			expect(await screen.findByText(hint)).toBeInTheDocument();
			expect(queryLink('Upgrade')).toHaveAttribute('href', '#/product/videopress');
		},
	);

	it.each<[string, TabOptions]>([
		['the feature', { before: siteHas(['videopress'], 0) }],
		['no owner', { scenario: ['site-only'], before: siteHas([], 0) }],
		['a site that is offline', { scenario: ['offline-constant'], before: siteHas([], 0) }],
		['features that are still being fetched', { before: (site) => void site.hold('GET', 'site/features') }],
	])('doesn’t advertise VideoPress with %s [PERF-017, PERF-018]', async (_, options) => {
		// It comes to rest with all that isn't held.
		await open(options);
		expect(queryLink('Upgrade')).not.toBeInTheDocument();
		expect(
			screen.queryByText(/your free video|free video available/, { ignore: '[inert] *' }),
		).not.toBeInTheDocument();
	});

	it.each([
		[0, '0', '0% of 1TB'],
		[125_000, '13', '12.5% of 1TB'],
		[2_000_000, '100', '200% of 1TB'],
	])('shows %p MB used out of 1TB [PERF-019]', async (used, value, text) => {
		await open({ before: siteHas(['videopress', 'videopress-1tb-storage'], used) });
		const bar = await screen.findByRole('progressbar', { name: 'Video storage used' });
		expect(bar).toHaveAttribute('value', value);
		expect(bar).toHaveAttribute('aria-valuetext', text);
	});

	it('has no usage bar when storage is unlimited', async () => {
		await open({ before: siteHas(['videopress', 'videopress-unlimited-storage'], 500) });
		expect(toggle(HOSTING)).toBeInTheDocument();
		expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
	});
});

import { screen, waitFor } from '@testing-library/react';
import { follow } from '../support/follow';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { hasRegion, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

afterEach(async () => {
	await closeApps();
	window.history.replaceState(null, '', '/wp-admin/admin.php?page=jetpack');
});

const card = () => region('Search');
const UPGRADE = { name: 'Upgrade' };

const features =
	(...active: string[]) =>
	(site: TestSite) =>
		site.fail('GET', 'site/features', 200, {
			code: 'success',
			data: JSON.stringify({ active, available: {} }),
		});

const offers = (site: TestSite, data: unknown[]) =>
	site.fail('GET', 'intro-offers', 200, { code: 'success', data });

const open = async (options: OpenOptions, awaited = 'Search') => {
	const opened = await openApp(options);
	await screen.findByRole('region', { name: awaited });
	return opened;
};

describe('search card', () => {
	/** Every state, and what is offered in it. */
	it.each<[state: string, OpenOptions, text: RegExp, control: ['link' | 'button', string] | null]>([
		['offline', { scenario: ['offline-constant', 'search-on'] }, /^Unavailable in Offline Mode$/, null],
		[
			'nobody owns the connection',
			{ scenario: ['site-only'] },
			/^Connect your account to get Search$/,
			['link', 'Connect'],
		],
		['not bought', { scenario: ['plan-free'] }, /^Help visitors find/, ['link', 'Upgrade']],
		['bought, off', { scenario: ['search-off'] }, /built-in WordPress search/, ['button', 'Turn on Search']],
		[
			'on, with instant search',
			{ scenario: ['search-on'] },
			/as they type/,
			['link', 'Configure your search'],
		],
		[
			'on, without instant search',
			{ scenario: ['search-on'], before: features('search') },
			/Add a search widget where/,
			['link', 'Add a search widget'],
		],
	])(
		'%s: shows the state and the matching action [DASH-035, DASH-036, DASH-039, DASH-041, DASH-042, DASH-088, DASH-089, DASH-090, DASH-129]',
		async (_, options, text, control) => {
			await open(options);
			expect(await card().findByText(text)).toBeInTheDocument();
			const offered = [
				'Connect',
				'Upgrade',
				'Turn on Search',
				'Configure your search',
				'Add a search widget',
			].filter((name) => card().queryByRole('link', { name }) ?? card().queryByRole('button', { name }));
			expect(offered).toEqual(control ? [control[1]] : []);
			expect(card().queryByRole('switch')).not.toBeInTheDocument();
		},
	);

	it('isn’t fetched or sold offline [DASH-088]', async () => {
		const { site } = await open({ scenario: ['offline-constant'] });
		expect(card().queryByRole('link', { name: /plans/ })).not.toBeInTheDocument();
		expect(site.callsTo('GET', 'site/')).toEqual([]);
		expect(site.callsTo('GET', 'intro-offers')).toEqual([]);
	});

	it.each(['site/purchases', 'site/features'])(
		'shows a loading state until %s loads [DASH-087]',
		async (path) => {
			let release: (() => void) | undefined;
			await open({
				scenario: ['search-on'],
				before: (site) =>
					site.intercept((request) =>
						request.url.includes(path)
							? new Promise<Response>((resolve) => (release = () => resolve(site.host.fetch(request))))
							: null,
					),
			});
			expect(card().getByText('Loading…')).toBeInTheDocument();
			expect(card().queryByRole('link', { name: /search|Upgrade/ })).not.toBeInTheDocument();
			await waitFor(() => expect(release).toBeDefined());
			release?.();
			expect(await card().findByRole('link', { name: 'Configure your search' })).toBeInTheDocument();
		},
	);

	it.each([
		[['search'], 'Add a search widget', 'customize.php?autofocus[panel]=widgets'],
		[['instant-search'], 'Configure your search', 'admin.php?page=jetpack-search-configure'],
		[['search', 'instant-search'], 'Configure your search', 'admin.php?page=jetpack-search-configure'],
	])(
		'with features %p, links to %p [DASH-092, DASH-093, DASH-129, EVT-037]',
		async (active, name, address) => {
			const { user, events } = await open({ scenario: ['search-on'], before: features(...active) });
			const link = await card().findByRole('link', { name });
			expect(link).toHaveAttribute('href', expect.stringContaining(`/wp-admin/${address}`));
			await follow(user, link);
			const type = name.startsWith('Add') ? 'search-widget-link' : 'configure-search-link';
			expect(await events()).toContainEqual([
				'jetpack_wpa_click',
				expect.objectContaining({ target: 'at-a-glance', type, feature: 'search' }),
			]);
		},
	);

	it('turns on search, and instant search if the site has it [DASH-043, DASH-091]', async () => {
		const { site, user } = await open({ scenario: ['search-off'] });
		await user.click(await card().findByRole('button', { name: 'Turn on Search' }));
		expect(await card().findByRole('link', { name: 'Configure your search' })).toBeInTheDocument();
		expect(site.callsTo('POST', 'settings').map(({ body }) => body)).toEqual([
			{ search: true, instant_search_enabled: true },
		]);
	});

	it('turns on search alone without the instant search feature [DASH-091]', async () => {
		const { site, user } = await open({ scenario: ['search-off'], before: features('search') });
		await user.click(await card().findByRole('button', { name: 'Turn on Search' }));
		expect(await card().findByRole('link', { name: 'Add a search widget' })).toBeInTheDocument();
		expect(site.callsTo('POST', 'settings').map(({ body }) => body)).toEqual([{ search: true }]);
	});

	it('stays off, shows why and can retry when the host refuses', async () => {
		const { site, user } = await open({ scenario: ['search-off'] });
		site.fail('POST', 'settings', 403, { code: 'rest_forbidden', message: 'You may not.' });
		await user.click(await card().findByRole('button', { name: 'Turn on Search' }));
		expect(await card().findByText('You may not.')).toBeInTheDocument();
		site.recover();
		await user.click(card().getByRole('button', { name: 'Turn on Search' }));
		expect(await card().findByRole('link', { name: 'Configure your search' })).toBeInTheDocument();
	});

	it('turns on once however often it’s clicked, and shows progress', async () => {
		const { site, user } = await open({ scenario: ['search-off'] });
		let release = () => {};
		site.intercept((request) =>
			request.method === 'POST'
				? new Promise<Response>((resolve) => (release = () => resolve(site.host.fetch(request))))
				: null,
		);
		const button = await card().findByRole('button', { name: 'Turn on Search' });
		await user.click(button);
		await user.click(button);
		expect(button).toHaveAttribute('aria-busy', 'true');
		release();
		expect(await card().findByRole('link', { name: 'Configure your search' })).toBeInTheDocument();
		expect(site.callsTo('POST', 'settings')).toHaveLength(1);
	});

	it.each<[string, unknown[], string]>([
		['an offer on search', [{ product_slug: 'jetpack_search', ineligible_reason: null }], 'Start for free'],
		['an offer on search by the month', [{ product_slug: 'jetpack_search_monthly' }], 'Start for free'],
		[
			'an offer that the site cannot have',
			[{ product_slug: 'jetpack_search', ineligible_reason: 'used' }],
			'Upgrade',
		],
		['an offer on something else', [{ product_slug: 'jetpack_scan', ineligible_reason: null }], 'Upgrade'],
		['no offer', [], 'Upgrade'],
	])('with %s, labels the upgrade link accordingly [DASH-089]', async (_, data, label) => {
		const { site, rest } = await open({
			scenario: ['plan-free'],
			before: (running) => offers(running, data),
		});
		expect(site.callsTo('GET', 'intro-offers')).toEqual([]);
		await rest();
		const link = await card().findByRole('link', { name: label });
		expect(link).toHaveAttribute('href', expect.stringMatching(/admin\.php\?page=jetpack-search$/));
		expect(site.callsTo('GET', 'intro-offers')).toHaveLength(1);
	});

	it('treats the page’s URL parameter as an offer, without a request [DASH-089]', async () => {
		window.history.replaceState(null, '', '/wp-admin/admin.php?page=jetpack&new_pricing_202208=1');
		const { site } = await open({ scenario: ['plan-free'] });
		expect(await card().findByRole('link', { name: 'Start for free' })).toBeInTheDocument();
		expect(site.callsTo('GET', 'intro-offers')).toEqual([]);
	});

	it('falls back to “Upgrade” when offers fail to load [DASH-089]', async () => {
		const { rest } = await open({
			scenario: ['plan-free'],
			before: (site) => site.fail('GET', 'intro-offers', 500),
		});
		await rest();
		expect(await card().findByRole('link', UPGRADE)).toBeInTheDocument();
	});

	it('fetches no offers when nothing is for sale', async () => {
		const { site } = await open({ scenario: ['search-on'] });
		await card().findByRole('link', { name: 'Configure your search' });
		expect(site.callsTo('GET', 'intro-offers')).toEqual([]);
	});

	it('tracks the view and click of the upgrade [EVT-023]', async () => {
		const { user, events } = await open({ scenario: ['plan-free'] });
		await follow(user, await card().findByRole('link', UPGRADE));
		expect(await events()).toEqual(
			expect.arrayContaining([
				['jetpack_wpa_aag_upgrade_button_view', expect.objectContaining({ feature: 'search' })],
				[
					'jetpack_wpa_click',
					expect.objectContaining({ target: 'banner', type: 'upgrade', feature: 'search' }),
				],
			]),
		);
	});

	it('starts connecting the user when the connection has no owner [DASH-041]', async () => {
		const { site, user } = await open({ scenario: ['site-only'] });
		await user.click(await card().findByRole('link', { name: 'Connect' }));
		expect(
			await screen.findByRole('heading', { name: 'Connect your account to get Search' }),
		).toBeInTheDocument();
		expect(site.callsTo('GET', 'intro-offers')).toEqual([]);
	});

	it('sells nothing while the features are unknown, and retries', async () => {
		const { site, user } = await open({
			scenario: ['plan-free'],
			before: (running) => running.fail('GET', 'site/features', 500, { code: 'x', message: 'Broken.' }),
		});
		await waitFor(() =>
			expect(card().getByText(/^WordPress\.com didn’t send the data\./)).toBeInTheDocument(),
		);
		expect(card().queryByRole('link', UPGRADE)).not.toBeInTheDocument();
		site.recover();
		await user.click(card().getByRole('button', { name: 'Try again' }));
		expect(await card().findByRole('link', UPGRADE)).toBeInTheDocument();
	});

	it('doesn’t show success messages as errors while the provider is down [NOTICE-088]', async () => {
		await open({ scenario: ['plan-free', 'provider-down'] });
		for (const name of ['Search', 'Backups', 'Scan']) {
			expect(await region(name).findByText(/^We couldn’t load your/)).toBeVisible();
		}
		expect(
			screen.queryByText(/correctly received|Failed fetching/, { ignore: 'pre' }),
		).not.toBeInTheDocument();
	});

	it('falls back to what the host last knew when the provider fails', async () => {
		await open({
			scenario: ['search-on'],
			before: (site) => {
				site.fail('GET', 'site/features', 500);
				site.fail('GET', 'site/purchases', 500);
			},
		});
		await waitFor(() =>
			expect(card().getByRole('link', { name: 'Configure your search' })).toBeInTheDocument(),
		);
	});

	it('links to support, and tracks the click', async () => {
		const { user, events } = await open({ scenario: ['search-on'] });
		await card().findByRole('link', { name: 'Configure your search' });
		const support = card().getByRole('link', { name: /^Learn more about Search/ });
		expect(support).toHaveAttribute('href', expect.stringContaining('source=jetpack-support-search'));
		await follow(user, support);
		expect(await events()).toContainEqual([
			'jetpack_wpa_click',
			expect.objectContaining({ target: 'learn-more', feature: 'search' }),
		]);
	});

	it('is hidden when a site administrator turned search off [DASH-019]', async () => {
		await open(
			{
				scenario: ['search-on'],
				before: (site) => site.setFacts({ overrides: { search: 'inactive' } }),
			},
			'VideoPress',
		);
		expect(hasRegion('Search')).toBe(false);
	});

	it('says that a site administrator turned search on', async () => {
		await open({
			scenario: ['search-on'],
			before: (site) => site.setFacts({ overrides: { search: 'active' } }),
		});
		expect(
			await card().findByText(/^This feature has been enabled by a site administrator\./),
		).toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Turn on Search' })).not.toBeInTheDocument();
	});
});

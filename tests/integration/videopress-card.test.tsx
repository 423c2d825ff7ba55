import { screen, waitFor } from '@testing-library/react';
import { follow } from '../support/follow';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { hasRegion, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

const FREE = '1 free video available. Upgrade now to unlock more videos and 1TB of storage.';
const USED = 'You have used your free video. Upgrade now to unlock more videos and 1TB of storage.';

const card = () => region('VideoPress');
const bar = () => card().queryByRole('progressbar');
const banner = () => card().queryByRole('group');

interface Provider {
	features?: string[];
	/** Megabytes in use; null: the provider does not say. */
	used?: number | null;
	isOn?: boolean;
}

const wrapped = (data: unknown) => ({ code: 'success', data: JSON.stringify(data) });

/** What the provider says about the videos of the site. */
const provider =
	({ features = [], used = 0, isOn = true }: Provider) =>
	async (site: TestSite) => {
		await site.setSwitches({ videopress: isOn });
		site.fail('GET', 'site/features', 200, wrapped({ active: features, available: {} }));
		site.intercept((request) =>
			/\/v4\/site\?/.test(request.url)
				? Response.json(wrapped({ ID: 1, plan: {}, options: { videopress_storage_used: used } }))
				: null,
		);
	};

const open = async (options: OpenOptions = {}, awaited = 'VideoPress') => {
	const opened = await openApp(options);
	await screen.findByRole('region', { name: awaited });
	return opened;
};

const settled = () => waitFor(() => expect(card().queryByText('Loading…')).not.toBeInTheDocument());

describe('the VideoPress card', () => {
	it.each<[string, OpenOptions, text: string, offered: string | null]>([
		['offline', { scenario: ['offline-constant'] }, 'Unavailable in Offline Mode', null],
		['without an owner', { scenario: ['site-only'] }, 'Connect your account to host your videos.', 'Connect'],
		['off', { before: provider({ isOn: false }) }, 'Ad-free video hosting on fast servers.', null],
		['on, not bought', { before: provider({}) }, FREE, 'Upgrade'],
		[
			'on and bought',
			{ before: provider({ features: ['videopress'], used: 2048 }) },
			'Your videos are hosted ad-free on fast servers.',
			null,
		],
	])(
		'%s: shows the state, and the action that helps if there’s one [DASH-035, DASH-036, DASH-039]',
		async (_, options, text, offered) => {
			await open(options);
			expect(await card().findByText(text)).toBeInTheDocument();
			await settled();
			const found = ['Connect', 'Upgrade'].filter(
				(name) => card().queryByRole('link', { name }) ?? card().queryByRole('button', { name }),
			);
			expect(found).toEqual(offered ? [offered] : []);
		},
	);

	it.each([
		['videopress', 2048, '0.2%', 0],
		['videopress-1tb-storage', 250_000, '25%', 25],
		['videopress', 123_456, '12.35%', 12],
		['videopress', 0, '0%', 0],
		['videopress', 1_200_000, '120%', 100],
	])(
		'with %s, shows %d MB as %s of 1TB [DASH-094, DASH-101, DASH-102, DASH-130]',
		async (feature, used, text, value) => {
			await open({ before: provider({ features: [feature], used }) });
			await waitFor(() => expect(bar()).toBeInTheDocument());
			expect(card().getByText(`${text} of 1TB`)).toBeInTheDocument();
			expect(bar()).toHaveAccessibleName('Video storage used');
			expect(bar()).toHaveAttribute('value', String(value));
			expect(banner()).not.toBeInTheDocument();
		},
	);

	it('shows no usage bar if storage is unlimited [DASH-095, DASH-130]', async () => {
		await open({ before: provider({ features: ['videopress-unlimited-storage'], used: 2048 }) });
		await settled();
		expect(bar()).not.toBeInTheDocument();
		expect(banner()).not.toBeInTheDocument();
		expect(card().getByText(/^Your videos are hosted/)).toBeInTheDocument();
	});

	it('shows no usage bar if the amount is unknown [DASH-094]', async () => {
		await open({ before: provider({ features: ['videopress'], used: null }) });
		await settled();
		expect(bar()).not.toBeInTheDocument();
		expect(banner()).not.toBeInTheDocument();
	});

	it.each([
		[0, FREE],
		[1, USED],
		[2048, USED],
		[null, USED],
	])('with %p MB in use, shows the hint %p [DASH-098, DASH-099, DASH-101]', async (used, hint) => {
		await open({ before: provider({ used }) });
		expect(await card().findByText(hint)).toBeInTheDocument();
		expect(card().getAllByText(/free video/)).toHaveLength(1);
	});

	it('upsells storage to a site without it, and records views and clicks [DASH-096, DASH-135, EVT-023]', async () => {
		const { user, events } = await open({ before: provider({}) });
		const link = await card().findByRole('link', { name: 'Upgrade' });
		expect(link).toHaveAttribute('href', '#/product/videopress');
		await follow(user, link);
		expect(await events()).toEqual(
			expect.arrayContaining([
				['jetpack_wpa_aag_upgrade_button_view', expect.objectContaining({ feature: 'videopress' })],
				['jetpack_wpa_click', expect.objectContaining({ target: 'banner', feature: 'videopress' })],
			]),
		);
	});

	it.each<[string, OpenOptions]>([
		['has the feature', { before: provider({ features: ['videopress'] }) }],
		['is offline', { scenario: ['offline-constant'], before: provider({}) }],
		['is not owned', { scenario: ['site-only'], before: provider({}) }],
		['hosts no videos', { before: provider({ isOn: false }) }],
	])('shows no upsell to a site that %s [DASH-097]', async (_, options) => {
		await open(options);
		await settled();
		expect(banner()).not.toBeInTheDocument();
	});

	it.each(['/v4/site?', '/site/features'])(
		'shows no upsell while %s is pending [DASH-096, DASH-097]',
		async (path) => {
			let release = () => {};
			const isReleased = new Promise<void>((resolve) => (release = resolve));
			let isAsked = false;
			const { site } = await open({
				before: async (running) => {
					running.intercept((request) => {
						if (!request.url.includes(path)) {
							return null;
						}
						isAsked = true;
						return isReleased.then(() => Response.json(wrapped({ ID: 1, active: [] })));
					});
					await provider({})(running);
				},
			});
			await waitFor(() => expect(isAsked).toBe(true));
			await waitFor(() => expect(site.callsTo('GET', 'site').length).toBeGreaterThan(1));
			expect(card().getByText('Loading…')).toBeInTheDocument();
			expect(banner()).not.toBeInTheDocument();
			release();
			await waitFor(() => expect(banner()).toBeInTheDocument());
		},
	);

	it('has no switch without a connection owner, on or off [DASH-037, DASH-100]', async () => {
		await open({ scenario: ['site-only'], before: provider({ isOn: true }) });
		expect(card().getByText(/^Your videos are hosted/)).toBeInTheDocument();
		expect(card().queryByRole('switch')).not.toBeInTheDocument();
		expect(card().getByRole('link', { name: 'Connect' })).toHaveAttribute(
			'href',
			'#/connect-user?feature=VideoPress',
		);
		await closeApps();
		await open({ scenario: ['site-only'], before: provider({ isOn: false }) });
		expect(card().queryByRole('switch')).not.toBeInTheDocument();
		expect(card().queryByRole('button')).not.toBeInTheDocument();
	});

	it('has a switch with a connection owner, and saves it [DASH-043, DASH-100]', async () => {
		const { site, user } = await open({ before: provider({ isOn: false }) });
		await user.click(card().getByRole('switch'));
		await waitFor(() => expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ videopress: true }]));
		expect(await card().findByText(FREE)).toBeInTheDocument();
		expect(card().getByRole('switch')).toBeChecked();
	});

	it.each<[string, string, Provider, string, RegExp]>([
		['features', '/site/features', {}, 'Broken.', /free video/],
		[
			// A notice above gives the cause.
			'storage',
			'/v4/site?',
			{ features: ['videopress'], used: 2048 },
			'We couldn’t load your video storage.',
			/0\.2% of 1TB/,
		],
	])('shows that %s failed to load, and retries', async (_, path, state, failure, text) => {
		const { site, user } = await open({
			before: async (running) => {
				running.editPage((page) => {
					(page.siteData as { plan: { features: object } }).plan.features = { active: [] };
				});
				running.intercept((request) =>
					request.url.includes(path)
						? Response.json({ code: 'x', message: 'Broken.' }, { status: 403 })
						: null,
				);
				await provider(state)(running);
			},
		});
		await waitFor(() => expect(card().getByText(failure)).toBeInTheDocument());
		expect(banner()).not.toBeInTheDocument();
		site.recover();
		await provider(state)(site);
		await user.click(card().getByRole('button', { name: 'Try again' }));
		expect(await card().findByText(text)).toBeInTheDocument();
	});

	it('is hidden if an override turns it off or the host lacks the module [DASH-019]', async () => {
		await open({ before: (site) => site.setFacts({ overrides: { videopress: 'inactive' } }) }, 'Search');
		expect(hasRegion('VideoPress')).toBe(false);
		await closeApps();
		await open(
			{
				before: (site) =>
					site.editPage((state) => delete (state.getModules as Record<string, unknown>).videopress),
			},
			'Search',
		);
		expect(hasRegion('VideoPress')).toBe(false);
	});
});

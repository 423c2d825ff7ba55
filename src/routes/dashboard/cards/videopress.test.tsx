import { screen } from '@testing-library/react';
import { wrapped } from '../../../../tests/support/provider';
import { follow } from '../../../../tests/support/screens';
import { at, cardText, itShows, openCards, type CardRow } from '../../../../tests/support/open-cards';
import type { TestSite } from '../../../../tests/support/test-site';
import { VideoPressCard } from './videopress';

const FREE = '1 free video available. Upgrade now to unlock more videos and 1TB of storage.';
const USED = 'You have used your free video. Upgrade now to unlock more videos and 1TB of storage.';
const NO_BANNER = /1 free video|used your free|Upgrade/;
const NO_BAR = /% of 1TB|1 free video|used your free/;
const HOSTED = /Your videos are hosted/;
const SITE = '/v4/site?';
const text = () => cardText('VideoPress');
const says = (words: string) => new RegExp(words.replaceAll('.', '\\.'));

/** The provider's data on the site's videos; `used` in MB, null: nothing. */
const provider =
	(features: string[] = [], used: number | null = 0, isOn = true) =>
	async (site: TestSite) => {
		await site.setSwitches({ videopress: isOn });
		site.fail('GET', 'site/features', 200, wrapped({ active: features, available: {} }));
		site.intercept((request) =>
			request.url.includes(SITE)
				? Response.json(wrapped({ ID: 1, plan: {}, options: { videopress_storage_used: used } }))
				: null,
		);
	};
const off = provider([], 0, false);
const storage = (used: number | null, feature = 'videopress') => ({ before: provider([feature], used) });

const CONNECT = '.*\\[Connect → #?\\/connect-user\\?feature=VideoPress\\]';
const CONNECT_FIRST = new RegExp(`Connect your account to host your videos\\.${CONNECT}`);
const HOSTED_UNOWNED = new RegExp(`Your videos are hosted${CONNECT}`);
const UNLIMITED = 'videopress-unlimited-storage';

const ROWS: CardRow[] = [
	['offline [DASH-039]', 'offline-constant', /Unavailable in Offline Mode/, NO_BANNER],
	['a connection first [DASH-035, DASH-100]', 'site-only', CONNECT_FIRST, NO_BANNER],
	['off [DASH-036, DASH-097]', { before: off }, /Ad-free video hosting on fast servers\./, NO_BANNER],
	['a free video [DASH-098, DASH-101, PLAN-027]', { before: provider() }, says(FREE), /You have used/],
	['a used free video [DASH-099, DASH-101]', { before: provider([], 1) }, says(USED), /1 free/],
	['a used one, if nobody knows how much [DASH-099]', { before: provider([], null) }, says(USED), /1 free/],
	[
		'storage [DASH-094, DASH-101, DASH-102, DASH-130, PLAN-027]',
		storage(123_456),
		/12\.35% of 1TB/,
		NO_BANNER,
	],
	['that of a 1TB plan [DASH-102, DASH-130, PLAN-027]', storage(0, 'videopress-1tb-storage'), /0% of 1TB/],
	['no bar, if unlimited [DASH-095, DASH-130, PLAN-027]', storage(2048, UNLIMITED), HOSTED, NO_BAR],
	['no bar, if nobody knows how much [DASH-094, DASH-097]', storage(null), HOSTED, NO_BAR],
	['hosted, unowned [DASH-037, DASH-100, DASH-097]', at('site-only', provider()), HOSTED_UNOWNED, NO_BANNER],
];

itShows('VideoPress', <VideoPressCard />, ROWS);

it.each([
	[25, 250_000],
	[12, 123_456],
	[100, 1_200_000],
])('has a bar at %p percent [DASH-094, DASH-102]', async (value, used) => {
	await openCards(<VideoPressCard />, storage(used));
	const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Video storage used' });
	expect(bar.value).toBe(value);
});

it.each([
	['an override turns it off', (site: TestSite) => site.setFacts({ overrides: { videopress: 'inactive' } })],
	['the host lacks the module', (site: TestSite) => site.page({ getModules: { videopress: undefined } })],
])('is hidden if %s [DASH-019]', async (_, before) => {
	await openCards(<VideoPressCard />, { before });
	expect(screen.queryByRole('region', { name: 'VideoPress' })).not.toBeInTheDocument();
});

it('upsells storage, and records views and clicks [DASH-096, DASH-135, EVT-023]', async () => {
	const { user, events } = await openCards(<VideoPressCard />, { before: provider() });
	const link = screen.getByRole('link', { name: 'Upgrade' });
	expect(link).toHaveAttribute('href', '#/product/videopress');
	await follow(user, link);
	expect(events()).toEqual([
		['jetpack_wpa_aag_upgrade_button_view', expect.objectContaining({ feature: 'videopress' })],
		['jetpack_wpa_click', expect.objectContaining({ target: 'banner', feature: 'videopress' })],
	]);
});

it.each([SITE, '/site/features'])('sells nothing while %s is pending [DASH-096, DASH-097]', async (path) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => (release = resolve));
	await openCards(<VideoPressCard />, {
		before: async (site) => {
			site.intercept(({ url }) =>
				url.includes(path) ? held.then(() => Response.json(wrapped({ ID: 1, active: [] }))) : null,
			);
			await provider()(site);
		},
	});
	expect(text()).toMatch(/Loading…/);
	expect(text()).not.toMatch(NO_BANNER);
	release();
	expect(await screen.findByRole('link', { name: 'Upgrade' })).toBeInTheDocument();
});

it.each([
	['one for a connection with an owner', 1, ['connected']],
	['none without an owner', 0, ['site-only']],
])('shows its switch: %s [DASH-037, DASH-100]', async (_, count, scenario) => {
	await openCards(<VideoPressCard />, { scenario, before: off });
	expect(screen.queryAllByRole('switch')).toHaveLength(count);
	expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('saves its switch [DASH-043, DASH-100]', async () => {
	const { site, user } = await openCards(<VideoPressCard />, { before: off });
	await user.click(screen.getByRole('switch'));
	expect(await screen.findByText(FREE)).toBeInTheDocument();
	expect(screen.getByRole('switch')).toBeChecked();
	expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ videopress: true }]);
});

it.each<[string, string, string[], string, RegExp]>([
	['features', '/site/features', [], 'Broken.', /free video/],
	['storage', SITE, ['videopress'], 'We couldn’t load your video storage.', /0\.2% of 1TB/],
])('shows that %s failed to load, and retries', async (_, path, features, failure, after) => {
	const before = provider(features, features.length ? 2048 : 0);
	const { site, user } = await openCards(<VideoPressCard />, {
		before: async (running) => {
			running.page({ siteData: { plan: { features: { active: [] } } } });
			running.intercept(({ url }) =>
				url.includes(path) ? Response.json({ code: 'x', message: 'Broken.' }, { status: 403 }) : null,
			);
			await before(running);
		},
	});
	expect(text()).toMatch(says(failure));
	expect(text()).not.toMatch(NO_BANNER);
	site.recover();
	await before(site);
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	expect(await screen.findByText(after)).toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import { ImageAcceleratorCard } from '../more';
import { MonitorCard } from '../security';
import { ProtectCard } from './protect';
import { PassingNotices } from '../../shell/notices/global-notices';
import {
	arrived,
	expectShown,
	follow,
	hasRegion,
	region,
	type Shown,
} from '../../../../tests/support/screens';
import { openApp, type OpenOptions } from '../../../../tests/support/open-app';
import { openPiece } from '../../../../tests/support/open-piece';
import type { TestSite } from '../../../../tests/support/test-site';

const MONITOR = 'Downtime monitoring';
const PHOTON = 'Image accelerator';
const PROTECT = 'Brute force protection';
const MODULES = { [MONITOR]: 'monitor', [PHOTON]: 'photon', [PROTECT]: 'protect' };

const open = (options: OpenOptions = {}) =>
	openPiece(
		<>
			<PassingNotices />
			<MonitorCard />
			<ImageAcceleratorCard />
			<ProtectCard />
		</>,
		options,
	);
const switched =
	(isOn: boolean): OpenOptions['before'] =>
	(site) =>
		site.setSwitches({ monitor: isOn, photon: isOn, protect: isOn });

describe('feature cards', () => {
	const scenario = ['site-only'];
	/** As some hosts have it. */
	const photonNeedsOwner = (site: TestSite) =>
		site.page({ getModules: { photon: { requires_user_connection: true } } });
	const asks = (title: string, text: string) => [
		`Connect your account to ${text}`,
		`[Connect → /connect-user?feature=${encodeURIComponent(title)}]`,
	];
	const ASKING = [...asks(MONITOR, 'get downtime alerts'), ...asks(PROTECT, 'block')];
	const OFFLINE = 'Unavailable in Offline Mode';
	const NO_CONNECT = ['[Connect'];

	it.each<[string, OpenOptions, shows: Shown, not: Shown]>([
		[
			'on',
			{ before: switched(true) },
			[
				...['Monitoring is on', 'Your images load', /Data will display here soon|blocked login attempt/],
				...[`[${MONITOR}: on]`, `[${PHOTON}: on]`, `[${PROTECT}: on]`],
			],
			NO_CONNECT,
		],
		[
			'off',
			{ before: switched(false) },
			[
				...['Checks your site', 'Serves resized images', 'Blocks brute force attacks'],
				...[`[${MONITOR}: off]`, `[${PHOTON}: off]`, `[${PROTECT}: off]`],
			],
			NO_CONNECT,
		],
		[
			'offline',
			{ scenario: ['offline-constant'] },
			[`${MONITOR}${OFFLINE}.`, `${PHOTON}${OFFLINE}`, `${PROTECT}${OFFLINE}`],
			[...NO_CONNECT, /: (on|off)/],
		],
		[
			'off without an owner',
			{ scenario, before: switched(false) },
			[...ASKING, 'Serves resized images', `[${PHOTON}: off]`],
			[`[${MONITOR}`, `[${PROTECT}`],
		],
		[
			'on without an owner',
			{ scenario, before: switched(true) },
			[...ASKING, 'Your images load', `[${PHOTON}: on]`],
			[`[${MONITOR}`, `[${PROTECT}`],
		],
		[
			'needing an owner',
			{ scenario, before: photonNeedsOwner },
			[...ASKING, ...asks(PHOTON, 'speed up')],
			[/: (on|off)/],
		],
	])(
		'%s show the right text, link and switch [DASH-035, DASH-036, DASH-038, DASH-039, DASH-040, DASH-041, DASH-086, DASH-139]',
		async (_, options, shows, not) => {
			await open(options);
			expectShown(shows, not);
		},
	);

	it('turn on with one call each, which is recorded [DASH-035, DASH-042, DASH-043, EVT-007]', async () => {
		const { site, user, events } = await open({ before: switched(false) });
		for (const [title, module] of Object.entries(MODULES)) {
			site.calls.length = 0;
			await user.click(region(title).getByRole('switch'));
			expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
			await waitFor(() => expect(region(title).getByRole('switch')).toBeChecked());
			expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
				{ path: 'settings', body: { [module]: true } },
			]);
			expect(events()).toContainEqual([
				'jetpack_wpa_module_toggle',
				expect.objectContaining({ module, toggled: 'on' }),
			]);
		}
	});

	it('say that an administrator forced them on, and hide when forced off [DASH-019]', async () => {
		const force = (override: 'active' | 'inactive'): OpenOptions => ({
			before: (site) =>
				site.setFacts({ overrides: { monitor: override, photon: override, protect: override } }),
		});
		const { close } = await open(force('active'));
		const reason = 'locked: This feature has been enabled by a site administrator.';
		expectShown(Object.keys(MODULES).map((title) => `[${title}: on, ${reason}`));
		close();
		await open(force('inactive'));
		expect(Object.keys(MODULES).filter(hasRegion)).toEqual([]);
	});

	it('link to support and record the click [EVT-039]', async () => {
		const { user, events } = await open();
		for (const [title, feature] of Object.entries(MODULES)) {
			const link = region(title).getByRole('link', { name: new RegExp(`^Learn more about ${title}`) });
			expect(link).toHaveAttribute(
				'href',
				expect.stringContaining(`source=jetpack-support-${feature}&site=`),
			);
			await follow(user, link);
			expect(events()).toContainEqual([
				'jetpack_wpa_click',
				expect.objectContaining({ target: 'learn-more', feature }),
			]);
		}
	});
});

it('the dashboard has image accelerator, search, video and related plugins in this order [DASH-018]', async () => {
	await openApp();
	await arrived();
	const growth = within(await screen.findByRole('region', { name: 'Performance and Growth' }));
	expect(growth.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
		PHOTON,
		'Search',
		'VideoPress',
		'Jetpack Boost',
		'Jetpack CRM',
	]);
});

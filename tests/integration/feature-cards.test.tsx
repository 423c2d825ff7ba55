import { screen, waitFor, within } from '@testing-library/react';
import { ImageAcceleratorCard } from '../../src/components/image-accelerator-card/image-accelerator-card';
import { MonitorCard } from '../../src/components/monitor-card/monitor-card';
import { ProtectCard } from '../../src/components/protect-card/protect-card';
import { PassingNotices } from '../../src/routes/shell/notices/global-notices';
import { follow } from '../support/follow';
import { openApp, type OpenOptions } from '../support/open-app';
import { openPiece } from '../support/open-piece';
import { arrived, hasRegion, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

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

/** Whether a card has its switch, or offers to connect, and what it says. */
function saysOf(title: string): string {
	const card = region(title);
	expect(card.queryAllByRole('button')).toEqual([]);
	const href = card.queryByRole('link', { name: 'Connect' })?.getAttribute('href');
	const switches = card.queryAllByRole('switch').map(() => 'switch');
	const text = screen.getByRole('region', { name: title }).textContent.replaceAll(title, '');
	return [...switches, ...(href ? [href.replace(/\?.*/, '?')] : []), text].join(' ');
}

describe('feature cards', () => {
	const OFFLINE = 'Unavailable in Offline Mode';
	const ASKS = '/connect-user? Connect your account to';
	const MONITOR_ASKS = `${ASKS} get downtime alerts`;
	const PROTECT_ASKS = `${ASKS} block`;
	/** As some hosts have it. */
	const photonNeedsOwner = (site: TestSite) =>
		site.page({ getModules: { photon: { requires_user_connection: true } } });
	const scenario = ['site-only'];

	it.each<[string, OpenOptions, monitor: string, photon: string, protect: string | RegExp]>([
		[
			'on',
			{ before: switched(true) },
			'switch Monitoring is on',
			'switch Your images load',
			/switch (Data will display here soon|.*blocked login attempt)/,
		],
		[
			'off',
			{ before: switched(false) },
			'switch Checks your site',
			'switch Serves resized images',
			'switch Blocks brute force attacks',
		],
		['offline', { scenario: ['offline-constant'] }, `${OFFLINE}.`, OFFLINE, OFFLINE],
		[
			'off without an owner',
			{ scenario, before: switched(false) },
			MONITOR_ASKS,
			'switch Serves resized images',
			PROTECT_ASKS,
		],
		[
			'on without an owner',
			{ scenario, before: switched(true) },
			MONITOR_ASKS,
			'switch Your images load',
			PROTECT_ASKS,
		],
		[
			'needing an owner',
			{ scenario, before: photonNeedsOwner },
			MONITOR_ASKS,
			`${ASKS} speed up`,
			PROTECT_ASKS,
		],
	])(
		'%s show the right text, link and switch [DASH-035, DASH-036, DASH-038, DASH-039, DASH-040, DASH-041, DASH-086, DASH-139]',
		async (_, options, ...says) => {
			await open(options);
			const all = Object.keys(MODULES).map(saysOf);
			const pattern = (text: string | RegExp) =>
				typeof text === 'string' ? new RegExp(`^${text.replaceAll('?', '\\?')}`) : text;
			expect(all).toEqual(says.map((text) => expect.stringMatching(pattern(text)) as unknown));
		},
	);

	it('stay off with the reason when the host refuses, and turn on with one call each, which is recorded [DASH-035, DASH-042, DASH-043, EVT-007]', async () => {
		const { site, user, events } = await open({ before: switched(false) });
		site.fail('POST', 'settings', 403, { code: 'rest_forbidden', message: 'You may not.' });
		await user.click(region(MONITOR).getByRole('switch'));
		expect(await region(MONITOR).findByText('You may not.')).toBeInTheDocument();
		expect(region(MONITOR).getByRole('switch')).not.toBeChecked();
		site.recover();
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
			before: (site) => site.setFacts({ overrides: { monitor: override, photon: override } }),
		});
		const { close } = await open(force('active'));
		for (const title of [MONITOR, PHOTON]) {
			const forced = region(title).getByRole('switch');
			expect(forced).toBeChecked();
			expect(forced).toHaveAttribute('aria-disabled', 'true');
			expect(forced).toHaveAccessibleDescription(/^This feature has been enabled by a site administrator\./);
		}
		close();
		await open(force('inactive'));
		expect([MONITOR, PHOTON, PROTECT].map(hasRegion)).toEqual([false, false, true]);
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

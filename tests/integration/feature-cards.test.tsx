import { screen, waitFor, within } from '@testing-library/react';
import { ImageAcceleratorCard } from '../../src/components/image-accelerator-card/image-accelerator-card';
import { MonitorCard } from '../../src/components/monitor-card/monitor-card';
import { ProtectCard } from '../../src/components/protect-card/protect-card';
import { PassingNotices } from '../../src/routes/shell/notices/global-notices';
import { follow } from '../support/follow';
import { openApp, type OpenOptions } from '../support/open-app';
import { openPiece } from '../support/open-piece';
import { arrived, hasRegion, region } from '../support/screens';

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

/** What each card says, whether it offers to connect, and whether it has its switch. */
type Says = [text: RegExp, offersConnect: boolean, hasSwitch: boolean];
const NO_SWITCH = [false, false] as const;
const SWITCH = [false, true] as const;
const CONNECT = [true, false] as const;

describe('feature cards', () => {
	it.each<[string, OpenOptions, Says, Says, Says]>([
		[
			'on',
			{ before: switched(true) },
			[/^Monitoring is on/, ...SWITCH],
			[/^Your images load/, ...SWITCH],
			[/^Data will display here soon|blocked login attempt/, ...SWITCH],
		],
		[
			'off',
			{ before: switched(false) },
			[/^Checks your site/, ...SWITCH],
			[/^Serves resized images/, ...SWITCH],
			[/^Blocks brute force attacks/, ...SWITCH],
		],
		[
			'offline',
			{ scenario: ['offline-constant'] },
			[/^Unavailable in Offline Mode\.$/, ...NO_SWITCH],
			[/^Unavailable in Offline Mode$/, ...NO_SWITCH],
			[/^Unavailable in Offline Mode$/, ...NO_SWITCH],
		],
		[
			'off without an owner',
			{ scenario: ['site-only'], before: switched(false) },
			[/^Connect your account to get downtime alerts/, ...CONNECT],
			[/^Serves resized images/, ...SWITCH],
			[/^Connect your account to block/, ...CONNECT],
		],
		[
			'on without an owner',
			{ scenario: ['site-only'], before: switched(true) },
			[/^Connect your account to get downtime alerts/, ...CONNECT],
			[/^Your images load/, ...SWITCH],
			[/^Connect your account to block/, ...CONNECT],
		],
		[
			'without an owner whom all need',
			{
				scenario: ['site-only'],
				// As some hosts have it.
				before: (site) => site.page({ getModules: { photon: { requires_user_connection: true } } }),
			},
			[/^Connect your account to get downtime alerts/, ...CONNECT],
			[/^Connect your account to speed up/, ...CONNECT],
			[/^Connect your account to block/, ...CONNECT],
		],
	])(
		'%s show the right text, link and switch [DASH-035, DASH-036, DASH-038, DASH-039, DASH-040, DASH-041, DASH-086, DASH-139]',
		async (_, options, ...says) => {
			await open(options);
			for (const [index, title] of Object.keys(MODULES).entries()) {
				const [text, offersConnect, hasSwitch] = says[index]!;
				const card = region(title);
				expect(await card.findByText(text)).toBeInTheDocument();
				expect(card.queryAllByRole('button')).toEqual([]);
				const links = card.queryAllByRole('link', { name: 'Connect' });
				expect(links.map((link) => link.getAttribute('href'))).toEqual(
					offersConnect ? [expect.stringContaining('/connect-user?')] : [],
				);
				expect(card.queryAllByRole('switch')).toHaveLength(hasSwitch ? 1 : 0);
			}
		},
	);

	it('turn on with one call each, and record it [DASH-035, DASH-042, DASH-043, EVT-007]', async () => {
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

	it('stay off with the reason when the host refuses, and can be tried again', async () => {
		const { site, user } = await open({ before: switched(false) });
		site.fail('POST', 'settings', 403, { code: 'rest_forbidden', message: 'You may not.' });
		await user.click(region(MONITOR).getByRole('switch'));
		expect(await region(MONITOR).findByText('You may not.')).toBeInTheDocument();
		expect(region(MONITOR).getByRole('switch')).not.toBeChecked();
		site.recover();
		await user.click(region(MONITOR).getByRole('switch'));
		await waitFor(() => expect(region(MONITOR).getByRole('switch')).toBeChecked());
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

describe('the dashboard', () => {
	it('has image accelerator, search, video and related plugins in this order, and turns stats on [DASH-018, DASH-043]', async () => {
		const { site, user } = await openApp({ before: (running) => running.setSwitches({ stats: false }) });
		await arrived();
		const growth = within(await screen.findByRole('region', { name: 'Performance and Growth' }));
		expect(growth.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
			PHOTON,
			'Search',
			'VideoPress',
			'Jetpack Boost',
			'Jetpack CRM',
		]);
		await user.click(region('Jetpack Stats').getByRole('button', { name: 'Activate Jetpack Stats' }));
		await waitFor(() => expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ stats: true }]));
	});

	it('says of each card that it’s unavailable offline, and offers no switch [DASH-036, DASH-038, DASH-039]', async () => {
		await openApp({ scenario: ['offline-constant'] });
		await arrived();
		const texts = screen
			.getAllByText(/^Unavailable in Offline Mode\.?$/)
			.map((text) => [text.closest('section')?.querySelector('h2, h3')?.textContent, text.textContent]);
		const [withStop, without] = ['Unavailable in Offline Mode.', 'Unavailable in Offline Mode'];
		expect(Object.fromEntries(texts)).toEqual({
			Backups: withStop,
			Scan: withStop,
			'Spam protection': withStop,
			[MONITOR]: withStop,
			[PROTECT]: without,
			[PHOTON]: without,
			Search: without,
			VideoPress: without,
			'Jetpack Stats': without,
		});
		expect(screen.queryByRole('switch')).not.toBeInTheDocument();
		expect(screen.queryByRole('button', { name: /^Activate (?!Jetpack)/ })).not.toBeInTheDocument();
	});
});

import { screen, waitFor, within } from '@testing-library/react';
import { follow } from '../support/follow';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { hasRegion, region } from '../support/screens';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';

const MONITOR = 'Downtime monitoring';
const PHOTON = 'Image accelerator';
const PROTECT = 'Brute force protection';

const switches = (wanted: Record<string, boolean>) => (site: TestSite) => site.setSwitches(wanted);

/** Some hosts let a module work only for a connected owner. */
const ownerOnly = (slug: string) => (site: TestSite) =>
	site.editPage((state) => {
		(state.getModules as Record<string, { requires_user_connection: boolean }>)[
			slug
		]!.requires_user_connection = true;
	});

const open = async (options: OpenOptions = {}, awaited = 'Search') => {
	const opened = await openApp(options);
	await screen.findByRole('region', { name: awaited });
	await settled();
	return opened;
};

describe('feature cards', () => {
	/** Every state of each card: what it says, what it offers, and whether it has its switch. */
	it.each<
		[card: string, state: string, OpenOptions, text: RegExp, offered: string | null, hasSwitch: boolean]
	>([
		[MONITOR, 'on', { before: switches({ monitor: true }) }, /^Monitoring is on/, null, true],
		[MONITOR, 'off', { before: switches({ monitor: false }) }, /^Checks your site/, null, true],
		[MONITOR, 'offline', { scenario: ['offline-constant'] }, /^Unavailable in Offline Mode\.$/, null, false],
		[
			MONITOR,
			'without an owner',
			{ scenario: ['site-only'] },
			/^Connect your account to get downtime alerts/,
			'Connect',
			false,
		],
		[PHOTON, 'on', { before: switches({ photon: true }) }, /^Your images load/, null, true],
		[PHOTON, 'off', { before: switches({ photon: false }) }, /^Serves resized images/, null, true],
		[PHOTON, 'offline', { scenario: ['offline-constant'] }, /^Unavailable in Offline Mode$/, null, false],
		[
			PHOTON,
			'without an owner that it needs',
			{ scenario: ['site-only'], before: ownerOnly('photon') },
			/^Connect your account to speed up/,
			'Connect',
			false,
		],
		[PROTECT, 'off', { before: switches({ protect: false }) }, /^Blocks brute force attacks/, null, true],
		[PROTECT, 'offline', { scenario: ['offline-constant'] }, /^Unavailable in Offline Mode$/, null, false],
		...[true, false].map((protect): [string, string, OpenOptions, RegExp, string, boolean] => [
			PROTECT,
			`${protect ? 'on' : 'off'} without an owner`,
			{ scenario: ['site-only'], before: switches({ protect }) },
			/^Connect your account to block/,
			'Connect',
			false,
		]),
	])(
		'%s, %s: shows the right text, link and switch [DASH-035, DASH-036, DASH-038, DASH-039, DASH-040, DASH-086, DASH-139]',
		async (name, _, options, text, offered, hasSwitch) => {
			await open(options);
			const card = region(name);
			expect(card.getByText(text)).toBeInTheDocument();
			expect(card.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([]);
			expect(card.queryAllByRole('link', { name: 'Connect' })).toHaveLength(offered ? 1 : 0);
			expect(card.queryAllByRole('switch')).toHaveLength(hasSwitch ? 1 : 0);
		},
	);

	it.each([
		[MONITOR, 'monitor'],
		[PHOTON, 'photon'],
		[PROTECT, 'protect'],
	])(
		'%s: turning it on saves the option and checks the switch [DASH-035, DASH-042, DASH-043]',
		async (name, option) => {
			const { site, user } = await open({ before: switches({ [option]: false }) });
			await user.click(region(name).getByRole('switch'));
			expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
			await waitFor(() => expect(region(name).getByRole('switch')).toBeChecked());
			expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
				{ path: 'settings', body: { [option]: true } },
			]);
		},
	);

	it('say they’re unavailable offline, with or without a period, and offer no switch [DASH-036, DASH-038, DASH-039]', async () => {
		await open({ scenario: ['offline-constant'] });
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

	it('show image accelerator, search, video and related plugins in this order [DASH-018]', async () => {
		await open();
		const titles = within(screen.getByRole('region', { name: 'Performance and Growth' })).getAllByRole(
			'heading',
			{
				level: 3,
			},
		);
		expect(titles.map(({ textContent }) => textContent)).toEqual([
			PHOTON,
			'Search',
			'VideoPress',
			'Jetpack Boost',
			'Jetpack CRM',
		]);
	});

	it('save the stats option, too [DASH-043]', async () => {
		const { site, user } = await open({ before: switches({ stats: false }) });
		await user.click(region('Jetpack Stats').getByRole('button', { name: 'Activate Jetpack Stats' }));
		await waitFor(() => expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ stats: true }]));
	});

	it.each([
		[MONITOR, 'monitor'],
		[PHOTON, 'photon'],
	])('%s: records the toggle [EVT-007]', async (name, module) => {
		const { user, events } = await open({ before: switches({ [module]: false }) });
		await user.click(region(name).getByRole('switch'));
		expect(await events()).toContainEqual([
			'jetpack_wpa_module_toggle',
			expect.objectContaining({ module, toggled: 'on' }),
		]);
	});

	it.each([
		[MONITOR, 'monitor'],
		[PROTECT, 'protect'],
	])(
		'%s: “Connect” opens the account connection on a site without an owner [DASH-040, DASH-041]',
		async (name, slug) => {
			const { user } = await open({ scenario: ['site-only'], before: switches({ [slug]: false }) });
			await user.click(region(name).getByRole('link', { name: 'Connect' }));
			expect(await screen.findByRole('button', { name: 'Connect your account' })).toBeInTheDocument();
		},
	);

	it.each([
		[MONITOR, 'monitor'],
		[PHOTON, 'photon'],
	])('%s: stays off and shows the reason when the host refuses, and allows a retry', async (name, slug) => {
		const { site, user } = await open({ before: switches({ [slug]: false }) });
		site.fail('POST', 'settings', 403, { code: 'rest_forbidden', message: 'You may not.' });
		await user.click(region(name).getByRole('switch'));
		expect(await region(name).findByText('You may not.')).toBeInTheDocument();
		expect(region(name).getByRole('switch')).not.toBeChecked();
		site.recover();
		await user.click(region(name).getByRole('switch'));
		await waitFor(() => expect(region(name).getByRole('switch')).toBeChecked());
	});

	it.each([
		[MONITOR, 'monitor'],
		[PHOTON, 'photon'],
	])(
		'%s: says that an administrator forced it on, and hides when forced off [DASH-019]',
		async (name, slug) => {
			await open({ before: (site) => site.setFacts({ overrides: { [slug]: 'active' } }) });
			const forced = region(name).getByRole('switch');
			expect(forced).toBeChecked();
			expect(forced).toHaveAttribute('aria-disabled', 'true');
			expect(forced).toHaveAccessibleDescription(/^This feature has been enabled by a site administrator\./);
			await closeApps();
			await open({ before: (site) => site.setFacts({ overrides: { [slug]: 'inactive' } }) });
			expect(hasRegion(name)).toBe(false);
		},
	);

	it.each([
		[MONITOR, 'monitor'],
		[PHOTON, 'photon'],
		[PROTECT, 'protect'],
	])('%s: links to support and records the click [EVT-039]', async (name, feature) => {
		const { user, events } = await open();
		const link = region(name).getByRole('link', { name: new RegExp(`^Learn more about ${name}`) });
		expect(link).toHaveAttribute('href', expect.stringContaining(`source=jetpack-support-${feature}&site=`));
		await follow(user, link);
		expect(await events()).toContainEqual([
			'jetpack_wpa_click',
			expect.objectContaining({ target: 'learn-more', feature }),
		]);
	});
});

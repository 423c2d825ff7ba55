import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, expectState, featuresOf, nameOfState, type StateOfCard } from '../support/card-states';
import { follow } from '../support/follow';
import { openApp } from '../support/open-app';
import { arrived, hasRegion, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

const withoutOwner = (site: TestSite) =>
	site.editPage((page) => Object.assign(page.connectionStatus as object, { hasConnectedOwner: false }));

const all =
	(...changes: Array<(site: TestSite) => void>) =>
	(site: TestSite) =>
		changes.forEach((change) => change(site));

const BACKUPS: Record<string, [ids: string, state: StateOfCard]> = {
	offline: ['DASH-045, DASH-039', { scenario: ['offline-constant'], says: /Unavailable in Offline Mode\./ }],
	'a new site': [
		'DASH-047',
		{
			scenario: ['rewind-site-new'],
			says: /Your site is new and may still be preparing backup configuration\./,
		},
	],
	'setting up': ['DASH-048', { scenario: ['rewind-provisioning'], says: /Setting up/ }],
	'waiting for credentials': [
		'DASH-049',
		{
			scenario: ['rewind-awaiting-credentials'],
			says: /Action needed.*Add your server credentials.*Getting started with backups/,
			offers: 'Add credentials',
			href: /source=jetpack-backup-dash-credentials/,
		},
	],
	'daily copies': [
		'DASH-050, DASH-051',
		{
			scenario: ['rewind-active'],
			before: featuresOf('backups'),
			says: /Active.*Your site is backed up every day\. Last backup:/,
			offers: 'View backups',
			href: /source=my-jetpack-manage-backup/,
		},
	],
	'copies in real time': [
		'DASH-050',
		{
			scenario: ['rewind-active'],
			before: featuresOf('backups', 'real-time-backups'),
			says: /Every change is backed up in real time\./,
			offers: 'View restore points',
			href: /source=calypso-activity-log&.*query=group%3Drewind/,
		},
	],
	'copies on the provider’s own platform': [
		'DASH-051',
		{
			scenario: ['rewind-active'],
			before: (site) => site.editPage((page) => Object.assign(page.siteData as object, { isWoASite: true })),
			says: /backed up/,
			offers: 'View backups',
			href: /source=calypso-backups/,
		},
	],
	'VaultPress at work': [
		'DASH-046, DASH-054, DASH-059',
		{
			scenario: ['vaultpress-ok'],
			before: (site) =>
				site.fail('GET', 'module/vaultpress/data', 200, {
					code: 'success',
					message: 'Backed up at noon, 412 files.',
					data: {},
				}),
			says: /Backed up at noon, 412 files\..*View backup details/,
			offers: 'View backup details',
			href: /admin\.php\?page=vaultpress$/,
		},
	],
	'backups in the plan, VaultPress not installed': [
		'DASH-056',
		{
			scenario: ['connected'],
			before: featuresOf('backups'),
			says: /Install VaultPress to start using them/,
			offers: 'Install VaultPress',
			href: /source=calypso-plugins-setup&.*query=only%3Dbackups/,
		},
	],
	'backups in the plan, VaultPress not active': [
		'DASH-056',
		{
			scenario: ['vaultpress-inactive', 'rewind-missing-plan'],
			before: featuresOf('backups'),
			says: /Activate VaultPress to start using them/,
			offers: 'Activate VaultPress',
		},
	],
	'an upgrade': [
		'DASH-057, DASH-042, DASH-135',
		{
			scenario: ['connected'],
			says: /Never lose your work/,
			offers: 'Upgrade',
			href: /#\/product\/backup$/,
		},
	],
	'a coupon for daily backups': [
		'DASH-058, COUPON-021',
		{
			scenario: ['connected', 'partner-coupon'],
			says: /One free year of.*You have a coupon from/,
			offers: 'Redeem',
			hidden: ['Upgrade'],
		},
	],
	'a coupon, and nobody who owns the connection': [
		'DASH-058, COUPON-015',
		{
			scenario: ['site-only', 'partner-coupon'],
			says: /One free year of/,
			offers: 'Connect',
			href: /#\/connect-user/,
			hidden: ['Redeem', 'Upgrade'],
		},
	],
	...Object.fromEntries(
		[
			['not installed', []],
			['not active', ['vaultpress-inactive']],
		].map(([why, more]): [string, (typeof BACKUPS)[string]] => [
			`backups in the plan, VaultPress ${why as string}, and nobody who owns the connection`,
			[
				'DASH-040, DASH-136',
				{
					scenario: ['site-only', ...(more as string[]), 'rewind-missing-plan'],
					before: all(withoutOwner, featuresOf('backups')),
					says: /Connect your account to set up Backups\./,
					offers: 'Connect',
					href: /#\/connect-user\?feature=Backups/,
					hidden: ['Activate VaultPress', 'Install VaultPress', 'Upgrade'],
				},
			],
		]),
	),
	'VaultPress at work, and nobody who owns the connection': [
		'DASH-040, DASH-054',
		{ scenario: ['vaultpress-ok'], before: withoutOwner, says: /View backup details/, hidden: ['Connect'] },
	],
	'a connection first': [
		'DASH-057, DASH-041, DASH-040',
		{
			scenario: ['site-only'],
			says: /Connect your account to get Backups/,
			offers: 'Connect',
			href: /#\/connect-user\?feature=Backups/,
			hidden: ['Upgrade'],
		},
	],
};

describe('the backups card', () => {
	it.each(
		Object.entries(BACKUPS).map(([state, [ids, row]]) => [nameOfState('Backups', state, ids), row] as const),
	)('%s', (_, row) => expectState('Backups', row));

	it('isn’t rendered when the host hides backups [DASH-052, DASH-124]', async () => {
		await openApp({
			before: (site) =>
				site.editPage((page) => Object.assign(page.siteData as object, { showBackups: false })),
		});
		await arrived();
		await screen.findByRole('region', { name: 'Spam protection' });
		expect(hasRegion('Backups')).toBe(false);
		expect(hasRegion('Scan')).toBe(false);
	});

	it('shows a loading state until VaultPress responds [DASH-055]', async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const { site } = await openApp({
			scenario: ['vaultpress-ok'],
			before: (running) =>
				running.intercept((request) =>
					request.url.includes('module/vaultpress/data')
						? held.then(() => running.host.fetch(request))
						: null,
				),
		});
		await waitFor(() => expect(site.callsTo('GET', 'module/vaultpress/data')).toHaveLength(1));
		expect(region('Backups').getByText('Loading…')).toBeInTheDocument();
		release();
		expect(await region('Backups').findByText('View backup details')).toBeInTheDocument();
	});

	it('shows why its status failed to load, on this card only, and retries', async () => {
		const { site, user } = await openApp({
			scenario: ['rewind-active'],
			before: (running) => running.fail('GET', 'rewind', 500, { code: 'x', message: 'No backups today.' }),
		});
		const card = region('Backups');
		expect(await card.findByText(/^WordPress\.com didn’t send the data\./)).toBeInTheDocument();
		expect(await region('Scan').findByText(/No threats found/)).toBeInTheDocument();
		site.recover();
		await user.click(card.getByRole('button', { name: 'Try again' }));
		expect(await card.findByText(/backed up/)).toBeInTheDocument();
	});

	it('opens the video in a new tab and records the click [DASH-049, EVT-031]', async () => {
		const app = await openApp({ scenario: ['rewind-awaiting-credentials'] });
		const film = within(await screen.findByRole('group', { name: 'Getting started with backups' }));
		const link = film.getByRole('link', { name: /^Watch the video/ });
		expect(link).toHaveAttribute(
			'href',
			'https://jetpack.com/support/backup/the-jetpack-backup-plugin/getting-started-with-the-jetpack-backup-plugin/#starting-your-first-backup',
		);
		expect(link).toHaveAttribute('target', '_blank');
		await follow(app.user, link);
		expect(await app.events()).toContainEqual([
			'jetpack_backup_getting_started_video_click',
			expect.objectContaining({ position: 'at_a_glance' }),
		]);
	});

	it('dismisses the video for good and records that [DASH-104, DASH-105, EVT-031]', async () => {
		const app = await openApp({ scenario: ['rewind-awaiting-credentials'] });
		const film = within(await screen.findByRole('group', { name: 'Getting started with backups' }));
		await app.user.click(film.getByRole('button', { name: 'Dismiss this offer' }));
		await waitFor(() =>
			expect(screen.queryByRole('group', { name: 'Getting started with backups' })).not.toBeInTheDocument(),
		);
		await waitFor(() => expect(app.site.callsTo('GET', 'settings')).toHaveLength(1));
		expect(app.site.callsTo('POST', 'settings').map(({ body }) => body)).toEqual([
			{ dismiss_dash_backup_getting_started: true },
		]);
		expect(await app.events()).toContainEqual([
			'jetpack_backup_getting_started_video_dismiss',
			expect.objectContaining({ position: 'at_a_glance' }),
		]);
		await app.reopen();
		expect(await region('Backups').findByText(/Add your server credentials/)).toBeInTheDocument();
		expect(screen.queryByRole('group', { name: 'Getting started with backups' })).not.toBeInTheDocument();
	});

	it('polls while backups are being set up, then shows the result and stops', async () => {
		jest.useFakeTimers({ advanceTimers: true });
		try {
			const { site } = await openApp({ scenario: ['rewind-provisioning'] });
			expect(await region('Backups').findByText(/^Setting up backups\./)).toBeInTheDocument();
			answer(site, 'rewind', { state: 'active', credentials: [], last_backup: '' });
			jest.advanceTimersByTime(6_000);
			expect(await region('Backups').findByText(/backed up/)).toBeInTheDocument();
			const asked = site.callsTo('GET', 'rewind').length;
			act(() => void jest.advanceTimersByTime(200_000));
			expect(site.callsTo('GET', 'rewind')).toHaveLength(asked);
		} finally {
			jest.useRealTimers();
		}
	});
});

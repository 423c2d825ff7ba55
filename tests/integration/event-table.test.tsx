import { screen, waitFor, within } from '@testing-library/react';
import { AccountCard } from '../../src/components/connection-cards/account-card';
import { answer, featuresOf } from '../support/card-states';
import { clicks, expectClick, type ClickCase } from '../support/clicks';
import { follow } from '../support/follow';
import { openPiece } from '../support/open-piece';
import { openApp } from '../support/open-app';
import { region } from '../support/screens';
import type { TestSite } from '../support/test-site';

// What the screens' own tests don't click: every row in the table of clicks, as the queue gets it.
const rewind = (state: string) => (site: TestSite) => answer(site, 'rewind', { state, credentials: [] });
const scan = (more: object) => (site: TestSite) =>
	answer(site, 'scan', { state: 'idle', threats: [], credentials: [{ type: 'auto' }], ...more });
const glance = (type: string, feature: string) => ({ target: 'at-a-glance', type, feature });

const DASHBOARD_LINKS: readonly ClickCase[] = [
	{
		card: 'Activity',
		name: /^View/,
		click: glance('activity-link', 'activity-log'),
		before: rewind('active'),
	},
	{
		card: 'Backups',
		name: /^View backups/,
		click: glance('backups-link', 'backups'),
		before: rewind('active'),
	},
	{
		card: 'Backups',
		name: /^View restore points/,
		click: glance('restore-points-link', 'backups'),
		before: rewind('active'),
	},
	{
		card: 'Backups',
		name: /^How real-time backups work/,
		click: glance('realtime-learn-more-link', 'backups'),
		before: (site) => {
			rewind('active')(site);
			featuresOf('backups', 'real-time-backups')(site);
		},
	},
	{
		card: 'Backups',
		name: /^Add credentials/,
		click: glance('enter-credentials-link', 'backups'),
		before: rewind('awaiting_credentials'),
	},
	{
		card: 'Scan',
		name: /^View scans/,
		click: glance('scans-link', 'scans'),
		before: scan({}),
	},
	{
		card: 'Scan',
		name: /^Add credentials/,
		click: glance('enter-credentials-link', 'scan'),
		before: scan({ credentials: [] }),
	},
	{
		card: 'Spam protection',
		name: /^Enter a valid key/,
		click: glance('activate-link', 'anti-spam'),
		scenario: ['plan-security', 'akismet-invalid-key'],
	},
	{
		card: 'Spam protection',
		name: /^Moderate comments/,
		click: glance('moderate-link', 'anti-spam'),
		scenario: ['akismet-valid'],
	},
	{
		card: 'Search',
		name: /^Configure your search/,
		click: glance('configure-search-link', 'search'),
		scenario: ['search-on'],
	},
];

describe('dashboard links', () => {
	it.each(DASHBOARD_LINKS.map((clicked) => [clicked.click.type, clicked.card, clicked] as const))(
		'record %s on the %s card [EVT-037]',
		(_type, _card, clicked) => expectClick(clicked),
	);
});

const OTHERS: readonly ClickCase[] = [
	{ name: /^Manage security settings/, click: { target: 'aag_manage_security_wpcom' } },
	{
		card: 'Site connection',
		role: 'button',
		name: /^Manage site connection/,
		click: { target: 'manage_site_connection' },
	},
	{
		card: 'Backups',
		name: /^Paid/,
		click: { target: 'paid-button', feature: 'backups', page: 'aag' },
	},
	{
		hash: '#/reconnect',
		role: 'button',
		name: /^Reconnect Jetpack/,
		click: { target: 'confirm_reconnect_modal' },
		// If it worked, the user would be disconnected, and nothing recorded of somebody who hasn't agreed.
		before: (site) => site.fail('POST', 'connection/reconnect', 500),
	},
	{
		hash: '#/woo-setup',
		scenario: ['connected', 'commerce'],
		name: /^Continue/,
		click: { target: 'contextualized_connection_continue_button' },
	},
];

const SETTINGS: readonly ClickCase[] = [
	{
		hash: '#/security',
		scenario: ['everything-on'],
		name: /^View site activity/,
		click: { target: 'configure-scan' },
		before: rewind('active'),
	},
	{
		hash: '#/security',
		scenario: ['everything-on'],
		name: /^Manage alert recipients/,
		click: { target: 'configure-monitor' },
	},
	{
		hash: '#/security',
		scenario: ['firewall'],
		name: /^What’s shared/,
		click: { target: 'privacy-info', feature: 'waf' },
	},
];

describe('navigation items', () => {
	it.each<[string, Record<string, string>]>([
		[
			'Dashboard',
			{
				'At a Glance': 'dashboard',
				'My Plan': 'my-plan',
				Plans: 'plans',
				Recommendations: 'recommendations',
				'My Jetpack': 'my-jetpack',
			},
		],
		[
			'Settings',
			{
				Security: 'security',
				Performance: 'performance',
				Writing: 'writing',
				Sharing: 'sharing',
				Discussion: 'discussion',
				Traffic: 'traffic',
			},
		],
	])('in %s record their names on click [EVT-034]', async (name, items) => {
		const opened = await openApp({ hash: name === 'Settings' ? '#/security' : '#/dashboard' });
		const navigation = within(await screen.findByRole('navigation', { name }));
		for (const label of Object.keys(items)) {
			await follow(opened.user, navigation.getByText(label).closest('a') as HTMLElement);
		}
		const seen = (await clicks(opened)).filter(({ target }) => target === 'nav_item');
		expect(seen.map(({ path }) => path)).toEqual(Object.values(items));
	});
});

describe('tracking events', () => {
	it.each(OTHERS.map((clicked) => [String(clicked.click.target), clicked] as const))(
		'record a click on %s [EVT-038]',
		(_, clicked) => expectClick(clicked),
	);

	it.each(SETTINGS.map((clicked) => [String(clicked.click.target), clicked] as const))(
		'record a click on %s in Settings [EVT-042]',
		(_, clicked) => expectClick(clicked),
	);

	it('record the type of a card’s badge [EVT-038]', () =>
		expectClick({
			card: 'Spam protection',
			scenario: ['plan-security', 'akismet-missing'],
			name: /^Set up/,
			click: { target: 'pro-status', type: expect.any(String), feature: 'anti-spam' },
		}));

	it('record a click on the account card’s connect link [EVT-038]', async () => {
		const { user, events } = await openPiece(<AccountCard />, { as: 'admin2' });
		await user.click(screen.getByRole('link', { name: 'Connect your WordPress.com account' }));
		expect(events()).toContainEqual(['jetpack_wpa_click', { target: 'link_account_in_place' }]);
	});

	it('record a view and the closing of the site overview with its counts [EVT-038, EVT-045]', async () => {
		const opened = await openApp({
			scenario: ['stats-on'],
			before: (site) =>
				site.fail('GET', 'module/stats/data', 200, {
					general: { stats: { views: 9, posts: 21, comments: 7 } },
					day: { data: [['2026-11-19', 5]] },
				}),
		});
		await opened.user.click(await screen.findByRole('button', { name: 'Close site overview' }));
		const counts = { posts: 21, comments: 7, plugins: expect.any(Number) };
		expect(await clicks(opened)).toContainEqual({
			target: 'backup_bar_chart_close',
			type: 'dismiss',
			...counts,
		});
		expect(await opened.events()).toContainEqual([
			'jetpack_wpa_aag_backup_bar_chart_view',
			expect.objectContaining(counts),
		]);
	});

	it('record clicks on the editor link and Close in the release dialog [EVT-043]', async () => {
		const opened = await openApp({ scenario: ['connected', 'release'] });
		await follow(opened.user, await screen.findByRole('link', { name: 'Try it in the editor' }));
		await opened.user.click(screen.getByRole('button', { name: 'Close' }));
		expect((await clicks(opened)).map(({ target, version }) => [target, version])).toEqual([
			['warm_welcome_view_editor', '12.0'],
			['warm_welcome_dismiss', '12.0'],
		]);
	});

	it('record a view of the coupon offer on the Backups card [EVT-044]', async () => {
		const opened = await openApp({ scenario: ['plan-free', 'partner-coupon'] });
		await region('Backups').findByRole('button', { name: 'Redeem' });
		await waitFor(async () =>
			expect(await opened.events()).toContainEqual([
				'jetpack_wpa_aag_redeem_partner_coupon_button_view',
				expect.objectContaining({ feature: 'backups', coupon_preset: expect.any(String) }),
			]),
		);
	});
});

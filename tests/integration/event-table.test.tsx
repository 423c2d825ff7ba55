import { screen, waitFor, within } from '@testing-library/react';
import { AccountCard } from '../../src/components/connection-cards/account-card';
import { answer, featuresOf } from '../support/card-states';
import { clicks, expectClick, type ClickCase } from '../support/clicks';
import { follow } from '../support/follow';
import { openPiece } from '../support/open-piece';
import { openApp, type OpenOptions } from '../support/open-app';
import { region } from '../support/screens';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';

// What the screens' own tests don't click: every row in the table of clicks, as the queue gets it.
const rewind = (state: string) => (site: TestSite) => answer(site, 'rewind', { state, credentials: [] });
const scan = (more: object) => (site: TestSite) =>
	answer(site, 'scan', { state: 'idle', threats: [], credentials: [{ type: 'auto' }], ...more });
const glance = (type: string, feature: string) => ({ target: 'at-a-glance', type, feature });

const DASHBOARD_LINKS: readonly ClickCase[] = [
	{ card: 'Activity', name: /^View/, click: glance('activity-link', 'activity-log') },
	{ card: 'Backups', name: /^View backups/, click: glance('backups-link', 'backups') },
	{ card: 'Backups', name: /^View restore points/, click: glance('restore-points-link', 'backups') },
	{ card: 'Backups', name: /^How real-time backups/, click: glance('realtime-learn-more-link', 'backups') },
	{ card: 'Scan', name: /^View scans/, click: glance('scans-link', 'scans') },
	{ card: 'Spam protection', name: /^Moderate comments/, click: glance('moderate-link', 'anti-spam') },
	{ card: 'Search', name: /^Configure your search/, click: glance('configure-search-link', 'search') },
	{ name: /^Manage security settings/, click: { target: 'aag_manage_security_wpcom' } },
	{
		card: 'Site connection',
		role: 'button',
		name: /^Manage site connection/,
		click: { target: 'manage_site_connection' },
	},
];

const UNREADY_LINKS: readonly ClickCase[] = [
	{ card: 'Backups', name: /^Add credentials/, click: glance('enter-credentials-link', 'backups') },
	{ card: 'Scan', name: /^Add credentials/, click: glance('enter-credentials-link', 'scan') },
	{ card: 'Spam protection', name: /^Enter a valid key/, click: glance('activate-link', 'anti-spam') },
	{
		card: 'Spam protection',
		name: /^Set up/,
		click: { target: 'pro-status', type: expect.any(String) as string, feature: 'anti-spam' },
	},
	{ card: 'Search', name: /^Paid/, click: { target: 'paid-button', feature: 'search', page: 'aag' } },
];

describe('dashboard links', () => {
	it.each<[string, OpenOptions, readonly ClickCase[]]>([
		[
			'services at work',
			{
				scenario: ['search-on', 'akismet-valid'],
				before: (site) => {
					rewind('active')(site);
					scan({})(site);
					featuresOf('backups', 'real-time-backups', 'search', 'instant-search')(site);
				},
			},
			DASHBOARD_LINKS,
		],
		[
			'services to be set up',
			{
				scenario: ['plan-security', 'akismet-invalid-key'],
				before: (site) => {
					rewind('awaiting_credentials')(site);
					scan({ credentials: [] })(site);
				},
			},
			UNREADY_LINKS,
		],
	])('of %s record clicks [EVT-037, EVT-038]', async (_, options, cases) => {
		const opened = await openApp(options);
		await settled();
		for (const { card, role, name } of cases) {
			const queries = card ? region(card) : screen;
			await follow(opened.user, queries.getByRole(role ?? 'link', { name }));
		}
		const seen = await clicks(opened);
		cases.forEach(({ click }) => expect(seen).toContainEqual(click));
	});
});

const OTHERS: readonly ClickCase[] = [
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

	it('record a click on the account card’s connect link [EVT-038]', async () => {
		const { user, events } = await openPiece(<AccountCard />, { as: 'admin2' });
		await user.click(screen.getByRole('link', { name: 'Connect your WordPress.com account' }));
		expect(events()).toContainEqual(['jetpack_wpa_click', { target: 'link_account_in_place' }]);
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

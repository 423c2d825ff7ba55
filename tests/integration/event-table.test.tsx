import { screen, waitFor, within } from '@testing-library/react';
import { AccountCard } from '../../src/routes/dashboard/cards/connection/connection-cards';
import { answer, featuresOf } from '../support/provider';
import { follow, region } from '../support/screens';
import { openApp, type OpenApp, type OpenOptions } from '../support/open-app';
import { openPiece } from '../support/open-piece';
import { clicks as tabClicks, openTab } from '../support/open-tab';
import type { TestSite } from '../support/test-site';

// What the screens' own tests don't click: every row in the table of clicks, as the queue gets it.
type Role = 'link' | 'button';
type Click = [card: string | null, name: RegExp, click: Record<string, unknown>, role?: Role];

const rewind = (state: string) => (site: TestSite) => answer(site, 'rewind', { state, credentials: [] });
const scan = (credentials: object[]) => (site: TestSite) =>
	answer(site, 'scan', { state: 'idle', threats: [], credentials });
const glance = (type: string, feature: string) => ({ target: 'at-a-glance', type, feature });

/** Clicks that were handed over, without what every event carries. */
const clicks = async ({ events }: OpenApp) =>
	(await events())
		.filter(([name]) => name === 'jetpack_wpa_click')
		.map(([, properties]) =>
			Object.fromEntries(Object.entries(properties).filter(([key]) => key !== 'blog_id')),
		);

const DASHBOARD_LINKS: Click[] = [
	['Activity', /^View/, glance('activity-link', 'activity-log')],
	['Backups', /^View backups/, glance('backups-link', 'backups')],
	['Backups', /^View restore points/, glance('restore-points-link', 'backups')],
	['Backups', /^How real-time backups/, glance('realtime-learn-more-link', 'backups')],
	['Scan', /^View scans/, glance('scans-link', 'scans')],
	['Spam protection', /^Moderate comments/, glance('moderate-link', 'anti-spam')],
	['Search', /^Configure your search/, glance('configure-search-link', 'search')],
	[null, /^Manage security settings/, { target: 'aag_manage_security_wpcom' }],
	['Site connection', /^Manage site connection/, { target: 'manage_site_connection' }, 'button'],
];

const UNREADY_LINKS: Click[] = [
	['Backups', /^Add credentials/, glance('enter-credentials-link', 'backups')],
	['Scan', /^Add credentials/, glance('enter-credentials-link', 'scan')],
	['Spam protection', /^Enter a valid key/, glance('activate-link', 'anti-spam')],
	[
		'Spam protection',
		/^Set up/,
		{ target: 'pro-status', type: expect.any(String) as string, feature: 'anti-spam' },
	],
	['Search', /^Paid/, { target: 'paid-button', feature: 'search', page: 'aag' }],
];

const WORKING: OpenOptions = {
	scenario: ['search-on', 'akismet-valid'],
	before: (site) => {
		rewind('active')(site);
		scan([{ type: 'auto' }])(site);
		featuresOf('backups', 'real-time-backups', 'search', 'instant-search')(site);
	},
};
const UNREADY: OpenOptions = {
	scenario: ['plan-security', 'akismet-invalid-key'],
	before: (site) => {
		rewind('awaiting_credentials')(site);
		scan([])(site);
	},
};

describe('tracking events', () => {
	it.each([
		['services at work', WORKING, DASHBOARD_LINKS],
		['services to be set up', UNREADY, UNREADY_LINKS],
	])('record clicks on the dashboard’s links of %s [EVT-037, EVT-038]', async (_, options, cases) => {
		const opened = await openApp(options);
		for (const [card, name, , role = 'link'] of cases) {
			await follow(opened.user, (card ? region(card) : screen).getByRole(role, { name }));
		}
		const seen = await clicks(opened);
		cases.forEach(([, , click]) => expect(seen).toContainEqual(click));
	});

	it('record the names of navigation items [EVT-034]', async () => {
		const opened = await openApp();
		const navigation = within(screen.getByRole('navigation', { name: 'Dashboard' }));
		for (const label of ['At a Glance', 'My Plan', 'Plans', 'Recommendations', 'My Jetpack']) {
			await follow(opened.user, navigation.getByText(label).closest('a') as HTMLElement);
		}
		const seen = (await clicks(opened)).filter(({ target }) => target === 'nav_item');
		const paths = ['dashboard', 'my-plan', 'plans', 'recommendations', 'my-jetpack'];
		expect(seen.map(({ path }) => path)).toEqual(paths);
	});

	it.each<[string, RegExp, Role, OpenOptions]>([
		[
			'confirm_reconnect_modal',
			/^Reconnect Jetpack/,
			'button',
			// If it worked, the user would be disconnected, and nothing recorded of somebody who hasn't agreed.
			{ hash: '#/reconnect', before: (site) => site.fail('POST', 'connection/reconnect', 500) },
		],
		[
			'contextualized_connection_continue_button',
			/^Continue/,
			'link',
			{ hash: '#/woo-setup', scenario: ['connected', 'commerce'] },
		],
	])('record a click on %s [EVT-038]', async (target, name, role, options) => {
		const opened = await openApp(options);
		await follow(opened.user, await screen.findByRole(role, { name }));
		expect(await clicks(opened)).toContainEqual({ target });
	});

	it('record clicks in the settings [EVT-042]', async () => {
		const opened = await openTab('security', {
			scenario: ['everything-on', 'firewall'],
			before: rewind('active'),
		});
		for (const name of [/^View site activity/, /^Manage alert recipients/, /^What’s shared/]) {
			await follow(opened.user, screen.getByRole('link', { name }));
		}
		expect(tabClicks(opened)).toEqual([
			{ target: 'configure-scan' },
			{ target: 'configure-monitor' },
			{ target: 'privacy-info', feature: 'waf' },
		]);
	});

	it('record a click on the account card’s connect link [EVT-038]', async () => {
		const { user, events } = await openPiece(<AccountCard />, { as: 'admin2' });
		await user.click(screen.getByRole('link', { name: 'Connect your WordPress.com account' }));
		expect(events()).toContainEqual(['jetpack_wpa_click', { target: 'link_account_in_place' }]);
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

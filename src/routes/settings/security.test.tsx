import { screen, waitFor } from '@testing-library/react';
import { clicks, expectLocked, flip, itShows, openTab, queryToggle } from '../../../tests/support/open-tab';
import { saved, textbox, toggle, type TabOptions } from '../../../tests/support/open-tab';
import { hasRegion, region } from '../../../tests/support/screens';
import { posted, refuseSetting, saveButton, withoutModules } from '../../../tests/support/settings-tab';
import type { TabId } from './tab-modules';
import type { TestSite } from '../../../tests/support/test-site';

const NEW_HOST = ['jetpack-16', 'plan-security'];
const ACCOUNTS = 'Account protection';

it('the Security tab shows nothing if the host lacks its modules, not even the firewall', async () => {
	await openTab('security', { before: withoutModules('protect', 'sso', 'monitor', 'vaultpress') });
	expect(screen.getByText('This site has no settings to show here.')).toBeInTheDocument();
	expect(hasRegion('Firewall')).toBe(false);
});

/** A host that needs an owner for a module, where the usual one does not. */
const needsOwner = (site: TestSite) =>
	site.page({ getModules: { protect: { requires_user_connection: true } } });

it.each<[string, TabOptions, isAsked: boolean]>([
	['online and without an owner', { scenario: ['site-only'], before: needsOwner }, true],
	['with an owner', { before: needsOwner }, false],
	['offline', { scenario: ['offline-constant'] }, false],
])(
	'three cards ask to connect only if that helps: %s [SEC-021, SEC-022, SEC-036, SEC-040]',
	async (_, options, isAsked) => {
		await openTab('security', options);
		for (const [name, prompt] of [
			['Downtime monitoring', 'Connect to set up your status alerts.'],
			['Brute force protection', 'Connect to set up brute force attack protection.'],
			['WordPress.com login', 'Connect to enable WordPress.com Secure Sign-On.'],
		] as const) {
			expect(region(name).queryByText(prompt) !== null).toBe(isAsked);
			expect(region(name).queryByRole('link', { name: 'Connect' })?.getAttribute('href') ?? '').toBe(
				isAsked ? `/connect-user?feature=${encodeURIComponent(name)}` : '',
			);
		}
	},
);

it.each<[TabId, string, number, TabOptions]>([
	['security', 'brute-force', 0, { on: { protect: false } }],
	['sharing', 'sharing-buttons', 0, { on: { sharedaddy: false } }],
	['performance', 'speed', -1, {}],
	['traffic', 'stats', -1, { on: { stats: true } }],
])(
	'%s, %s: the other controls of a card wait while a switch is saved [SEC-026]',
	async (tab, card, at, open) => {
		const { site, user } = await openTab(tab, { card, ...open });
		site.hold('POST', 'settings');
		await user.click(screen.getAllByRole('switch').at(at) as HTMLElement);
		const buttons = screen.queryAllByRole('button', { name: /^Add to Always|address$/ });
		for (const control of [...screen.getAllByRole('switch'), ...buttons]) {
			expect(control.matches('[aria-busy="true"], [aria-disabled="true"]')).toBe(true);
		}
	},
);

describe('IP allow list', () => {
	const ADD = 'Add to Always Allowed list';
	const list = () => textbox('Always allowed IP addresses');
	const addButton = () => screen.getByRole('button', { name: ADD });
	const at = (currentIp: string): TabOptions => ({
		scenario: ['protect-on'],
		before: (site) => site.page({ currentIp }),
	});
	const open = () => openTab('security', { card: 'brute-force', ...at('203.0.113.5') });
	const locked = (reason: string) => [`[${ADD}, locked: ${reason}]`];
	const off = { protect: false };

	it('adds the user’s own address with a button, once, to the draft as well, and records it [SEC-025, SEC-026, SEC-027, SEC-028, EVT-042]', async () => {
		const app = await open();
		expect(screen.getByText('Your current IP address: 203.0.113.5')).toBeInTheDocument();
		await app.user.type(list(), 'not yet');
		const release = app.site.hold('POST', 'settings');
		await app.user.click(addButton());
		expect(addButton()).toHaveAttribute('aria-disabled', 'true');
		await release();
		await saved();
		expect(posted(app.site)).toEqual([{ jetpack_protect_global_whitelist: '203.0.113.5' }]);
		expect(list()).toHaveValue('not yet\n203.0.113.5');
		expect(saveButton()).not.toHaveAttribute('aria-disabled');
		expectLocked(addButton(), 'This IP address is already on the list.');
		expect(clicks(app)).toContainEqual(
			expect.objectContaining({ target: 'add-to-whitelist', feature: 'protect' }),
		);
	});

	itShows(
		'can be added to unless %s [SEC-022, SEC-023, SEC-024, SEC-040, SEC-041]',
		['security', 'brute-force'],
		[
			['protection is off', { ...at('::1'), on: off }, locked('Turn on “Block brute force attacks” first.')],
			['the site is offline', { scenario: ['offline-url'], on: off }, locked('Unavailable in Offline Mode')],
			['the address is unknown', at(''), ['[Always allowed IP'], ['Your current IP', ADD]],
			[
				'nothing stands against it, as without an owner',
				{ scenario: ['site-only'] },
				[`[${ADD}]`],
				['[Connect'],
			],
		],
	);

	it('describes the accepted formats, takes them, and an address at once when nothing else is edited [SEC-025, SEC-029]', async () => {
		const { user } = await open();
		await user.click(addButton());
		await saved();
		expect(list()).toHaveValue('203.0.113.5');
		expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
		await user.clear(list());
		expect(list()).toHaveAccessibleDescription(/IPv4 .*IPv6 .*12\.12\.12\.1-12\.12\.12\.100/);
		await user.click(list());
		await user.paste('192.0.2.7\n2001:db8::7\n192.0.2.7-192.0.2.20');
		expect(screen.queryByText(/like an IP address/)).not.toBeInTheDocument();
		await user.click(saveButton());
		await saved();
		expect(list().value.replace(/ /g, '').split('\n')).toEqual([
			'192.0.2.7',
			'2001:db8::7',
			'192.0.2.7-192.0.2.20',
		]);
	});
});

const NAME = 'Protect accounts with leaked passwords';

it('account protection describes its effect on users, stays on with a reason if the host refuses, and can be retried [SET-025, NOTICE-050]', async () => {
	const app = await openTab('security', { card: 'account-protection', scenario: NEW_HOST });
	const { site, user } = app;
	expect(toggle(NAME)).toHaveAccessibleDescription(/confirm each login with an emailed code/);
	refuseSetting(site, 'account-protection', 'Not on this server.');
	await user.click(toggle(NAME));
	expect(await region(ACCOUNTS).findByText('Not on this server.')).toBeVisible();
	expect(screen.getByRole('alert')).toHaveTextContent('Error updating settings. Not on this server.');
	expect(toggle(NAME)).toBeChecked();
	expect(toggle(NAME)).not.toHaveAttribute('aria-busy');
	site.recover();
	await flip(app, NAME);
	expect(toggle(NAME)).not.toBeChecked();
	expect(region(ACCOUNTS).queryByText('Not on this server.')).not.toBeInTheDocument();
});

describe('firewall', () => {
	const AUTOMATIC = 'Automatic rules';
	const LISTS = 'Allow or block IP addresses';
	const SHARE = 'Share blocked requests with WordPress.com';
	const FULL = 'Share the full requests';
	const BLOCKED = 'Always blocked IP addresses';
	const ALLOWED = 'Firewall allow list';
	const on = { waf: true };
	const open = (options: TabOptions = {}) => openTab('security', { card: 'firewall', on, ...options });
	const statusOf = (site: TestSite) => site.callsTo('GET', 'waf');

	it('fetches its status once it’s saved as on, then shows its two lists while they’re turned on, and saves them [SEC-031, SEC-034, SEC-043, SEC-044]', async () => {
		const app = await open({ on: { waf: false } });
		const { site, user } = app;
		expect(screen.queryByText(/auto_prepend_file/)).not.toBeInTheDocument();
		const release = site.hold('POST', 'settings');
		await user.click(toggle('Use the firewall'));
		expect(toggle('Use the firewall')).toBeChecked();
		expect(statusOf(site)).toEqual([]);
		await release();
		expect(await screen.findByText(/auto_prepend_file .*\/jetpack-waf\/bootstrap\.php/)).toBeInTheDocument();
		expect(statusOf(site)).toHaveLength(1);
		expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
		await flip(app, LISTS);
		await user.type(textbox(BLOCKED), '192.0.2.1');
		await user.type(textbox(ALLOWED), '192.0.2.2');
		await user.click(saveButton());
		await waitFor(() =>
			expect(posted(site).at(-1)).toEqual({
				jetpack_waf_ip_block_list: '192.0.2.1',
				jetpack_waf_ip_allow_list: '192.0.2.2',
			}),
		);
	});

	it('disables its options and doesn’t fetch its status while off [SEC-033]', async () => {
		const { site, user } = await open({
			on: { waf: false },
			scenario: ['plan-security'],
			settings: { jetpack_waf_ip_list: true },
		});
		for (const name of [AUTOMATIC, LISTS, SHARE]) {
			expectLocked(toggle(name), /Turn on .* first/);
			await user.click(toggle(name));
		}
		[BLOCKED, ALLOWED].forEach((name) => expect(textbox(name)).toHaveAttribute('readonly'));
		expect(posted(site)).toEqual([]);
		expect(statusOf(site)).toEqual([]);
	});

	it.each<[string, TabOptions['before']]>([
		[
			'has no file',
			(site) => site.fail('GET', 'waf', 200, { bootstrap_path: '', automatic_rules_available: true }),
		],
		['fails to load', (site) => site.fail('GET', 'waf', 500)],
	])('names no file and still saves when its status %s [SEC-044]', async (_, before) => {
		const { site, user } = await open({ scenario: ['plan-security'], before });
		expect(statusOf(site)).toHaveLength(1);
		expect(screen.queryByText(/auto_prepend_file/)).not.toBeInTheDocument();
		await user.click(toggle(SHARE));
		await saved();
		expect(posted(site)).toHaveLength(1);
	});

	const rules = (hasFirewallRules: boolean, scenario = 'connected'): TabOptions => ({
		scenario: [scenario],
		on,
		settings: { jetpack_waf_automatic_rules: true },
		before: (site) => site.setFacts({ hasFirewallRules }),
	});
	const SCAN = '[Upgrade → #/product/scan]';
	const NO_RULES = /\[Automatic rules: off, locked: .*Get Jetpack Scan to use automatic rules/;

	itShows(
		'offers Scan to sites without it, worded by whether rules exist: %s [SEC-032, SEC-034, SEC-045]',
		['security', 'firewall'],
		[
			['neither', rules(false), [SCAN, 'Get automatic firewall rules', NO_RULES, `[${LISTS}: `]],
			['rules alone', rules(true), [SCAN, 'Update firewall rules automatically', '[Automatic rules: on]']],
			['scan', rules(false, 'product-scan'), ['[Automatic rules: on]'], ['Upgrade', 'firewall rules']],
		],
	);

	it('offers to share full requests only while blocked requests are shared, on a host with the setting', async () => {
		const { close } = await open({ scenario: ['plan-security'], settings: { jetpack_waf_share_data: true } });
		expect(toggle(SHARE)).toBeChecked();
		expect(queryToggle(FULL)).not.toBeInTheDocument();
		close();
		const app = await open({ scenario: NEW_HOST });
		expect(queryToggle(FULL)).not.toBeInTheDocument();
		await flip(app, SHARE);
		expect(toggle(FULL)).toHaveAccessibleDescription(/visitors’ personal data/);
		await flip(app, SHARE);
		expect(queryToggle(FULL)).not.toBeInTheDocument();
	});
});

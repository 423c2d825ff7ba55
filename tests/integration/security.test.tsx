import { screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import {
	clicks,
	expectLocked,
	openTab,
	queryLink,
	saved,
	textbox,
	toggle,
	type TabOptions,
} from '../support/open-tab';
import { arrived, cards, hasRegion, region, sections } from '../support/screens';
import { posted, refuseSetting, saveButton, withModules, withoutModules } from '../support/settings-tab';
import { CARDS } from '../support/settings-tabs.table';
import type { TestSite } from '../support/test-site';

it('the Security tab shows its cards in order, also on /settings [SEC-001, SET-001, SHELL-017, SHELL-018]', async () => {
	const { reopen } = await openApp({ hash: '#/security', scenario: ['akismet-valid'] });
	for (const hash of ['#/security', '#/settings']) {
		await reopen(hash);
		await arrived();
		expect(sections()).toEqual(Object.keys(CARDS.security));
		expect(cards()).toEqual([]);
	}
});

it('the Security tab shows nothing if the host lacks its modules, not even the firewall', async () => {
	await openTab('security', { before: withoutModules('protect', 'sso', 'monitor', 'vaultpress') });
	expect(screen.getByText('This site has no settings to show here.')).toBeInTheDocument();
	expect(hasRegion('Firewall')).toBe(false);
});

describe('without a connection owner', () => {
	/** A host that needs an owner for a module, where the usual one does not. */
	const needsOwner = (site: TestSite) =>
		site.page({ getModules: { protect: { requires_user_connection: true } } });
	const PROMPTS = [
		['Downtime monitoring', 'Connect to set up your status alerts.'],
		['Brute force protection', 'Connect to set up brute force attack protection.'],
		['WordPress.com login', 'Connect to enable WordPress.com Secure Sign-On.'],
	] as const;

	it.each<[string, TabOptions, isAsked: boolean]>([
		['online and without an owner', { scenario: ['site-only'], before: needsOwner }, true],
		['with an owner', { before: needsOwner }, false],
		['offline', { scenario: ['offline-constant'] }, false],
	])(
		'three cards ask to connect only if that helps: %s [SEC-021, SEC-022, SEC-036, SEC-040]',
		async (_, options, isAsked) => {
			await openTab('security', options);
			for (const [name, prompt] of PROMPTS) {
				expect(region(name).queryByText(prompt) !== null).toBe(isAsked);
				expect(region(name).queryByRole('link', { name: 'Connect' })?.getAttribute('href') ?? '').toBe(
					isAsked ? `/connect-user?feature=${encodeURIComponent(name)}` : '',
				);
			}
		},
	);

	it('brute force protection works if the host requires none', async () => {
		const { site, user } = await openTab('security', { card: 'brute-force', scenario: ['site-only'] });
		expect(queryLink('Connect')).not.toBeInTheDocument();
		await user.click(toggle('Block brute force attacks'));
		await waitFor(() => expect(posted(site)).toEqual([{ protect: expect.any(Boolean) as boolean }]));
	});
});

describe('IP allow list', () => {
	const ADD = 'Add to Always Allowed list';
	const list = () => textbox('Always allowed IP addresses');
	const addButton = () => screen.getByRole('button', { name: ADD });
	const withAddress: TabOptions = { before: (site) => site.page({ currentIp: '203.0.113.5' }) };
	const open = (options: TabOptions = {}) =>
		openTab('security', { card: 'brute-force', scenario: ['protect-on'], ...options });

	it('adds the user’s own address with a button, once, and records it [SEC-025, SEC-027, SEC-028, EVT-042]', async () => {
		const app = await open(withAddress);
		expect(screen.getByText('Your current IP address: 203.0.113.5')).toBeInTheDocument();
		await app.user.click(addButton());
		await waitFor(() => expect(list()).toHaveValue('203.0.113.5'));
		expect(posted(app.site)).toEqual([{ jetpack_protect_global_whitelist: '203.0.113.5' }]);
		expectLocked(addButton(), 'This IP address is already on the list.');
		expect(clicks(app)).toContainEqual(
			expect.objectContaining({ target: 'add-to-whitelist', feature: 'protect' }),
		);
	});

	it('saves only the added address and adds it to the draft', async () => {
		const { site, user } = await open(withAddress);
		await user.type(list(), 'not yet');
		await user.click(addButton());
		await saved();
		expect(posted(site)).toEqual([{ jetpack_protect_global_whitelist: '203.0.113.5' }]);
		expect(list()).toHaveValue('not yet\n203.0.113.5');
		expect(saveButton()).not.toHaveAttribute('aria-disabled');
	});

	it.each([
		['protection is off', ['connected'], 'Turn on “Block brute force attacks” first.'],
		['the site is offline', ['offline-url'], 'Unavailable in Offline Mode'],
	])(
		'disables the add button and gives the reason when %s [SEC-023, SEC-024]',
		async (_, scenario, reason) => {
			const { site, user } = await open({ scenario, on: { protect: false } });
			expectLocked(addButton(), reason);
			await user.click(addButton());
			expect(posted(site)).toEqual([]);
		},
	);

	it('disables the add button while saving [SEC-026]', async () => {
		const { site, user } = await open();
		site.hold('POST', 'settings');
		await user.click(addButton());
		expect(addButton()).toHaveAttribute('aria-disabled', 'true');
	});

	it('shows no address and no add button when the address is unknown [SEC-041]', async () => {
		await open({ before: (site) => site.page({ currentIp: '' }) });
		expect(screen.queryByText(/Your current IP/)).not.toBeInTheDocument();
		expect(screen.queryByRole('button', { name: ADD })).not.toBeInTheDocument();
	});

	it('describes the accepted formats, and takes them [SEC-029]', async () => {
		const { user } = await open();
		expect(list()).toHaveAccessibleDescription(/IPv4 .*IPv6 .*12\.12\.12\.1-12\.12\.12\.100/);
		await user.type(list(), '192.0.2.7\n2001:db8::7\n192.0.2.7-192.0.2.20');
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

describe('account protection', () => {
	const CARD = 'Account protection';
	const NAME = 'Protect accounts with leaked passwords';
	const scenario = ['jetpack-16', 'plan-security'];

	it('describes its effect on users, and stays on with a reason if the host refuses', async () => {
		const { site, user } = await openTab('security', { card: 'account-protection', scenario });
		expect(toggle(NAME)).toHaveAccessibleDescription(/confirm each login with a code sent by email/);
		refuseSetting(site, 'account-protection', 'Not on this server.');
		await user.click(toggle(NAME));
		expect(await region(CARD).findByText('Not on this server.')).toBeVisible();
		expect(toggle(NAME)).toBeChecked();
	});

	it('has no card on a host without the module', async () => {
		await openTab('security', { scenario, before: withModules('protect', 'waf') });
		expect([hasRegion('Firewall'), hasRegion(CARD)]).toEqual([true, false]);
	});

	it('is found by “leaked password”', async () => {
		await openApp({ scenario, hash: '#/security?term=leaked%20password' });
		await waitFor(() => expect(hasRegion(CARD)).toBe(true));
		expect(hasRegion('Firewall')).toBe(false);
	});
});

import { screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, cards, hasRegion, region, sections } from '../support/screens';
import { posted, saveButton } from '../support/settings-tab';
import type { TestSite } from '../support/test-site';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/security', ...options });
	await arrived();
	return app;
};
const listField = () => screen.getByRole('textbox', { name: 'Always allowed IP addresses' });
const addButton = () => screen.getByRole('button', { name: 'Add to Always Allowed list' });
const withAddress: OpenOptions['before'] = (site) =>
	site.editPage((state) => Object.assign(state, { currentIp: '203.0.113.5' }));

describe('Security tab', () => {
	it('shows its cards in order, also on /settings [SEC-001, SET-001, SHELL-017, SHELL-018]', async () => {
		for (const hash of ['#/security', '#/settings']) {
			await open({ hash, scenario: ['akismet-valid'] });
			expect(sections()).toEqual([
				'Backups and security scanning',
				'Downtime monitoring',
				'Spam protection',
				'Firewall',
				'Brute force protection',
				'WordPress.com login',
			]);
			expect(cards()).toEqual([]);
			await closeApps();
		}
	});

	it('shows no settings if the host lacks its modules, not even the firewall', async () => {
		await open({
			before: (site) =>
				site.editPage((state) => {
					const modules = state.getModules as Record<string, unknown>;
					['protect', 'sso', 'monitor', 'vaultpress'].forEach((slug) => delete modules[slug]);
				}),
		});
		expect(screen.getByText('This site has no settings to show here.')).toBeInTheDocument();
		expect(hasRegion('Firewall')).toBe(false);
	});
});

/** A host that needs an owner for a module, where the usual one does not. */
const needsOwner = (slug: string) => (site: TestSite) =>
	site.editPage((state) => {
		const modules = state.getModules as Record<string, { requires_user_connection?: boolean }>;
		Object.assign(modules[slug] ?? {}, { requires_user_connection: true });
	});

it('brute force protection works without a connection owner if the host requires none', async () => {
	const { site, user } = await open({ scenario: ['site-only'] });
	const card = region('Brute force protection');
	expect(card.queryByRole('link', { name: 'Connect' })).not.toBeInTheDocument();
	await user.click(card.getByRole('switch', { name: 'Block brute force attacks' }));
	await waitFor(() => expect(posted(site)).toEqual([{ protect: expect.any(Boolean) as boolean }]));
});

describe('prompts to connect', () => {
	it.each([
		['Downtime monitoring', 'Connect to set up your status alerts.'],
		['Brute force protection', 'Connect to set up brute force attack protection.'],
		['WordPress.com login', 'Connect to enable WordPress.com Secure Sign-On.'],
	])(
		'%s prompts for an account only online and without a connection owner: %s [SEC-021, SEC-022, SEC-036, SEC-040]',
		async (name, prompt) => {
			await open({ scenario: ['site-only'], before: needsOwner('protect') });
			expect(region(name).getByText(prompt)).toBeInTheDocument();
			expect(region(name).getByRole('link', { name: 'Connect' })).toHaveAttribute(
				'href',
				`#/connect-user?feature=${encodeURIComponent(name)}`,
			);
			await closeApps();
			for (const scenario of ['connected', 'offline-constant']) {
				await open({ scenario: [scenario] });
				expect(region(name).queryByText(prompt)).not.toBeInTheDocument();
				await closeApps();
			}
		},
	);
});

describe('switches that need a connection owner', () => {
	it.each([
		['Get an alert when your site goes down', 'monitor'],
		['Let users log in with a WordPress.com account', 'sso'],
	])('%s works only online and with a connection owner [SEC-020, SEC-037]', async (name) => {
		for (const [scenario, isEnabled] of [
			['connected', true],
			['site-only', false],
			['offline-constant', false],
		] as const) {
			const { site, user } = await open({ scenario: [scenario] });
			const toggle = screen.getByRole('switch', { name });
			expect(toggle.getAttribute('aria-disabled')).toBe(isEnabled ? null : 'true');
			await user.click(toggle);
			await waitFor(() => expect(site.callsTo('POST')).toHaveLength(isEnabled ? 1 : 0));
			await closeApps();
		}
	});

	it.each<[string, OpenOptions]>([
		['without an account, beside the owner', { as: 'admin2' }],
		[
			'with an account, where the owner has none',
			{
				scenario: ['site-only'],
				before: (site) =>
					site.editPage(({ userData }) =>
						Object.assign((userData as { currentUser: object }).currentUser, { isConnected: true }),
					),
			},
		],
	])('WordPress.com login can be toggled by an administrator %s [SEC-037]', async (_, options) => {
		const { site, user } = await open(options);
		await user.click(screen.getByRole('switch', { name: 'Let users log in with a WordPress.com account' }));
		await waitFor(() => expect(site.callsTo('POST', 'settings')).toHaveLength(1));
	});
});

describe('IP allow list', () => {
	it('adds the user’s own address with a button, once [SEC-025, SEC-027, SEC-028]', async () => {
		const { site, user } = await open({ scenario: ['protect-on'], before: withAddress });
		expect(screen.getByText('Your current IP address: 203.0.113.5')).toBeInTheDocument();
		await user.click(addButton());
		await waitFor(() => expect(listField()).toHaveValue('203.0.113.5'));
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
			{ jetpack_protect_global_whitelist: '203.0.113.5' },
		]);
		expect(addButton()).toHaveAttribute('aria-disabled', 'true');
		expect(addButton()).toHaveAccessibleDescription('This IP address is already on the list.');
	});

	it('saves only the added address and adds it to the draft', async () => {
		const { site, user } = await open({ scenario: ['protect-on'], before: withAddress });
		await user.type(listField(), 'not yet');
		await user.click(addButton());
		await screen.findByText('Updated settings.');
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
			{ jetpack_protect_global_whitelist: '203.0.113.5' },
		]);
		expect(listField()).toHaveValue('not yet\n203.0.113.5');
		expect(saveButton()).not.toHaveAttribute('aria-disabled');
	});

	it('records the click on the add button [EVT-042]', async () => {
		const app = await open({ scenario: ['protect-on'], before: withAddress });
		await app.user.click(addButton());
		expect(await app.events()).toContainEqual([
			'jetpack_wpa_click',
			expect.objectContaining({ target: 'add-to-whitelist', feature: 'protect' }),
		]);
	});

	it.each([
		['protection is off', ['connected'], 'Turn on “Block brute force attacks” first.'],
		['the site is offline', ['offline-url'], 'Unavailable in Offline Mode'],
	])(
		'disables the add button and gives the reason when %s [SEC-023, SEC-024]',
		async (_, scenario, reason) => {
			const { site, user } = await open({
				scenario,
				before: (running) => running.setSwitches({ protect: false }),
			});
			expect(addButton()).toHaveAttribute('aria-disabled', 'true');
			expect(addButton()).toHaveAccessibleDescription(reason);
			await user.click(addButton());
			expect(site.callsTo('POST')).toEqual([]);
		},
	);

	it('disables the add button while saving [SEC-026]', async () => {
		const { site, user } = await open({ scenario: ['protect-on'] });
		site.intercept((request) => (request.method === 'POST' ? new Promise<Response>(() => {}) : null));
		await user.click(addButton());
		expect(addButton()).toHaveAttribute('aria-disabled', 'true');
	});

	it('shows no address and no add button when the address is unknown [SEC-041]', async () => {
		await open({ before: (site) => site.editPage((state) => Object.assign(state, { currentIp: '' })) });
		expect(screen.queryByText(/Your current IP/)).not.toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Add to Always Allowed list' })).not.toBeInTheDocument();
	});

	it('describes the accepted formats [SEC-029]', async () => {
		await open();
		expect(listField()).toHaveAccessibleDescription(/IPv4 .*IPv6 .*12\.12\.12\.1-12\.12\.12\.100/);
	});

	it.each(['192.0.2.7', '2001:db8::7', '192.0.2.7-192.0.2.20'])('accepts %s [SEC-029]', async (line) => {
		const { user } = await open({ scenario: ['protect-on'] });
		await user.type(listField(), line);
		expect(screen.queryByText(/like an IP address/)).not.toBeInTheDocument();
		await user.click(saveButton());
		await screen.findByText('Updated settings.');
		expect((listField() as HTMLTextAreaElement).value.replace(/ /g, '')).toBe(line);
	});
});

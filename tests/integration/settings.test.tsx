import { screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';

afterEach(closeApps);

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/security', ...options });
	await arrived();
	return app;
};
const listField = () => screen.getByRole('textbox', { name: 'Always allowed IP addresses' });
const saveButton = () => screen.getByRole('button', { name: /Save settings|Saving…/ });
const addButton = () => screen.getByRole('button', { name: 'Add to Always Allowed list' });

describe('switches', () => {
	it.each([
		['Tell me when my site is down', 'monitor'],
		['Block attempts to guess passwords', 'protect'],
		['Allow users to log in with a WordPress.com account', 'sso'],
	])('%s is saved at once, and alone [SET-039]', async (name, option) => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ [option]: false }) });
		await user.click(screen.getByRole('switch', { name }));
		expect(screen.getByRole('switch', { name })).toBeChecked();
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ [option]: true }]);
		expect(site.callsTo('GET', 'settings')).toHaveLength(1);
	});

	it.each([
		['Match accounts by their email address', 'jetpack_sso_match_by_email'],
		['Require two-step authentication', 'jetpack_sso_require_two_step'],
	])(
		'%s switches its inactive module on with it, and leaves an active one on [SET-021, SET-022, SET-041, SEC-035]',
		async (name, option) => {
			const { site, user } = await open();
			const toggle = screen.getByRole('switch', { name });
			const main = screen.getByRole('switch', { name: 'Allow users to log in with a WordPress.com account' });
			await user.click(toggle);
			await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'));
			expect(toggle).toBeChecked();
			expect(main).toBeChecked();
			await user.click(toggle);
			await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'));
			expect(toggle).not.toBeChecked();
			expect(main).toBeChecked();
			expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
				{ sso: true, [option]: true },
				{ [option]: false },
			]);
		},
	);

	it('are disabled with a reason offline [SET-031]', async () => {
		const { site, user } = await open({ scenario: ['offline-constant'] });
		const toggle = screen.getByRole('switch', { name: 'Tell me when my site is down' });
		expect(toggle).toHaveAttribute('aria-disabled', 'true');
		expect(toggle).toHaveAccessibleDescription('Unavailable in Offline Mode');
		await user.click(toggle);
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('are disabled under an override, with their options [SET-024]', async () => {
		for (const override of ['active', 'inactive'] as const) {
			const { site, user } = await open({
				before: (running) => running.setFacts({ overrides: { sso: override } }),
			});
			const toggle = screen.getByRole('switch', {
				name: 'Allow users to log in with a WordPress.com account',
			});
			expect(toggle).toHaveAttribute('aria-disabled', 'true');
			expect(toggle).toHaveAccessibleDescription(
				expect.stringMatching(override === 'active' ? /has been enabled by/ : /has been disabled by/),
			);
			await user.click(toggle);
			const option = screen.getByRole('switch', { name: 'Require two-step authentication' });
			expect(option.getAttribute('aria-disabled')).toBe(override === 'inactive' ? 'true' : null);
			expect(site.callsTo('POST')).toEqual([]);
			closeApps();
		}
	});

	it.each([
		['Downtime monitoring', 'Connect to set up your status alerts.', 'SEC-021'],
		['Brute force protection', 'Connect to set up brute force attack protection.', 'SEC-022'],
		['WordPress.com login', 'Connect to enable WordPress.com Secure Sign-On.', 'SEC-036'],
	])(
		'%s asks for an account without an owner: %s [SEC-021, SEC-022, SEC-036, SEC-040]',
		async (name, prompt) => {
			await open({ scenario: ['site-only'] });
			expect(region(name).getByText(prompt)).toBeInTheDocument();
			expect(region(name).getByRole('link', { name: 'Connect' })).toHaveAttribute(
				'href',
				`#/connect-user?feature=${encodeURIComponent(name)}`,
			);
			closeApps();
			for (const scenario of ['connected', 'offline-constant']) {
				await open({ scenario: [scenario] });
				expect(region(name).queryByText(prompt)).not.toBeInTheDocument();
				closeApps();
			}
		},
	);

	it('of monitoring works online with an owner alone [SEC-020]', async () => {
		for (const [scenario, isEnabled] of [
			['connected', true],
			['site-only', false],
			['offline-constant', false],
		] as const) {
			await open({ scenario: [scenario] });
			const toggle = screen.getByRole('switch', { name: 'Tell me when my site is down' });
			expect(toggle.getAttribute('aria-disabled')).toBe(isEnabled ? null : 'true');
			closeApps();
		}
	});
});

describe('the list of allowed addresses', () => {
	it('waits for Save, sends only itself and shows what the host made of it [SET-012, SET-013, SET-015, SET-017, SET-018, SEC-028, SEC-042]', async () => {
		const { site, user } = await open({ scenario: ['protect-on'] });
		expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
		await user.click(saveButton());
		await user.type(listField(), '203.0.113.9-203.0.113.20');
		expect(site.callsTo('POST')).toEqual([]);
		expect(saveButton()).toHaveTextContent('Save settings');
		await user.click(saveButton());
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
			{ jetpack_protect_global_whitelist: '203.0.113.9-203.0.113.20' },
		]);
		expect(listField()).toHaveValue('203.0.113.9 - 203.0.113.20');
		expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
	});

	it('is saved once while a save is in progress, and keeps the focus [SET-014, SET-016]', async () => {
		const { site, user } = await open({ scenario: ['protect-on'] });
		let release = () => {};
		site.intercept((request) =>
			request.method === 'POST'
				? (new Promise((resolve) => (release = () => resolve(site.host.fetch(request)))) as Promise<Response>)
				: null,
		);
		await user.type(listField(), '192.0.2.1');
		await user.click(saveButton());
		expect(saveButton()).toHaveTextContent('Saving…');
		await user.click(saveButton());
		expect(saveButton()).toHaveFocus();
		release();
		await waitFor(() => expect(saveButton()).toHaveTextContent('Save settings'));
		expect(site.callsTo('POST')).toHaveLength(1);
	});

	it('keeps what was typed and says why when the host finds a line that is no address [SEC-030]', async () => {
		const { user } = await open({ scenario: ['protect-on'] });
		await user.type(listField(), 'not an address');
		await user.click(saveButton());
		expect(await screen.findByText(/the site found a line in it that is no IP address/)).toBeInTheDocument();
		expect(listField()).toHaveValue('not an address');
		expect(listField()).toHaveAttribute('aria-invalid', 'true');
		expect(saveButton()).not.toHaveAttribute('aria-disabled');
	});

	it('keeps what was typed when the host is gone, and saves it when it is back', async () => {
		const { site, user } = await open({ scenario: ['protect-on'] });
		await user.type(listField(), '192.0.2.1');
		site.fail('POST', 'settings');
		await user.click(saveButton());
		expect(await screen.findByRole('alert')).toHaveTextContent(
			/Error updating settings\. The site did not answer/,
		);
		expect(listField()).toHaveValue('192.0.2.1');
		site.recover();
		await user.click(saveButton());
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(listField()).toHaveValue('192.0.2.1');
	});

	it('takes the reader’s own address by a button, once [SEC-025, SEC-027]', async () => {
		const { site, user } = await open({
			scenario: ['protect-on'],
			before: (running) => running.editPage((state) => Object.assign(state, { currentIp: '203.0.113.5' })),
		});
		expect(screen.getByText('Your current IP: 203.0.113.5')).toBeInTheDocument();
		await user.click(addButton());
		await waitFor(() => expect(listField()).toHaveValue('203.0.113.5'));
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
			{ jetpack_protect_global_whitelist: '203.0.113.5' },
		]);
		expect(addButton()).toHaveAttribute('aria-disabled', 'true');
		expect(addButton()).toHaveAccessibleDescription('This address is in the list already.');
	});

	it.each([
		['protection is off', ['connected'], 'Switch the protection on first.'],
		['the site is offline', ['offline-url'], 'Unavailable in Offline Mode'],
	])('has its button disabled when %s [SEC-023, SEC-024]', async (_, scenario, reason) => {
		const { site, user } = await open({
			scenario,
			before: (running) => running.setSwitches({ protect: false }),
		});
		expect(addButton()).toHaveAttribute('aria-disabled', 'true');
		expect(addButton()).toHaveAccessibleDescription(reason);
		await user.click(addButton());
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('has its button disabled while saving [SEC-026]', async () => {
		const { site, user } = await open({ scenario: ['protect-on'] });
		site.intercept((request) => (request.method === 'POST' ? new Promise<Response>(() => {}) : null));
		await user.click(addButton());
		expect(addButton()).toHaveAttribute('aria-disabled', 'true');
	});

	it('has no address and no button when the address is not known [SEC-041]', async () => {
		await open({ before: (site) => site.editPage((state) => Object.assign(state, { currentIp: '' })) });
		expect(screen.queryByText(/Your current IP/)).not.toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Add to Always Allowed list' })).not.toBeInTheDocument();
	});

	it('explains what may stand in it [SEC-029]', async () => {
		await open();
		expect(listField()).toHaveAccessibleDescription(/IPv4 .*IPv6 .*12\.12\.12\.1-12\.12\.12\.100/);
	});
});

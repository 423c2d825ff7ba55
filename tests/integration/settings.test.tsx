import { act, screen, waitFor } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/security', ...options });
	await arrived();
	return app;
};
const toggle = (name: string) => screen.getByRole('switch', { name });
const settled = (name: string) => waitFor(() => expect(toggle(name)).not.toHaveAttribute('aria-busy'));
const posted = ({ site }: { site: { callsTo: (method: string) => Array<{ body: unknown }> } }) =>
	site.callsTo('POST').map(({ body }) => body);

const MONITOR = 'Get an alert when your site goes down';
const SIGN_ON = 'Let users log in with a WordPress.com account';
const TWO_STEP = 'Require two-step authentication';

describe('switches', () => {
	it.each([
		[MONITOR, 'monitor'],
		['Block brute force attacks', 'protect'],
		[SIGN_ON, 'sso'],
	])('%s saves immediately and alone [SET-039]', async (name, option) => {
		const app = await open({ before: (site) => site.setSwitches({ [option]: false }) });
		await app.user.click(toggle(name));
		expect(toggle(name)).toBeChecked();
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(posted(app)).toEqual([{ [option]: true }]);
		expect(app.site.callsTo('GET', 'settings')).toHaveLength(1);
	});

	it.each([
		['Match accounts by email address', 'jetpack_sso_match_by_email'],
		[TWO_STEP, 'jetpack_sso_require_two_step'],
	])(
		'%s turns on its inactive module, and leaves it on when turned off [SET-021, SET-022, SET-041, SEC-035]',
		async (name, option) => {
			const app = await open();
			await app.user.click(toggle(name));
			await settled(name);
			expect(toggle(name)).toBeChecked();
			expect(toggle(SIGN_ON)).toBeChecked();
			await app.user.click(toggle(name));
			await settled(name);
			expect(toggle(name)).not.toBeChecked();
			expect(toggle(SIGN_ON)).toBeChecked();
			expect(posted(app)).toEqual([{ sso: true, [option]: true }, { [option]: false }]);
		},
	);

	it('show progress, then success, and ignore clicks while saving [SET-019, SET-025, SET-026, NOTICE-047, NOTICE-048]', async () => {
		const app = await open({ before: (site) => site.setSwitches({ monitor: false }) });
		let release = () => {};
		app.site.intercept((request) =>
			request.method === 'POST'
				? (new Promise(
						(resolve) => (release = () => resolve(app.site.host.fetch(request))),
					) as Promise<Response>)
				: null,
		);
		await app.user.click(toggle(MONITOR));
		expect(screen.getByText('Updating settings…')).toBeInTheDocument();
		expect(toggle(MONITOR)).toHaveAttribute('aria-busy', 'true');
		await app.user.click(toggle(MONITOR));
		app.site.recover();
		release();
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		await settled(MONITOR);
		expect(app.site.callsTo('POST')).toHaveLength(1);
		await waitFor(() => expect(screen.queryByText('Updated settings.')).not.toBeInTheDocument());
	});

	it('revert, show the reason and can be retried when the host refuses [SET-019, SET-025, SET-026, NOTICE-050]', async () => {
		const app = await open({ before: (site) => site.setSwitches({ monitor: false }) });
		app.site.fail('POST', 'settings', 403, { code: 'no', message: 'You may not do this.' });
		await app.user.click(toggle(MONITOR));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'Error updating settings. You may not do this.',
		);
		expect(toggle(MONITOR)).not.toBeChecked();
		expect(toggle(MONITOR)).not.toHaveAttribute('aria-busy');
		expect(region('Downtime monitoring').getByText('You may not do this.')).toBeInTheDocument();
		app.site.recover();
		await app.user.click(toggle(MONITOR));
		await waitFor(() => expect(toggle(MONITOR)).toBeChecked());
		expect(region('Downtime monitoring').queryByText('You may not do this.')).not.toBeInTheDocument();
	});

	it.each([
		[400, { code: 'no', message: '' }, 'no'],
		[500, { code: 'some_error' }, 'some_error'],
		[400, { code: '', message: '' }, 'Your site refused this. Reload the page and try again.'],
	])(
		'show the code, or else what happened, if the host sends no message: %i %j [NOTICE-050]',
		async (status, body, said) => {
			const app = await open({ before: (site) => site.setSwitches({ monitor: false }) });
			app.site.fail('POST', 'settings', status, body);
			await app.user.click(toggle(MONITOR));
			expect(await screen.findByRole('alert')).toHaveTextContent(`Error updating settings. ${said}`);
		},
	);

	it('block others on the same card while saving, but not those on another card', async () => {
		const app = await open();
		app.site.intercept((request) => (request.method === 'POST' ? new Promise<Response>(() => {}) : null));
		await app.user.click(toggle(SIGN_ON));
		expect(toggle(TWO_STEP)).toHaveAttribute('aria-disabled', 'true');
		expect(toggle(TWO_STEP)).toHaveAccessibleDescription('Saving…');
		expect(toggle(MONITOR)).not.toHaveAttribute('aria-disabled');
	});

	it('are recorded, modules and options alike [EVT-006, EVT-007]', async () => {
		const app = await open({ before: (site) => site.setSwitches({ sso: true, monitor: true }) });
		await app.user.click(toggle(MONITOR));
		await app.user.click(toggle(TWO_STEP));
		await settled(TWO_STEP);
		await app.user.click(toggle(TWO_STEP));
		const events = (await app.events()).filter(([name]) => /toggle$/.test(name));
		expect(events).toMatchObject([
			['jetpack_wpa_module_toggle', { module: 'monitor', toggled: 'off' }],
			[
				'jetpack_wpa_settings_toggle',
				{ module: 'sso', setting: 'jetpack_sso_require_two_step', toggled: 'on' },
			],
			[
				'jetpack_wpa_settings_toggle',
				{ module: 'sso', setting: 'jetpack_sso_require_two_step', toggled: 'off' },
			],
		]);
	});
});

describe('disabled controls', () => {
	it('give Offline Mode as the reason, on a faded card [SET-031, SET-033]', async () => {
		const { site, user } = await open({ scenario: ['offline-constant'] });
		expect(toggle(MONITOR)).toHaveAttribute('aria-disabled', 'true');
		expect(toggle(MONITOR)).toHaveAccessibleDescription('Unavailable in Offline Mode');
		expect(toggle(MONITOR).closest('.options')).toHaveClass('faded');
		await user.click(toggle(MONITOR));
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('say that an administrator needs to connect an account, on a faded card [SET-032, SET-034]', async () => {
		const { site, user } = await open({ scenario: ['site-only'] });
		expect(toggle(SIGN_ON)).toHaveAttribute('aria-disabled', 'true');
		expect(toggle(SIGN_ON)).toHaveAccessibleDescription(
			/An administrator needs to connect a WordPress\.com account/,
		);
		expect(toggle(SIGN_ON).closest('.options')).toHaveClass('faded');
		await user.click(toggle(SIGN_ON));
		await user.click(toggle(TWO_STEP));
		expect(site.callsTo('POST')).toEqual([]);
	});

	it.each([
		['active', 'This feature has been enabled by a site administrator.'],
		['inactive', 'This feature has been disabled by a site administrator.'],
		['elsewhere', 'This feature is being managed by a site administrator.'],
	])(
		'explain an override (%s), and include options unless the module is active [SET-024, SET-028, SET-029]',
		async (override, text) => {
			const { site, user } = await open({
				before: (running) =>
					running.editPage((state) => {
						const modules = state.getModules as Record<string, Record<string, unknown>>;
						Object.assign(modules.sso ?? {}, { override, activated: override === 'active' });
					}),
			});
			expect(toggle(SIGN_ON)).toHaveAttribute('aria-disabled', 'true');
			expect(toggle(SIGN_ON)).toHaveAccessibleDescription(expect.stringContaining(text));
			expect(region('WordPress.com login').getByRole('link', { name: /^Learn more\./ })).toHaveAttribute(
				'href',
				expect.stringContaining('jetpack-support-module-overrides'),
			);
			await user.click(toggle(SIGN_ON));
			expect(toggle(TWO_STEP).getAttribute('aria-disabled')).toBe(override === 'active' ? null : 'true');
			expect(site.callsTo('POST')).toEqual([]);
		},
	);

	it('are only those with garbled values; missing settings are hidden and the rest works', async () => {
		const app = await open({
			before: (site) =>
				site.editPage((state) => {
					const settings = state.settings as Record<string, unknown>;
					delete settings.jetpack_sso_match_by_email;
					settings.jetpack_sso_require_two_step = { on: ['yes'] };
					settings.jetpack_waf_ip_block_list = 7;
					delete (state.getModules as Record<string, unknown>).monitor;
				}),
		});
		expect(screen.queryByRole('region', { name: 'Downtime monitoring' })).not.toBeInTheDocument();
		expect(screen.queryByRole('switch', { name: 'Match accounts by email address' })).not.toBeInTheDocument();
		expect(toggle(TWO_STEP)).toHaveAccessibleDescription('The stored value can’t be shown here.');
		await app.user.click(toggle(SIGN_ON));
		await settled(SIGN_ON);
		expect(toggle(SIGN_ON)).toBeChecked();
	});
});

describe('links to one control', () => {
	it.each([
		['brute-force', 'Block brute force attacks'],
		['jetpack_sso_require_two_step', TWO_STEP],
	])('?at=%s scrolls to the control and focuses it', async (at, name) => {
		const scroll = jest.fn();
		Element.prototype.scrollIntoView = scroll;
		await open({ hash: `#/security?at=${at}` });
		await waitFor(() => expect(toggle(name)).toHaveFocus());
		expect(scroll).toHaveBeenCalled();
	});

	it('do nothing if the control doesn’t exist', async () => {
		await open({ hash: `#/security?at=${encodeURIComponent('"] no such')}` });
		await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
		expect(screen.getByRole('heading', { level: 1, name: 'Security' })).toBeInTheDocument();
	});
});

import { act, screen, waitFor } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';
import { querySave, saveButton } from '../support/settings-tab';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/security', scenario: ['protect-on'], ...options });
	await arrived();
	return app;
};
const card = () => region('Brute force protection');
const listField = () => screen.getByRole('textbox', { name: 'Always allowed IP addresses' });
const blockField = () => screen.getByRole('textbox', { name: 'Always blocked IP addresses' });

/** The firewall is on and uses its lists. */
const withFirewall: OpenOptions = {
	before: async (site) => {
		await site.setSwitches({ waf: true });
		await site.post('settings', { jetpack_waf_ip_list: true });
		site.calls.length = 0;
	},
};

describe('settings form', () => {
	it('waits for Save, sends only its edits and shows the value the host stored [SET-012, SET-013, SET-015, SET-017, SET-018, SET-039, SEC-028, SEC-042]', async () => {
		const { site, user } = await open();
		expect(querySave()).not.toBeInTheDocument();
		await user.type(listField(), '203.0.113.9-203.0.113.20');
		expect(site.callsTo('POST')).toEqual([]);
		expect(saveButton()).toHaveTextContent('Save settings');
		await user.click(saveButton());
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
			{ jetpack_protect_global_whitelist: '203.0.113.9-203.0.113.20' },
		]);
		expect(listField()).toHaveValue('203.0.113.9 - 203.0.113.20');
		expect(querySave()).not.toBeInTheDocument();
		expect(screen.getByText('Saved')).toBeVisible();
	});

	it('saves once while pending, keeps focus on Save, then moves it to the card [SET-014, SET-016]', async () => {
		const { site, user } = await open();
		let release = () => {};
		site.intercept((request) =>
			request.method === 'POST'
				? (new Promise((resolve) => (release = () => resolve(site.host.fetch(request)))) as Promise<Response>)
				: null,
		);
		await user.type(listField(), '192.0.2.1');
		await user.click(saveButton());
		expect(saveButton()).toHaveTextContent('Saving…');
		expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
		expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
		await user.click(saveButton());
		expect(saveButton()).toHaveFocus();
		release();
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		expect(site.callsTo('POST')).toHaveLength(1);
		expect(screen.getByRole('region', { name: 'Brute force protection' })).toHaveFocus();
	});

	it('names the invalid line once, at the field, and sends nothing [SEC-030]', async () => {
		const { site, user } = await open();
		await user.type(listField(), 'not an address');
		expect(listField()).toHaveAccessibleDescription(/Line 1 doesn’t look like an IP address\.$/);
		await user.click(saveButton());
		expect(await screen.findAllByText(/Line 1 /)).toHaveLength(1);
		expect(listField()).toHaveAccessibleDescription(/Line 1 isn’t a valid IP address\.$/);
		expect(listField()).toHaveValue('not an address');
		expect(listField()).toHaveAttribute('aria-invalid', 'true');
		expect(listField()).toHaveFocus();
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
		expect(site.callsTo('POST')).toEqual([]);
		await user.clear(listField());
		await user.type(listField(), '192.0.2.1');
		expect(listField()).not.toHaveAttribute('aria-invalid');
		await user.click(saveButton());
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
	});

	it('flags an invalid network in a firewall list and sends nothing', async () => {
		const { site, user } = await open(withFirewall);
		await user.type(blockField(), '10.0.0.0/33');
		await user.click(saveButton());
		expect(blockField()).toHaveAccessibleDescription(/as a range: 10\.0\.0\.0-10\.255\.255\.255\.$/);
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('saves a network as a range, as hosts store it', async () => {
		const { site, user, reopen } = await open(withFirewall);
		await user.type(blockField(), '10.0.0.0/8');
		expect(blockField()).not.toHaveAccessibleDescription(/doesn’t look like/);
		await user.tab();
		expect(blockField()).toHaveValue('10.0.0.0-10.255.255.255');
		await user.click(saveButton());
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(site.callsTo('POST')).toHaveLength(1);
		await reopen();
		expect(await screen.findByDisplayValue('10.0.0.0-10.255.255.255')).toBe(blockField());
	});

	it('keeps the draft while the host is unreachable, and saves it afterwards', async () => {
		const { site, user } = await open();
		await user.type(listField(), '192.0.2.1');
		site.fail('POST', 'settings');
		await user.click(saveButton());
		expect(await screen.findByRole('alert')).toHaveTextContent(
			/Error updating settings\. We couldn’t reach your site/,
		);
		expect(listField()).toHaveValue('192.0.2.1');
		site.recover();
		await user.click(saveButton());
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(listField()).toHaveValue('192.0.2.1');
	});

	it('shows the host’s reason at the refused field and leaves the others alone', async () => {
		const { site, user } = await open(withFirewall);
		await user.type(blockField(), '192.0.2.1');
		await user.type(
			screen.getByRole('textbox', { name: 'IP addresses the firewall always allows' }),
			'192.0.2.2',
		);
		const refusal = {
			code: 'rest_invalid_param',
			message: 'Invalid parameter(s)',
			data: { params: { jetpack_waf_ip_block_list: 'This list is too long.' } },
		};
		const answerTo = async (request: Request) =>
			(await request.clone().text()).includes('jetpack_waf_ip_block_list')
				? new Response(JSON.stringify(refusal), { status: 400 })
				: site.host.fetch(request);
		site.intercept((request) => (request.method === 'POST' ? answerTo(request) : null));
		await user.click(saveButton());
		expect(await region('Firewall').findByText('This list is too long.')).toBeInTheDocument();
		expect(blockField()).toHaveAccessibleDescription(expect.stringContaining('This list is too long.'));
		const other = screen.getByRole('textbox', { name: 'IP addresses the firewall always allows' });
		await waitFor(() => expect(other).not.toHaveAttribute('aria-invalid'));
		expect(other).toHaveValue('192.0.2.2');
	});

	it('resends only the refused setting after a partial save', async () => {
		const { site, user } = await open(withFirewall);
		await user.type(blockField(), '192.0.2.1');
		await user.type(
			screen.getByRole('textbox', { name: 'IP addresses the firewall always allows' }),
			'192.0.2.2',
		);
		// The host saves one of the two, and says which one it did not.
		site.intercept((request) => {
			if (request.method !== 'POST') {
				return null;
			}
			return (async () => {
				await site.host.fetch(
					new Request(request, { body: JSON.stringify({ jetpack_waf_ip_allow_list: '192.0.2.2' }) }),
				);
				const message = ' jetpack_waf_ip_block_list: No more lists.';
				return new Response(JSON.stringify({ code: 'some_updated', message }), { status: 400 });
			})();
		});
		await user.click(saveButton());
		expect(await region('Firewall').findByText('No more lists.')).toBeInTheDocument();
		site.recover();
		site.calls.length = 0;
		await user.click(saveButton());
		await screen.findByText('Updated settings.');
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
			{ jetpack_waf_ip_block_list: '192.0.2.1' },
		]);
	});

	it('records which settings were sent, not what was typed [EVT-005, EVT-030]', async () => {
		const app = await open();
		await app.user.type(listField(), '192.0.2.1');
		await app.user.click(saveButton());
		await screen.findByText('Updated settings.');
		const sent = (await app.events()).filter(([name]) => name === 'jetpack_wpa_settings_form_submit');
		expect(sent).toMatchObject([
			['jetpack_wpa_settings_form_submit', { jetpack_protect_global_whitelist: 'changed' }],
		]);
		expect(JSON.stringify(sent)).not.toContain('192.0.2.1');
	});

	it('keeps a 100 kB draft and says that the host finds it too long', async () => {
		const { user } = await open();
		const text = Array.from({ length: 8000 }, (_, n) => `10.0.${n >> 8}.${n & 255}`).join('\n');
		await user.click(listField());
		await user.paste(text);
		await user.click(saveButton());
		expect(await card().findByText(/must be at most 65536 characters long/)).toBeInTheDocument();
		expect(listField()).toHaveValue(text);
	});
});

describe('unsaved edits', () => {
	it('are kept while a switch saves [SET-012]', async () => {
		const { site, user } = await open();
		await user.type(listField(), '192.0.2.1');
		await user.click(screen.getByRole('switch', { name: 'Get an alert when your site goes down' }));
		await screen.findByText('Updated settings.');
		expect(listField()).toHaveValue('192.0.2.1');
		expect(saveButton()).not.toHaveAttribute('aria-disabled');
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ monitor: true }]);
	});

	it('are restored after a page reload', async () => {
		const { reopen, user } = await open();
		await user.type(listField(), '192.0.2.1');
		await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
		await reopen();
		await arrived();
		await waitFor(() => expect(listField()).toHaveValue('192.0.2.1'));
		expect(saveButton()).not.toHaveAttribute('aria-disabled');
		await user.clear(listField());
		await reopen();
		await arrived();
		expect(listField()).toHaveValue('');
	});

	it('can still be saved when browser storage fails', async () => {
		jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new Error('full');
		});
		jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
			throw new Error('no');
		});
		const { user } = await open();
		await user.type(listField(), '192.0.2.1');
		await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
		await user.click(saveButton());
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
	});
});

import { act, screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';

afterEach(closeApps);

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/security', scenario: ['protect-on'], ...options });
	await arrived();
	return app;
};
const card = () => region('Brute force protection');
const listField = () => screen.getByRole('textbox', { name: 'Always allowed IP addresses' });
const saveButton = () => card().getByRole('button', { name: /Save settings|Saving…/ });
const blockField = () => screen.getByRole('textbox', { name: 'Always blocked IP addresses' });

/** The firewall is on and uses its lists. */
const withFirewall: OpenOptions = {
	before: async (site) => {
		await site.setSwitches({ waf: true });
		await site.post('settings', { jetpack_waf_ip_list: true });
		site.calls.length = 0;
	},
};

describe('a form', () => {
	it('waits for Save, sends only itself and shows what the host made of it [SET-012, SET-013, SET-015, SET-017, SET-018, SET-039, SEC-028, SEC-042]', async () => {
		const { site, user } = await open();
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
		await user.click(saveButton());
		expect(saveButton()).toHaveFocus();
		release();
		await waitFor(() => expect(saveButton()).toHaveTextContent('Save settings'));
		expect(site.callsTo('POST')).toHaveLength(1);
	});

	it('keeps what was typed and says why when the host finds a line that is no address [SEC-030]', async () => {
		const { user } = await open();
		await user.type(listField(), 'not an address');
		await user.click(saveButton());
		expect(
			await screen.findByText(/^The list wasn't saved: one line isn't an IP address/),
		).toBeInTheDocument();
		expect(listField()).toHaveValue('not an address');
		expect(listField()).toHaveAttribute('aria-invalid', 'true');
		expect(saveButton()).not.toHaveAttribute('aria-disabled');
	});

	it('keeps what was typed when the host is gone, and saves it when it is back', async () => {
		const { site, user } = await open();
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

	it('says beside the refused field what the host has against it, and leaves the others alone', async () => {
		const { site, user } = await open(withFirewall);
		await user.type(blockField(), '192.0.2.1');
		await user.type(
			screen.getByRole('textbox', { name: 'IP addresses that the firewall lets in' }),
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
		await user.click(region('Firewall').getByRole('button', { name: 'Save settings' }));
		expect(await region('Firewall').findByText('This list is too long.')).toBeInTheDocument();
		expect(blockField()).toHaveAccessibleDescription(expect.stringContaining('This list is too long.'));
		const other = screen.getByRole('textbox', { name: 'IP addresses that the firewall lets in' });
		await waitFor(() => expect(other).not.toHaveAttribute('aria-invalid'));
		expect(other).toHaveValue('192.0.2.2');
	});

	it('keeps what was refused of a save that went through in part, and that alone', async () => {
		const { site, user } = await open(withFirewall);
		await user.type(blockField(), '192.0.2.1');
		await user.type(
			screen.getByRole('textbox', { name: 'IP addresses that the firewall lets in' }),
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
		await user.click(region('Firewall').getByRole('button', { name: 'Save settings' }));
		expect(await region('Firewall').findByText('No more lists.')).toBeInTheDocument();
		site.recover();
		site.calls.length = 0;
		await user.click(region('Firewall').getByRole('button', { name: 'Save settings' }));
		await screen.findByText('Updated settings.');
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
			{ jetpack_waf_ip_block_list: '192.0.2.1' },
		]);
	});

	it('is recorded with the names of what was sent, not with what was typed [EVT-005, EVT-030]', async () => {
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

	it('keeps 100 kB of text that the host finds too long, and says so', async () => {
		const { user } = await open();
		const text = Array.from({ length: 8000 }, (_, n) => `10.0.${n >> 8}.${n & 255}`).join('\n');
		await user.click(listField());
		await user.paste(text);
		await user.click(saveButton());
		expect(await card().findByText(/must be at most 65536 characters long/)).toBeInTheDocument();
		expect(listField()).toHaveValue(text);
	});
});

describe('the card of a form', () => {
	it.each([
		['Downtime monitoring', false],
		['Anti-spam', true],
		['Firewall', true],
		['Brute force protection', true],
		['WordPress.com login', false],
	])('%s has a Save button: %p [SET-040]', async (name, has) => {
		await open({ scenario: ['akismet-valid'] });
		await waitFor(() => expect(screen.queryByText(/Finding out/)).not.toBeInTheDocument());
		expect(region(name).queryAllByRole('button', { name: 'Save settings' })).toHaveLength(has ? 1 : 0);
	});
});

describe('unsaved edits', () => {
	it('of several cards are each kept while one is saved [SET-012]', async () => {
		const { site, user } = await open(withFirewall);
		await user.type(blockField(), '192.0.2.9');
		await user.type(listField(), '192.0.2.1');
		await user.click(saveButton());
		await screen.findByText('Updated settings.');
		expect(blockField()).toHaveValue('192.0.2.9');
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
			{ jetpack_protect_global_whitelist: '192.0.2.1' },
		]);
	});

	it('come back after the page is loaded anew', async () => {
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

	it('are lost without harm in a browser that keeps nothing', async () => {
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

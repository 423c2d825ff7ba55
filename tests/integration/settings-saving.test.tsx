import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { flip, openTab, saved, textbox, type TabOptions } from '../support/open-tab';
import { arrived, region } from '../support/screens';
import { posted, querySave, saveButton } from '../support/settings-tab';
import { pass, settled } from '../support/settled';

const open = (options: TabOptions = {}) => openTab('security', { scenario: ['protect-on'], ...options });
const card = () => region('Brute force protection');
const listField = () => textbox('Always allowed IP addresses');
const blockField = () => textbox('Always blocked IP addresses');
const MONITOR = 'Get an alert when your site goes down';

/** The firewall is on and uses its lists. */
const openFirewall = () => open({ on: { waf: true }, settings: { jetpack_waf_ip_list: true } });

describe('Save button', () => {
	it('appears with an edit, sends only that, and shows the value the host stored [SET-012, SET-013, SET-015, SET-017, SET-018, SET-039, SET-040, SEC-028, SEC-042]', async () => {
		const app = await open({ on: { monitor: false } });
		const { site, user } = app;
		expect(querySave()).not.toBeInTheDocument();
		await user.type(listField(), '203.0.113.9-203.0.113.20');
		expect(screen.getByText('Unsaved changes').closest('[role="status"]')).toBeInTheDocument();
		expect(saveButton()).toHaveTextContent('Save settings');
		// A switch saves at once, alone, and leaves the edit as it is.
		await flip(app, MONITOR);
		expect(listField()).toHaveValue('203.0.113.9-203.0.113.20');
		expect(saveButton()).not.toHaveAttribute('aria-disabled');
		await user.click(saveButton());
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		expect(posted(site)).toEqual([
			{ monitor: true },
			{ jetpack_protect_global_whitelist: '203.0.113.9-203.0.113.20' },
		]);
		expect(listField()).toHaveValue('203.0.113.9 - 203.0.113.20');
		expect(screen.getByText('Saved')).toBeVisible();
	});

	it('disappears when the edit is reverted, and isn’t there for switches [SET-039, SET-040]', async () => {
		const app = await open();
		await app.user.type(listField(), '1');
		expect(saveButton()).toBeVisible();
		await app.user.clear(listField());
		expect(querySave()).not.toBeInTheDocument();
		expect(screen.queryByText('Saved')).not.toBeInTheDocument();
		await flip(app, MONITOR);
		expect(querySave()).not.toBeInTheDocument();
		expect(screen.queryByText('Saved')).not.toBeInTheDocument();
	});

	it('saves once while pending, keeps focus, then moves it to the card [SET-014, SET-016]', async () => {
		const { site, user } = await open();
		const release = site.hold('POST', 'settings');
		await user.type(listField(), '192.0.2.1');
		await user.click(saveButton());
		expect(saveButton()).toHaveTextContent('Saving…');
		expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
		expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
		await user.click(saveButton());
		expect(saveButton()).toHaveFocus();
		await release();
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		expect(site.callsTo('POST')).toHaveLength(1);
		expect(screen.getByRole('region', { name: 'Brute force protection' })).toHaveFocus();
	});

	it('sends nothing while a field is invalid, says why there, then sends the edits of all cards [SEC-030]', async () => {
		const { site, user } = await openFirewall();
		await user.type(blockField(), '192.0.2.9');
		await user.type(listField(), 'not an address');
		expect(listField()).toHaveAccessibleDescription(/Line 1 doesn’t look like an IP address\.$/);
		await user.click(saveButton());
		expect(await screen.findAllByText(/Line 1 /)).toHaveLength(1);
		expect(listField()).toHaveAccessibleDescription(/Line 1 isn’t a valid IP address\.$/);
		expect(listField()).toHaveAttribute('aria-invalid', 'true');
		expect(listField()).toHaveFocus();
		expect(region('Firewall').queryByText(/isn’t a valid/)).not.toBeInTheDocument();
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
		expect(screen.queryByText('Saved')).not.toBeInTheDocument();
		expect(posted(site)).toEqual([]);
		await user.clear(listField());
		await user.type(listField(), '192.0.2.1');
		expect(listField()).not.toHaveAttribute('aria-invalid');
		await user.click(saveButton());
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		expect(posted(site)).toEqual([
			{ jetpack_waf_ip_block_list: '192.0.2.9', jetpack_protect_global_whitelist: '192.0.2.1' },
		]);
	});

	it('saves a network as a range, as hosts store it, and refuses one that isn’t', async () => {
		const { site, user } = await openFirewall();
		await user.type(blockField(), '10.0.0.0/33');
		await user.click(saveButton());
		expect(blockField()).toHaveAccessibleDescription(/as a range: 10\.0\.0\.0-10\.255\.255\.255\.$/);
		expect(posted(site)).toEqual([]);
		await user.clear(blockField());
		await user.type(blockField(), '10.0.0.0/8');
		expect(blockField()).not.toHaveAccessibleDescription(/doesn’t look like/);
		await user.tab();
		expect(blockField()).toHaveValue('10.0.0.0-10.255.255.255');
		await user.click(saveButton());
		expect(await saved()).toBeInTheDocument();
		expect(posted(site)).toEqual([{ jetpack_waf_ip_block_list: '10.0.0.0-10.255.255.255' }]);
	});

	it('is also triggered by Enter in a text field', async () => {
		const { site, user } = await openTab('discussion', { card: 'comments', on: { comments: true } });
		const prompt = textbox('Comment form prompt');
		await user.clear(prompt);
		await user.type(prompt, 'Say it{Enter}');
		await saved();
		expect(posted(site)).toEqual([{ highlander_comment_form_prompt: 'Say it' }]);
	});

	it('stays for an edit made in search results after the search ends', async () => {
		const { site, user } = await openApp({ hash: '#/sharing?term=always+allowed', scenario: ['protect-on'] });
		await user.type(await screen.findByRole('textbox', { name: 'Always allowed IP addresses' }), '192.0.2.1');
		act(() => void (window.location.hash = '#/sharing'));
		await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Always/ })).not.toBeInTheDocument());
		await user.click(saveButton());
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		expect(posted(site)).toEqual([{ jetpack_protect_global_whitelist: '192.0.2.1' }]);
	});
});

describe('unsaved edits', () => {
	it('are kept while the host is unreachable or storage fails, and saved afterwards', async () => {
		jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new Error('full');
		});
		jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
			throw new Error('no');
		});
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
		expect(await saved()).toBeInTheDocument();
	});

	it('are sent again alone after a partial save, which gives the reason at the refused field', async () => {
		const { site, user } = await openFirewall();
		const other = () => textbox('IP addresses the firewall always allows');
		await user.type(blockField(), '192.0.2.1');
		await user.type(other(), '192.0.2.2');
		// The host saves one of the two, and says which one it did not.
		site.intercept((request) =>
			request.method === 'POST'
				? site.host
						.fetch(new Request(request, { body: JSON.stringify({ jetpack_waf_ip_allow_list: '192.0.2.2' }) }))
						.then(() => {
							const message = ' jetpack_waf_ip_block_list: No more lists.';
							return new Response(JSON.stringify({ code: 'some_updated', message }), { status: 400 });
						})
				: null,
		);
		await user.click(saveButton());
		expect(await region('Firewall').findByText('No more lists.')).toBeInTheDocument();
		expect(blockField()).toHaveAccessibleDescription(expect.stringContaining('No more lists.'));
		expect(other()).not.toHaveAttribute('aria-invalid');
		expect(other()).toHaveValue('192.0.2.2');
		site.recover();
		site.calls.length = 0;
		await user.click(saveButton());
		await saved();
		expect(posted(site)).toEqual([{ jetpack_waf_ip_block_list: '192.0.2.1' }]);
	});

	it('are restored after a page reload', async () => {
		const { reopen } = await openApp({ hash: '#/security', scenario: ['protect-on'] });
		await arrived();
		jest.useFakeTimers();
		fireEvent.change(listField(), { target: { value: '192.0.2.1' } });
		await pass(300);
		jest.useRealTimers();
		await reopen();
		await arrived();
		expect(listField()).toHaveValue('192.0.2.1');
		expect(saveButton()).not.toHaveAttribute('aria-disabled');
		fireEvent.change(listField(), { target: { value: '' } });
		await reopen();
		await arrived();
		expect(listField()).toHaveValue('');
	});

	it('of all cards and their stored copies are dropped by Discard, which focuses the card', async () => {
		const { site } = await openFirewall();
		jest.useFakeTimers();
		for (const [field, value] of [
			[blockField(), '192.0.2.9'],
			[listField(), '192.0.2.1'],
		] as const) {
			fireEvent.change(field, { target: { value } });
		}
		await pass(300);
		jest.useRealTimers();
		expect(Object.values(sessionStorage)).toEqual([expect.stringContaining('192.0.2.9')]);
		const discard = screen.getByRole('button', { name: 'Discard' });
		act(() => discard.focus());
		fireEvent.click(discard);
		await settled();
		expect([blockField().value, listField().value]).toEqual(['', '']);
		expect(querySave()).not.toBeInTheDocument();
		expect(screen.getByRole('region', { name: 'Firewall' })).toHaveFocus();
		expect(Object.values(sessionStorage)).toEqual([]);
		expect(posted(site)).toEqual([]);
	});

	it('of 100 kB are kept, with the host’s word that they’re too long', async () => {
		const { user } = await open();
		const text = Array.from({ length: 8000 }, (_, n) => `10.0.${n >> 8}.${n & 255}`).join('\n');
		fireEvent.change(listField(), { target: { value: text } });
		await user.click(saveButton());
		expect(await card().findByText(/must be at most 65536 characters long/)).toBeInTheDocument();
		expect(listField()).toHaveProperty('value', text);
	});
});

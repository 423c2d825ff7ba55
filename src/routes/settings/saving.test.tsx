import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { flip, openTab, saved, textbox, type TabOptions } from '../../../tests/support/open-tab';
import { region } from '../../../tests/support/screens';
import { posted, querySave, saveButton } from '../../../tests/support/settings-tab';
import { pass, settled } from '../../../tests/support/settled';

const MONITOR = 'Get downtime alerts';
const NAME = 'jetpack_protect_global_whitelist';
const open = (options: TabOptions = {}) => openTab('security', { scenario: ['protect-on'], ...options });
const openList = () => open({ card: 'brute-force' });
const listField = () => textbox('Always allowed IP addresses');
const blockField = () => textbox('Always blocked IP addresses');
const put = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** The firewall is on and uses its lists. */
const openFirewall = () => open({ on: { waf: true }, settings: { jetpack_waf_ip_list: true } });

describe('Save button', () => {
	it('is there while something is edited, sends only that, and shows the value the host stored [SET-012, SET-013, SET-015, SET-017, SET-018, SET-039, SET-040, SEC-028, SEC-042]', async () => {
		const app = await open({ on: { monitor: false } });
		const { site, user } = app;
		// A switch saves at once, alone.
		await flip(app, MONITOR);
		expect(querySave()).not.toBeInTheDocument();
		await user.type(listField(), '1');
		expect(saveButton()).toHaveTextContent('Save settings');
		expect(screen.getByText('Unsaved changes').closest('[role="status"]')).toBeInTheDocument();
		await user.clear(listField());
		expect(querySave()).not.toBeInTheDocument();
		expect(screen.queryByText('Saved')).not.toBeInTheDocument();
		await user.type(listField(), '203.0.113.9-203.0.113.20');
		await flip(app, MONITOR);
		expect(listField()).toHaveValue('203.0.113.9-203.0.113.20');
		expect(saveButton()).not.toHaveAttribute('aria-disabled');
		await user.click(saveButton());
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		expect(posted(site)).toEqual([
			{ monitor: true },
			{ monitor: false },
			{ [NAME]: '203.0.113.9-203.0.113.20' },
		]);
		expect(listField()).toHaveValue('203.0.113.9 - 203.0.113.20');
		expect(screen.getByText('Saved')).toBeVisible();
	});

	it('saves once while pending, keeps focus, then moves it to the card [SET-014, SET-016]', async () => {
		const { site, user } = await openList();
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

	it('moves focus to the card from nowhere, and leaves it where the user went', async () => {
		const { site, user } = await openList();
		const saveAnd = async (meanwhile: () => void) => {
			const release = site.hold('POST', 'settings');
			await user.click(saveButton());
			act(meanwhile);
			await release();
			await waitFor(() => expect(querySave()).not.toBeInTheDocument());
			site.recover();
		};
		await user.type(listField(), '192.0.2.1');
		await saveAnd(() => saveButton().blur());
		expect(screen.getByRole('region', { name: 'Brute force protection' })).toHaveFocus();
		await user.type(listField(), '{Enter}192.0.2.2');
		await saveAnd(() => listField().focus());
		expect(listField()).toHaveFocus();
	});

	it('sends nothing while a field is invalid, says why there, then sends the edits of all cards [SEC-030]', async () => {
		const { site, user } = await openFirewall();
		await user.type(blockField(), '10.0.0.0/33');
		await user.click(saveButton());
		expect(blockField()).toHaveAccessibleDescription(/as a range: 10\.0\.0\.0-10\.255\.255\.255\.$/);
		put(blockField(), '10.0.0.0/8');
		expect(blockField()).not.toHaveAccessibleDescription(/doesn’t look like/);
		// A network is a range, as hosts store it.
		fireEvent.blur(blockField());
		expect(blockField()).toHaveValue('10.0.0.0-10.255.255.255');
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
		put(listField(), '192.0.2.1');
		expect(listField()).not.toHaveAttribute('aria-invalid');
		await user.click(saveButton());
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		expect(posted(site)).toEqual([
			{ jetpack_waf_ip_block_list: '10.0.0.0-10.255.255.255', [NAME]: '192.0.2.1' },
		]);
	});
});

describe('unsaved edits', () => {
	it('are kept while the host is unreachable or storage fails, and saved afterwards', async () => {
		for (const method of ['setItem', 'getItem'] as const) {
			jest.spyOn(Storage.prototype, method).mockImplementation(() => {
				throw new Error('full');
			});
		}
		const { site, user } = await openList();
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

	it('of all cards and their stored copies are dropped by Discard, which focuses the card', async () => {
		const { site } = await openFirewall();
		jest.useFakeTimers();
		put(blockField(), '192.0.2.9');
		put(listField(), '192.0.2.1');
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
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { toggle } from '../support/open-tab';
import { arrived } from '../support/screens';
import { pass, settled } from '../support/settled';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/security', scenario: ['protect-on'], ...options });
	await arrived();
	return app;
};
const list = () => screen.findByRole('textbox', { name: 'Always allowed IP addresses' });
const goTo = (hash: string) => act(() => void (window.location.hash = hash));

/** Whether the browser would ask before it leaves the page. */
function wouldAsk(): boolean {
	const event = new Event('beforeunload', { cancelable: true });
	window.dispatchEvent(event);
	return event.defaultPrevented;
}

afterEach(() => void jest.useRealTimers());

it('unsaved edits are kept when the user declines to leave, and discarded 10 ms after they confirm [SHELL-090, SHELL-091, SHELL-092, SHELL-093, SHELL-094]', async () => {
	const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
	await open({ hash: '#/dashboard' });
	goTo('#/security');
	const field = await list();
	const type = (value: string) => fireEvent.change(field, { target: { value } });
	expect(wouldAsk()).toBe(false);
	type('192.0.2.1');
	expect(wouldAsk()).toBe(true);
	goTo('#/dashboard');
	await waitFor(() =>
		expect(confirm).toHaveBeenCalledWith(
			'There are unsaved settings in this tab that will be lost if you leave it. Proceed?',
		),
	);
	await waitFor(() => expect(window.location.hash).toBe('#/security'));
	expect(field).toHaveValue('192.0.2.1');

	// What's back as it was prompts no more.
	confirm.mockClear();
	type('');
	goTo('#/dashboard');
	expect(await screen.findByRole('heading', { name: 'Jetpack At A Glance Dashboard' })).toBeInTheDocument();
	expect(confirm).not.toHaveBeenCalled();

	goTo('#/security');
	confirm.mockReturnValue(true);
	const again = await list();
	jest.useFakeTimers();
	fireEvent.change(again, { target: { value: '192.0.2.1' } });
	// By then they are kept for a reload of the page.
	await pass(300);
	expect(Object.values(sessionStorage)).toContainEqual(expect.stringContaining('192.0.2.1'));
	goTo('#/dashboard');
	await settled();
	await act(() => jest.advanceTimersByTimeAsync(9));
	expect(wouldAsk()).toBe(true);
	await act(() => jest.advanceTimersByTimeAsync(1));
	expect(wouldAsk()).toBe(false);
	jest.useRealTimers();
	expect(Object.values(sessionStorage)).toEqual([]);
	goTo('#/security');
	expect(await list()).toHaveValue('');
});

describe('page reload after a change', () => {
	const scheme = () => screen.getByRole('combobox', { name: 'Color scheme' });
	const choose = (value: string) => fireEvent.change(scheme(), { target: { value } });
	/** Something is edited, and a switch moved that changes the host's page. */
	const change = async () => {
		const app = await open({
			hash: '#/writing',
			before: (site) => site.setSwitches({ carousel: true, masterbar: false }),
		});
		jest.useFakeTimers();
		choose('white');
		fireEvent.click(toggle(/^Enable the .+ toolbar$/));
		await pass(200);
		expect(screen.getByText('Updated settings. Refreshing page…')).toBeInTheDocument();
		return app;
	};

	it('doesn’t prompt, and restores the draft [SET-035, NOTICE-049]', async () => {
		const { reloads, reopen } = await change();
		// The last moment counts too.
		choose('black');
		choose('white');
		expect(wouldAsk()).toBe(false);
		await pass(2000);
		expect(reloads()).toBe(1);
		jest.useRealTimers();
		await reopen();
		await arrived();
		expect(scheme()).toHaveValue('white');
	});

	it('prompts if the browser can’t store the draft [SET-035]', async () => {
		jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new Error('Full');
		});
		await change();
		expect(wouldAsk()).toBe(true);
	});
});

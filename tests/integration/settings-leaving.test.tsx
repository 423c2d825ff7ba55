import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { holdingTimers } from '../support/holding';
import { openApp, type OpenOptions } from '../support/open-app';
import { toggle } from '../support/open-tab';
import { arrived, cards, foundNothing } from '../support/screens';
import { pass, settled } from '../support/settled';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/security', scenario: ['protect-on'], ...options });
	await arrived();
	return app;
};
const listField = () => screen.getByRole('textbox', { name: 'Always allowed IP addresses' });
const type = (value: string) => fireEvent.change(listField(), { target: { value } });
const goTo = (hash: string) => act(() => void (window.location.hash = hash));

/** Whether the browser would ask before it leaves the page. */
function wouldAsk(): boolean {
	const event = new Event('beforeunload', { cancelable: true });
	window.dispatchEvent(event);
	return event.defaultPrevented;
}

afterEach(() => void jest.useRealTimers());

describe('unsaved edits', () => {
	const CONFIRM = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';

	it('are kept when the user declines to leave, and don’t prompt once reverted [SHELL-090, SHELL-091, SHELL-093, SHELL-094]', async () => {
		const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
		await open();
		expect(wouldAsk()).toBe(false);
		type('192.0.2.1');
		expect(wouldAsk()).toBe(true);
		goTo('#/dashboard');
		await waitFor(() => expect(confirm).toHaveBeenCalledWith(CONFIRM));
		await waitFor(() => expect(window.location.hash).toBe('#/security'));
		expect(listField()).toHaveValue('192.0.2.1');
		confirm.mockClear();
		type('');
		goTo('#/dashboard');
		expect(await screen.findByRole('heading', { name: 'Jetpack At A Glance Dashboard' })).toBeInTheDocument();
		expect(confirm).not.toHaveBeenCalled();
	});

	it('are discarded 10 ms after the user confirms [SHELL-092]', async () => {
		jest.spyOn(window, 'confirm').mockReturnValue(true);
		// A screen that was there before takes this one's place at once.
		await open({ hash: '#/dashboard' });
		goTo('#/security');
		await screen.findByRole('textbox', { name: 'Always allowed IP addresses' });
		jest.useFakeTimers();
		type('192.0.2.1');
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
		expect(await screen.findByRole('textbox', { name: 'Always allowed IP addresses' })).toHaveValue('');
	});
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

describe('settings search', () => {
	const box = () => screen.getByPlaceholderText('Search for a Jetpack feature.');
	const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

	it('waits 500 ms after the last key, filters the cards, follows the URL and ends at once when cleared [SHELL-065, SHELL-066, SHELL-068, SHELL-069, SHELL-107, SET-002]', async () => {
		const { user } = await open();
		const all = titles();
		const search = holdingTimers(500);
		await user.type(box(), 'monitor');
		await settled();
		expect(titles()).toEqual(all);
		await search();
		await waitFor(() => expect(window.location.hash).toBe('#/security?term=monitor'));
		await waitFor(() => expect(cards()).toEqual(['Downtime monitoring']));
		goTo('#/security?term=sso');
		await waitFor(() => expect(box()).toHaveValue('sso'));
		await user.clear(box());
		expect(window.location.hash).toBe('#/security');
	});

	it('reports no results and renders a hostile term as text [SET-003, SHELL-070]', async () => {
		const term = '<img src=x onerror=alert(1)>'.repeat(20);
		await open({ hash: `#/security?term=${encodeURIComponent(term)}` });
		await foundNothing(term);
		expect(document.querySelector('img[src=x]')).toBeNull();
		expect(box()).toHaveValue(term);
		expect(box()).not.toHaveAttribute('maxlength');
	});
});

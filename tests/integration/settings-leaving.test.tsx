import { act, screen, waitFor } from '@testing-library/react';
import { settled } from '../support/settled';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, cards, foundNothing } from '../support/screens';
import { holdingTimers } from '../support/holding';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/security', ...options });
	await arrived();
	return app;
};
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const listField = () => screen.getByRole('textbox', { name: 'Always allowed IP addresses' });

/** Whether the browser would ask before it leaves the page. */
function wouldAsk(): boolean {
	const event = new Event('beforeunload', { cancelable: true });
	window.dispatchEvent(event);
	return event.defaultPrevented;
}

describe('unsaved edits', () => {
	const CONFIRM = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';
	const leave = () => act(() => void (window.location.hash = '#/dashboard'));

	it('are kept when the user declines to leave [SHELL-090, SHELL-091, SHELL-094]', async () => {
		const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
		const { user } = await open({ scenario: ['protect-on'] });
		await user.type(listField(), '192.0.2.1');
		leave();
		await waitFor(() => expect(confirm).toHaveBeenCalledWith(CONFIRM));
		await waitFor(() => expect(window.location.hash).toBe('#/security'));
		expect(listField()).toHaveValue('192.0.2.1');
	});

	it('are discarded 10 ms after the user confirms [SHELL-092]', async () => {
		let accepted = 0;
		jest.spyOn(window, 'confirm').mockImplementation(() => {
			accepted = performance.now();
			return true;
		});
		// A screen that was there before takes this one's place at once.
		const { user } = await open({ hash: '#/dashboard', scenario: ['protect-on'] });
		act(() => void (window.location.hash = '#/security'));
		await user.type(await screen.findByRole('textbox', { name: 'Always allowed IP addresses' }), '192.0.2.1');
		// By then they are kept for a reload of the page.
		await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
		expect(Object.values(sessionStorage)).toContainEqual(expect.stringContaining('192.0.2.1'));
		leave();
		expect(await screen.findByRole('heading', { name: 'Jetpack At A Glance Dashboard' })).toBeInTheDocument();
		while (wouldAsk()) {
			await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
		}
		expect(performance.now() - accepted).toBeGreaterThanOrEqual(9);
		act(() => void (window.location.hash = '#/security'));
		expect(await screen.findByRole('textbox', { name: 'Always allowed IP addresses' })).toHaveValue('');
		expect(Object.values(sessionStorage)).toEqual([]);
		expect(wouldAsk()).toBe(false);
	});

	it('don’t prompt once reverted [SHELL-093]', async () => {
		const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
		const { user } = await open({ scenario: ['protect-on'] });
		await user.type(listField(), '1');
		await user.clear(listField());
		leave();
		expect(await screen.findByRole('heading', { name: 'Jetpack At A Glance Dashboard' })).toBeInTheDocument();
		expect(confirm).not.toHaveBeenCalled();
	});

	it('make the browser prompt before the page unloads', async () => {
		const { user } = await open({ scenario: ['protect-on'] });
		expect(wouldAsk()).toBe(false);
		await user.type(listField(), '1');
		expect(wouldAsk()).toBe(true);
	});
});

describe('page reload after a change', () => {
	const scheme = () => screen.getByRole('combobox', { name: 'Color scheme' });
	/** Something is edited, and a switch moved that changes the host's page. */
	const change = async () => {
		const app = await open({
			hash: '#/writing',
			before: (site) => site.setSwitches({ carousel: true, masterbar: false }),
		});
		await app.user.selectOptions(scheme(), 'white');
		await app.user.click(await screen.findByRole('switch', { name: /^Enable the .+ toolbar$/ }));
		await screen.findByText('Updated settings. Refreshing page…');
		return app;
	};

	it('doesn’t prompt, and restores the draft [SET-035, NOTICE-049]', async () => {
		const { reloads, reopen, user } = await change();
		// The last moment counts too.
		await user.selectOptions(scheme(), 'black');
		await user.selectOptions(scheme(), 'white');
		expect(wouldAsk()).toBe(false);
		await waitFor(() => expect(reloads()).toBe(1));
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

	it('waits 500 ms after the last key, then filters the cards and updates the URL [SHELL-065, SHELL-066, SHELL-068, SET-002]', async () => {
		const { user } = await open();
		const all = titles();
		const search = holdingTimers(500);
		await user.type(box(), 'monitor');
		await settled();
		expect(titles()).toEqual(all);
		await search();
		await waitFor(() => expect(window.location.hash).toBe('#/security?term=monitor'));
		await waitFor(() => expect(cards()).toEqual(['Downtime monitoring']));
	});

	it('reports no results and renders a hostile term as text [SET-003, SHELL-070]', async () => {
		const term = '<img src=x onerror=alert(1)>'.repeat(20);
		await open({ hash: `#/security?term=${encodeURIComponent(term)}` });
		await foundNothing(term);
		expect(document.querySelector('img[src=x]')).toBeNull();
		expect(box()).toHaveValue(term);
		expect(box()).not.toHaveAttribute('maxlength');
	});

	it('follows the term in the URL and removes it at once when cleared [SHELL-069, SHELL-107]', async () => {
		const { user } = await open({ hash: '#/settings?term=sso' });
		expect(box()).toHaveValue('sso');
		act(() => void (window.location.hash = '#/settings?term=monitor'));
		await waitFor(() => expect(box()).toHaveValue('monitor'));
		await user.clear(box());
		expect(window.location.hash).toBe('#/settings');
	});

	it('is hidden from editors [SHELL-067]', async () => {
		await openApp({ as: 'editor', hash: '#/security' });
		await arrived();
		expect(screen.queryByRole('search')).not.toBeInTheDocument();
	});
});

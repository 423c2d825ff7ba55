import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openApp, type OpenOptions } from '../../../tests/support/open-app';
import { toggle } from '../../../tests/support/open-tab';
import { arrived } from '../../../tests/support/screens';
import { blur, focus, holdNextRead, querySave, reads } from '../../../tests/support/settings-tab';
import { pass, settled } from '../../../tests/support/settled';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/security', scenario: ['protect-on'], ...options });
	await arrived();
	return app;
};
const LIST = 'Always allowed IP addresses';
const list = () => screen.findByRole('textbox', { name: LIST });
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

describe('returning to the page', () => {
	const SSO = 'Allow login with WordPress.com accounts';
	const MONITOR = 'Get downtime alerts';
	const NAME = 'jetpack_protect_global_whitelist';

	let now = 0;
	beforeEach(() => {
		now = Date.now();
		jest.spyOn(Date, 'now').mockImplementation(() => now);
	});
	const wait = (seconds: number) => (now += 1000 * seconds);
	const isOn = (name: string) => toggle(name).getAttribute('aria-checked') === 'true';
	const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: LIST });
	const onceOn = (name: string) => waitFor(() => expect(isOn(name)).toBe(true));
	const idle = () => waitFor(() => expect(toggle(SSO)).not.toHaveAttribute('aria-busy'));

	async function openOff() {
		const before: OpenOptions['before'] = (site) => site.setSwitches({ sso: false, monitor: false });
		const app = await open({ before });
		app.site.calls.length = 0;
		return app;
	}

	it('refetches once for several events, and keeps a draft, its selection and focus', async () => {
		const app = await openOff();
		const { site, user } = app;
		await user.type(field(), '192.0.2.1');
		field().setSelectionRange(3, 5);
		await site.post('settings', { [NAME]: '203.0.113.7', sso: true, monitor: true });
		wait(61);
		await act(async () => {
			window.dispatchEvent(new Event('focus'));
			document.dispatchEvent(new Event('visibilitychange'));
			window.dispatchEvent(new Event('focus'));
		});
		await onceOn(SSO);
		expect(isOn(MONITOR)).toBe(true);
		expect(reads(app)).toHaveLength(1);
		expect(field()).toHaveValue('192.0.2.1');
		expect([field().selectionStart, field().selectionEnd]).toEqual([3, 5]);
		expect(field()).toHaveFocus();
		// Another tab saves the same text: there's nothing left to save.
		await site.post('settings', { [NAME]: '192.0.2.1' });
		wait(61);
		await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		await site.post('settings', { [NAME]: '203.0.113.7' });
		wait(61);
		await focus();
		await waitFor(() => expect(field()).toHaveValue('203.0.113.7'));
	});

	it('refetches after a save that was pending on return, but not while the user is away, and takes the last response', async () => {
		const app = await openOff();
		const release = app.site.hold('POST', 'settings');
		await app.user.click(toggle(SSO));
		await blur();
		await focus();
		await app.site.setSwitches({ monitor: true });
		expect(reads(app)).toEqual([]);
		await release();
		await idle();
		await onceOn(MONITOR);
		expect(reads(app)).toHaveLength(2);
		app.site.recover();
		const later = app.site.hold('POST', 'settings');
		await app.user.click(toggle(SSO));
		await blur();
		await later();
		await idle();
		await settled();
		expect(reads(app)).toHaveLength(3);
		app.site.recover();
		const answer = holdNextRead(app.site);
		await focus();
		await blur();
		await app.site.setSwitches({ monitor: false });
		await focus();
		await waitFor(() => expect(isOn(MONITOR)).toBe(false));
		answer();
		await settled();
		expect(isOn(MONITOR)).toBe(false);
	});

	it('lets a save go first, and repeats the read, even after a refusal', async () => {
		const app = await openOff();
		const { site, user } = app;
		await site.setSwitches({ monitor: true });
		site.fail('POST', 'settings', 403, { code: 'no', message: 'Not you.' });
		holdNextRead(site);
		await blur();
		await focus();
		await waitFor(() => expect(reads(app)).toHaveLength(1));
		await user.click(toggle(SSO));
		await onceOn(MONITOR);
		expect(isOn(SSO)).toBe(false);
		expect(reads(app)).toHaveLength(2);
	});

	it('refetches once the host responds again', async () => {
		const { site } = await openOff();
		await site.setSwitches({ sso: true });
		site.fail('GET', 'connection', 503);
		site.fail('GET', 'settings');
		wait(61);
		await focus();
		await screen.findByText(/isn’t responding/);
		site.recover();
		wait(61);
		await focus();
		await onceOn(SSO);
	});
});

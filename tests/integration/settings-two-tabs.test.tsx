import { act, screen, waitFor, within } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { mountApp } from '../../src/app';
import { closeApps, openApp, type OpenApp, type OpenOptions } from '../support/open-app';
import { arrived } from '../support/screens';
import { blur, focus, holdChanges, holdNextRead, querySave, reads, settle } from '../support/settings-tab';

let now = 0;
let unmountSecond = () => {};

beforeEach(() => {
	now = Date.now();
	jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(async () => {
	act(() => unmountSecond());
	unmountSecond = () => {};
	await closeApps();
	jest.restoreAllMocks();
});

const SSO = 'Let users log in with a WordPress.com account';
const LIST = 'Always allowed IP addresses';
const toggle = (name = SSO) => screen.getByRole('switch', { name });
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({
		hash: '#/security',
		scenario: ['protect-on'],
		before: (running) => running.setSwitches({ sso: false, monitor: false }),
		...options,
	});
	await arrived();
	app.site.calls.length = 0;
	return app;
};
const pass = (seconds: number) => (now += 1000 * seconds);

/** The same page in another tab, beside the first one. */
async function openSecond(): Promise<HTMLElement> {
	const container = document.createElement('div');
	document.body.append(container);
	const browser = { leave: () => {}, reload: () => {}, whenIdle: () => {}, whenAtRest: () => {} };
	await act(async () => {
		unmountSecond = mountApp(
			container,
			(element) => createRoot(element, { identifierPrefix: 'second' }),
			browser,
		);
	});
	await within(container).findByRole('heading', { level: 1 });
	return container;
}

describe('returning to the page', () => {
	it.each([
		['after a minute', () => pass(61)],
		['however soon', () => blur()],
	])('shows the latest save in both tabs, whichever tab saved it, %s', async (_name, leave) => {
		const { user, site } = await open();
		const first = document.getElementById('jp-plugin-container') as HTMLElement;
		const second = await openSecond();
		const inFirst = () => within(first).getByRole('switch', { name: SSO });
		const inSecond = () => within(second).getByRole('switch', { name: SSO });
		await user.click(inFirst());
		await waitFor(() => expect(inFirst()).not.toHaveAttribute('aria-busy'));
		expect([isOn(inFirst()), isOn(inSecond())]).toEqual([true, false]);
		await leave();
		await focus();
		await waitFor(() => expect(isOn(inSecond())).toBe(true));
		expect(isOn(inFirst())).toBe(true);

		await user.click(inSecond());
		await waitFor(() => expect(inSecond()).not.toHaveAttribute('aria-busy'));
		expect([isOn(inFirst()), isOn(inSecond())]).toEqual([true, false]);
		await leave();
		await focus();
		await waitFor(() => expect(isOn(inFirst())).toBe(false));
		expect(isOn(inSecond())).toBe(false);
		expect(site.callsTo('POST', 'settings')).toHaveLength(2);
	});

	it('refetches settings and modules once for several focus and visibility events', async () => {
		const app = await open();
		await app.site.setSwitches({ sso: true, monitor: true });
		pass(61);
		await act(async () => {
			window.dispatchEvent(new Event('focus'));
			document.dispatchEvent(new Event('visibilitychange'));
			window.dispatchEvent(new Event('focus'));
		});
		await waitFor(() => expect(isOn(toggle())).toBe(true));
		expect(isOn(toggle('Get an alert when your site goes down'))).toBe(true);
		expect(reads(app)).toHaveLength(1);
		pass(61);
		await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
		await waitFor(() => expect(reads(app)).toHaveLength(2));
	});

	it('doesn’t refetch within a minute if the user didn’t leave', async () => {
		const app = await open();
		pass(59);
		await focus();
		await settle();
		expect(reads(app)).toEqual([]);
	});

	it('ignores a response that was pending when the user left', async () => {
		const { site } = await open();
		const release = holdNextRead(site);
		pass(61);
		await focus();
		await blur();
		await site.setSwitches({ sso: true });
		await focus();
		await waitFor(() => expect(isOn(toggle())).toBe(true));
		release();
		await settle();
		expect(isOn(toggle())).toBe(true);
	});

	it('refetches after a save that was pending on return', async () => {
		const app = await open();
		const release = holdChanges(app.site);
		await app.user.click(toggle());
		await blur();
		await focus();
		await app.site.setSwitches({ monitor: true });
		expect(reads(app)).toEqual([]);
		release();
		await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
		await waitFor(() => expect(reads(app)).toHaveLength(2));
		expect(isOn(toggle('Get an alert when your site goes down'))).toBe(true);
	});

	it('doesn’t refetch while the user is away, even after a save', async () => {
		const app = await open();
		const release = holdChanges(app.site);
		await app.user.click(toggle());
		await blur();
		release();
		await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
		await settle();
		expect(reads(app)).toHaveLength(1);
		await app.site.setSwitches({ monitor: true });
		await focus();
		await waitFor(() => expect(isOn(toggle('Get an alert when your site goes down'))).toBe(true));
	});

	it('doesn’t refetch while the page is hidden or offline', async () => {
		const app = await open();
		pass(61);
		const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
		await focus();
		sight.mockRestore();
		const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
		await focus();
		line.mockRestore();
		await settle();
		expect(reads(app)).toEqual([]);
	});

	it('doesn’t refetch on a screen without settings', async () => {
		const app = await open();
		await act(async () => void (window.location.hash = '#/dashboard'));
		await screen.findByText('Jetpack At A Glance Dashboard');
		app.site.calls.length = 0;
		pass(61);
		await focus();
		await settle();
		expect(reads(app)).toEqual([]);
	});

	it('keeps the draft, its selection and focus', async () => {
		const { site, user } = await open();
		const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: LIST });
		await user.type(field, '192.0.2.1');
		field.setSelectionRange(3, 5);
		await site.post('settings', { jetpack_protect_global_whitelist: '203.0.113.7', sso: true });
		pass(61);
		await focus();
		await waitFor(() => expect(isOn(toggle())).toBe(true));
		expect(screen.getByRole('textbox', { name: LIST })).toBe(field);
		expect(field).toHaveValue('192.0.2.1');
		expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5]);
		expect(field).toHaveFocus();
	});

	it('leaves nothing to save if another tab saved the same text', async () => {
		const { site, user } = await open();
		await user.type(screen.getByRole('textbox', { name: LIST }), '192.0.2.1');
		await site.post('settings', { jetpack_protect_global_whitelist: '192.0.2.1' });
		pass(61);
		await focus();
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
	});

	it('shows unedited text as another tab saved it', async () => {
		const { site } = await open();
		await site.post('settings', { jetpack_protect_global_whitelist: '203.0.113.7' });
		pass(61);
		await focus();
		await waitFor(() => expect(screen.getByRole('textbox', { name: LIST })).toHaveValue('203.0.113.7'));
	});

	it.each<[string, (app: OpenApp) => void]>([
		['refuses', ({ site }) => site.fail('GET', 'settings', 403, { code: 'no', message: 'No.' })],
		['has a problem', ({ site }) => site.fail('GET', 'settings', 500, { code: 'no', message: 'No.' })],
		['prints a page', ({ site }) => site.fail('GET', 'settings', 200, '<h1>Hello</h1>')],
	])('stays silent when the host %s, keeps its values and retries next time', async (_name, fail) => {
		const app = await open();
		fail(app);
		pass(61);
		await focus();
		await waitFor(() => expect(reads(app)).not.toEqual([]));
		await settle();
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
		expect(isOn(toggle())).toBe(false);
		expect(toggle()).not.toHaveAttribute('aria-busy');
		app.site.recover();
		await app.site.setSwitches({ sso: true });
		pass(61);
		await focus();
		await waitFor(() => expect(isOn(toggle())).toBe(true));
	});

	it('lets a save go first and ignores an older response', async () => {
		const { site, user } = await open();
		const release = holdNextRead(site);
		pass(61);
		await focus();
		await user.click(toggle());
		await screen.findByText('Updated settings.');
		release();
		await settle();
		expect(isOn(toggle())).toBe(true);
	});

	it('doesn’t refetch during a save', async () => {
		const app = await open();
		const release = holdChanges(app.site);
		await app.user.click(toggle());
		pass(61);
		await focus();
		expect(reads(app)).toEqual([]);
		release();
		await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
		expect(isOn(toggle())).toBe(true);
	});

	it('refetches once the host responds again', async () => {
		const app = await open();
		await app.site.setSwitches({ sso: true });
		app.site.fail('GET', 'connection', 503);
		pass(61);
		app.site.fail('GET', 'settings');
		await focus();
		await screen.findByText(/isn’t responding/, {});
		app.site.recover();
		pass(61);
		await focus();
		await waitFor(() => expect(isOn(toggle())).toBe(true));
	});
});

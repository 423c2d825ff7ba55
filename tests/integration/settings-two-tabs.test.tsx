import { act, screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { toggle } from '../support/open-tab';
import { arrived } from '../support/screens';
import { blur, focus, holdNextRead, querySave, reads } from '../support/settings-tab';
import { settled } from '../support/settled';

const SSO = 'Let users log in with a WordPress.com account';
const MONITOR = 'Get an alert when your site goes down';
const LIST = 'Always allowed IP addresses';
const NAME = 'jetpack_protect_global_whitelist';

let now = 0;
beforeEach(() => {
	now = Date.now();
	jest.spyOn(Date, 'now').mockImplementation(() => now);
});
const pass = (seconds: number) => (now += 1000 * seconds);
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: LIST });
const onceOn = (name: string) => waitFor(() => expect(isOn(toggle(name))).toBe(true));
const idle = () => waitFor(() => expect(toggle(SSO)).not.toHaveAttribute('aria-busy'));

async function open(hash = '#/security') {
	const app = await openApp({
		hash,
		scenario: ['protect-on'],
		before: (running) => running.setSwitches({ sso: false, monitor: false }),
	});
	await arrived();
	app.site.calls.length = 0;
	return app;
}

async function goTo(hash: string, text: string): Promise<void> {
	await act(async () => void (window.location.hash = hash));
	await screen.findByRole('heading', { level: 1, name: text });
	await settled();
}
const dashboard = () => goTo('#/dashboard', 'Jetpack At A Glance Dashboard');
const security = () => goTo('#/security', 'Security');

describe('returning to the page', () => {
	it('refetches once for several events, and keeps a draft, its selection and focus', async () => {
		const app = await open();
		const { site, user } = app;
		await user.type(field(), '192.0.2.1');
		field().setSelectionRange(3, 5);
		await site.post('settings', { [NAME]: '203.0.113.7', sso: true, monitor: true });
		pass(61);
		await act(async () => {
			window.dispatchEvent(new Event('focus'));
			document.dispatchEvent(new Event('visibilitychange'));
			window.dispatchEvent(new Event('focus'));
		});
		await onceOn(SSO);
		expect(isOn(toggle(MONITOR))).toBe(true);
		expect(reads(app)).toHaveLength(1);
		expect(field()).toHaveValue('192.0.2.1');
		expect([field().selectionStart, field().selectionEnd]).toEqual([3, 5]);
		expect(field()).toHaveFocus();
		// Another tab saves the same text: there's nothing left to save.
		await site.post('settings', { [NAME]: '192.0.2.1' });
		pass(61);
		await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		await site.post('settings', { [NAME]: '203.0.113.7' });
		pass(61);
		await focus();
		await waitFor(() => expect(field()).toHaveValue('203.0.113.7'));
	});

	it('refetches after a save that was pending on return, but not while the user is away, and takes the last response', async () => {
		const app = await open();
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
		await waitFor(() => expect(isOn(toggle(MONITOR))).toBe(false));
		answer();
		await settled();
		expect(isOn(toggle(MONITOR))).toBe(false);
	});

	it('lets a save go first, and repeats the read, even after a refusal', async () => {
		const app = await open();
		const { site, user } = app;
		await site.setSwitches({ monitor: true });
		site.fail('POST', 'settings', 403, { code: 'no', message: 'Not you.' });
		holdNextRead(site);
		await blur();
		await focus();
		await waitFor(() => expect(reads(app)).toHaveLength(1));
		await user.click(toggle(SSO));
		await onceOn(MONITOR);
		expect(isOn(toggle(SSO))).toBe(false);
		expect(reads(app)).toHaveLength(2);
	});

	it('refetches once the host responds again', async () => {
		const { site } = await open();
		await site.setSwitches({ sso: true });
		site.fail('GET', 'connection', 503);
		site.fail('GET', 'settings');
		pass(61);
		await focus();
		await screen.findByText(/isn’t responding/);
		site.recover();
		pass(61);
		await focus();
		await onceOn(SSO);
	});
});

describe('settings opened from another screen', () => {
	it('are refetched after a minute, if the user left, and on the next tab after an error, but not otherwise', async () => {
		const app = await open('#/dashboard');
		const { site } = app;
		await site.post('settings', { [NAME]: '203.0.113.7' });
		site.calls.length = 0;
		pass(61);
		await security();
		await waitFor(() => expect(field()).toHaveValue('203.0.113.7'));
		site.calls.length = 0;
		await dashboard();
		pass(59);
		await security();
		expect(reads(app)).toEqual([]);
		await dashboard();
		await blur();
		await site.setSwitches({ sso: true });
		await focus();
		await settled();
		expect(reads(app)).toEqual([]);
		await security();
		await onceOn(SSO);
		expect(reads(app)).toHaveLength(1);
		await blur();
		site.fail('GET', 'settings', 500, { code: 'no', message: 'No.' });
		await focus();
		await settled();
		expect(reads(app)).toHaveLength(2);
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
		site.recover();
		await site.setSwitches({ monitor: true });
		await goTo('#/privacy', 'Privacy settings');
		expect(reads(app)).toHaveLength(3);
		await security();
		await onceOn(MONITOR);
	});
});

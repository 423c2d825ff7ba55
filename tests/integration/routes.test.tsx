import { act, screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { app } from '../support/screens';
import { settled } from '../support/settled';

const goTo = async (hash: string) => {
	act(() => void (window.location.hash = hash));
	// The browser tells of it in a task of its own.
	await act(() => new Promise((resolve) => setTimeout(resolve)));
	await settled();
};
const GLANCE = 'At A Glance';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const hasTitle = (name: string) =>
	waitFor(() => expect(document.title).toBe(`${name} ‹ Example Site ‹ Jetpack`));
const hasLogo = () => app().queryByText('Jetpack', { selector: 'a' }) !== null;
const hasFooter = () => app().queryByText('About Jetpack', { selector: 'a, a *' }) !== null;

describe('paths', () => {
	it('show their screens with masthead and footer, and lead to the dashboard without one [SHELL-008, SHELL-009, SHELL-010, SHELL-019, SHELL-021, SHELL-030, SHELL-076]', async () => {
		await openApp({ hash: '#wpbody-content' });
		await hasTitle(GLANCE);
		expect(window.location.hash).toBe('#/dashboard');
		for (const [hash, title, masthead, footer] of [
			['#/security', 'Security', true, true],
			['#/recommendations/none', GLANCE, true, true],
			['#/privacy', 'Privacy settings', true, true],
			['#/', GLANCE, true, true],
			['#/recommendations/monitor', 'Recommendations', true, true],
			['#/product/scan', 'Product', false, true],
			['#/%E0%A4%A', GLANCE, true, true],
			['#/connect-user', 'Connect your account', false, false],
			['#/woo-setup', 'Welcome', false, false],
		] as const) {
			await goTo(hash);
			await hasTitle(title);
			expect([hash, hasLogo(), hasFooter()]).toEqual([hash, masthead, footer]);
			const isGone = title === GLANCE && hash !== '#/';
			expect(window.location.hash).toBe(isGone ? '#/dashboard' : hash);
		}
	});

	it('for disconnecting and reconnecting open a dialog on At A Glance, for the setup none, and for plans leave with the site [SHELL-011, SHELL-015, SHELL-022, SHELL-100]', async () => {
		const { left } = await openApp({ hash: '#/disconnect' });
		const glance = () =>
			waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('Jetpack At A Glance Dashboard'));
		for (const hash of ['#/disconnect', '#/reconnect']) {
			await goTo(hash);
			expect(await screen.findByRole('dialog')).toBeInTheDocument();
			await glance();
		}
		await goTo('#/setup');
		await glance();
		expect(document.querySelector('[role="dialog"], dialog')).toBeNull();
		expect(left).toEqual([]);

		const address = expect.stringMatching(/\?source=jetpack-plans&site=127\.0\.0\.1%3A4400$/);
		for (const hash of ['#/plans', '#/plans-prompt']) {
			left.length = 0;
			await goTo('#/woo-setup');
			await goTo(hash);
			expect(await heading('Plans')).toBeInTheDocument();
			await hasTitle('Plans');
			await waitFor(() => expect(new Set(left)).toEqual(new Set([address as string])));
			expect(app().getByRole('link', { name: 'Open plans now' })).toHaveAttribute('href', address);
		}
	});
});

describe('a jump to an anchor on the host’s page', () => {
	it('leaves the screen and its draft untouched, and later navigation working [SHELL-021, SHELL-090, SHELL-091]', async () => {
		const { user } = await openApp({ hash: '#/security', scenario: ['protect-on'] });
		await heading('Security');
		const field = screen.getByRole('textbox', { name: 'Always allowed IP addresses' });
		await user.type(field, '192.0.2.1');
		const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
		for (const place of ['#wpbody-content', '#/wpbody-content', '#wp-toolbar']) {
			await goTo(place);
			expect(window.location.hash).toBe(place);
			expect(field).toBeInTheDocument();
			expect(field).toHaveValue('192.0.2.1');
			expect(document.title).toBe('Security ‹ Example Site ‹ Jetpack');
		}
		expect(confirm).not.toHaveBeenCalled();
		await goTo('#/dashboard');
		await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
		expect(window.location.hash).not.toBe('#/dashboard');
		expect(field).toHaveValue('192.0.2.1');
		confirm.mockReturnValue(true);
		await goTo('#/sharing');
		expect(await heading('Sharing')).toBeInTheDocument();
	});
});

describe('a site that isn’t connected', () => {
	const scenario = ['not-connected'];

	it('starts its setup at /setup, once, with `from` [SHELL-012, SHELL-013, CONN-014, CONN-019]', async () => {
		const { site, left } = await openApp({ scenario, hash: '#/setup?from=my-host' });
		await hasTitle('Set up');
		expect(hasLogo()).toBe(false);
		await waitFor(() => expect(left).toHaveLength(1));
		expect(left[0]).toContain('from=my-host');
		expect(site.callsTo('POST', 'connection/register')).toHaveLength(1);
	});

	it('doesn’t retry its setup after a failure, but its button does, without `from` [CONN-014, CONN-019]', async () => {
		const { site, user, left } = await openApp({
			scenario,
			hash: '#/setup',
			before: (running) => running.fail('POST', 'connection/register', 500, { code: 'x', message: 'x' }),
		});
		expect(await screen.findByText('An error occurred. Please try again.')).toBeInTheDocument();
		await settled();
		expect(site.callsTo('POST')).toHaveLength(1);
		site.recover();
		await user.click(screen.getByRole('button', { name: /Set up/ }));
		await waitFor(() => expect(left).toHaveLength(1));
		expect(left[0]).not.toContain('from=');
	});
});

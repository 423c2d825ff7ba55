import { act, screen, waitFor } from '@testing-library/react';
import { openApp } from '../../tests/support/open-app';
import { app } from '../../tests/support/screens';
import { settled } from '../../tests/support/settled';

const goTo = async (hash: string) => {
	act(() => void (window.location.hash = hash));
	// The browser tells of it in a task of its own.
	await act(() => new Promise((resolve) => setTimeout(resolve)));
	await settled();
};
const GLANCE = 'At A Glance';
const hasTitle = (name: string) =>
	waitFor(() => expect(document.title).toBe(`${name} ‹ Example Site ‹ Jetpack`));
const hasLogo = () => app().queryByText('Jetpack', { selector: 'a' }) !== null;
const hasFooter = () => app().queryByText('About Jetpack', { selector: 'a, a *' }) !== null;

it('paths show their screens with masthead and footer, and lead to the dashboard without one [SHELL-008, SHELL-009, SHELL-010, SHELL-019, SHELL-021, SHELL-030, SHELL-076]', async () => {
	await openApp({ hash: '#wpbody-content' });
	await hasTitle(GLANCE);
	expect(window.location.hash).toBe('#/dashboard');
	for (const [hash, title, masthead, footer] of [
		['#/security', 'Security', true, true],
		['#/recommendations/none', GLANCE, true, true],
		['#/privacy', 'Privacy settings', true, true],
		['#/', GLANCE, true, true],
		['#/recommendations/monitor', 'Recommendations', true, true],
		['#/plans', 'Plans', true, true],
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

import { act, screen, waitFor } from '@testing-library/react';
import { openApp } from '../../../tests/support/open-app';
import { arrived, region } from '../../../tests/support/screens';

/** jsdom has no layout: what the page is scrolled to, and where the app scrolls it. */
function withScrolling() {
	const moves: number[] = [];
	const set = (top: number) => {
		Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
		window.dispatchEvent(new Event('scroll'));
	};
	set(0);
	jest.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
		moves.push(top);
		set(top);
	}) as typeof window.scrollTo);
	return { moves, scroll: set };
}

const goTo = (hash: string) => act(() => void (window.location.hash = hash));

it('leaving a screen aborts a pending request, and refetches on return', async () => {
	const { site } = await openApp({
		scenario: ['protect-on'],
		before: (running) => void running.hold('GET', 'module/protect/data'),
	});
	const pending = () => site.callsTo('GET', 'module/protect/data');
	await waitFor(() => expect(pending()).toHaveLength(1));
	goTo('#/security');
	await screen.findByRole('heading', { level: 1, name: 'Security' });
	await waitFor(() => expect(pending()[0]?.signal?.aborted).toBe(true));
	site.recover();
	goTo('#/dashboard');
	await waitFor(() => expect(region('Brute force protection').getByText('1,234')).toBeInTheDocument());
	expect(screen.queryByText(/couldn’t reach your site/)).not.toBeInTheDocument();
});

describe('scroll position', () => {
	afterEach(() => {
		Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
	});

	it('stays below a modal, starts at the top of a new screen, is restored on back and forward, and stays while a search narrows it', async () => {
		const { moves, scroll } = withScrolling();
		const { user } = await openApp({ hash: '#/' });
		await arrived();
		scroll(700);
		await user.click(screen.getByRole('button', { name: 'Manage site connection' }));
		await screen.findByRole('dialog');
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		expect(window.location.hash).toBe('#/');
		expect(moves).toEqual([]);
		await user.click(screen.getByRole('link', { name: 'Manage security settings' }));
		await screen.findByRole('heading', { level: 1, name: 'Security' });
		expect(moves).toEqual([0]);
		scroll(300);
		act(() => window.history.back());
		await waitFor(() => expect(moves).toEqual([0, 700]));
		act(() => window.history.forward());
		await waitFor(() => expect(moves).toEqual([0, 700, 300]));
		goTo('#/security?term=sso');
		await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('sso'));
		expect(moves).toEqual([0, 700, 300]);
		goTo('#/disconnect');
		await screen.findByRole('dialog');
		expect(moves).toEqual([0, 700, 300, 0]);
	});
});

const field = () => screen.findByRole('textbox', { name: 'Always allowed IP addresses' });
/** Whether the browser would ask before it leaves the page. */
const isAsking = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('leaving unsaved edits asks only once when the new path redirects, and again about later edits [SHELL-009, SHELL-090, SHELL-091]', async () => {
	const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(true).mockReturnValue(false);
	const { user } = await openApp({ hash: '#/security', scenario: ['protect-on'] });
	await arrived();
	await user.type(await field(), '192.0.2.1');
	expect(isAsking()).toBe(true);
	goTo('#/nothing');
	expect(await screen.findByRole('heading', { name: 'Jetpack At A Glance Dashboard' })).toBeInTheDocument();
	expect(window.location.hash).toBe('#/dashboard');
	expect(confirm).toHaveBeenCalledTimes(1);
	await waitFor(() => expect(isAsking()).toBe(false));

	goTo('#/security');
	expect(await field()).toHaveValue('');
	await user.type(await field(), '192.0.2.2');
	goTo('#/dashboard');
	await waitFor(() => expect(window.location.hash).toBe('#/security'));
	expect(confirm).toHaveBeenCalledTimes(2);
	expect(await field()).toHaveValue('192.0.2.2');
});

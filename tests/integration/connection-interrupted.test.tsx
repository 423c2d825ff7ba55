import { act, screen, waitFor, within } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import { arrived } from '../support/screens';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';
import { holdingTimers } from '../support/holding';

const goTo = (hash: string) => act(() => void (window.location.hash = hash));
const pause = (milliseconds = 50) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

/** Holds calls to change the connection until they are answered with this, or by the host itself. */
function hold(site: TestSite) {
	let release: (answer: Response | Promise<Response>) => void = () => {};
	let passOn = () => {};
	site.intercept((request) =>
		request.method === 'POST' && request.url.includes('/v4/connection')
			? new Promise((resolve) => {
					release = resolve;
					passOn = () => resolve(site.host.fetch(request));
				})
			: null,
	);
	return async (body?: object, status = 200) => {
		await act(async () => (body ? release(new Response(JSON.stringify(body), { status })) : passOn()));
		await settled();
	};
}

const IN_PROGRESS = { status: 'in_progress', authorizeUrl: 'https://provider.example/authorize' };
const REFUSED = { code: 'disconnect_failed', message: 'Was not able to disconnect.' };

/** The provider refuses the site's token: the page has a banner. */
const broken = (site: TestSite) =>
	site.editPage((state) =>
		Object.assign(state.connectionStatus as object, {
			errors: [{ code: 'invalid_token', message: 'Bad token.', action: 'reconnect', data: {} }],
		}),
	);
const restore = () => screen.queryByRole('button', { name: 'Restore Connection' });

/** The two ways to start a reconnection: the address of the modal, and its button. */
const MODAL = ['#/reconnect', 'Reconnect Jetpack'] as const;
const BANNER = ['#/dashboard', 'Restore Connection'] as const;

describe('a reconnection', () => {
	it.each([
		['modal', ...MODAL],
		['banner', ...BANNER],
	])(
		'from the %s shows an info notice on every screen while it’s pending [CONN-065]',
		async (_, hash, button) => {
			const { site, user, reloads } = await openApp({ hash, before: broken });
			const notice = () => screen.queryByText('Reconnecting Jetpack');
			const tone = () => notice()?.closest('[data-tone]')?.getAttribute('data-tone');
			await screen.findByRole('button', { name: button });
			expect(notice()).not.toBeInTheDocument();
			const answer = hold(site);
			await user.click(screen.getByRole('button', { name: button }));
			await waitFor(() => expect(tone()).toBe('is-info'));
			// Longer than what passes is shown.
			await pause(2500);
			for (const screenOf of ['#/security', '#/my-plan', '#/dashboard']) {
				goTo(screenOf);
				await pause();
				await arrived();
				expect(tone()).toBe('is-info');
			}
			await answer(REFUSED, 400);
			expect(await screen.findByText(/^There was an error reconnecting Jetpack/)).toBeInTheDocument();
			expect(notice()).not.toBeInTheDocument();
			await user.click(await screen.findByRole('button', { name: 'Restore Connection' }));
			expect(tone()).toBe('is-info');
			expect(screen.queryByText(/^There was an error reconnecting Jetpack/)).not.toBeInTheDocument();
			await answer({ status: 'completed' });
			await waitFor(() => expect(reloads()).toBe(1));
			expect(notice()).not.toBeInTheDocument();
		},
	);

	it('from the modal keeps its notice after the modal closes [CONN-065, CONN-071]', async () => {
		const { site, user, left } = await openApp({ hash: '#/reconnect' });
		const answer = hold(site);
		await user.click(await screen.findByRole('button', { name: 'Reconnect Jetpack' }));
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		await pause();
		expect(screen.getByText('Reconnecting Jetpack')).toBeInTheDocument();
		await answer(IN_PROGRESS);
		await waitFor(() => expect(left).toEqual([expect.stringContaining('/provider/authorize?')]));
		expect(screen.queryByText('Reconnecting Jetpack')).not.toBeInTheDocument();
	});

	it('stays pending while the page unloads, and can be repeated if the page is restored [CONN-064]', async () => {
		const { site, user, left } = await openApp({ before: broken });
		await arrived();
		const answer = hold(site);
		await user.click(restore() as HTMLElement);
		await answer(IN_PROGRESS);
		expect(left).toHaveLength(1);
		expect(restore()).not.toBeInTheDocument();
		act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
		await user.click(await screen.findByRole('button', { name: 'Restore Connection' }));
		expect(site.callsTo('POST', 'connection/reconnect')).toHaveLength(2);
	});

	it('doesn’t block connecting an account after the page is restored', async () => {
		const { site, user, left } = await openApp({ as: 'admin2', before: broken });
		await arrived();
		const answer = hold(site);
		await user.click(restore() as HTMLElement);
		await answer(IN_PROGRESS);
		act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
		site.recover();
		goTo('#/connect-user');
		const button = await screen.findByRole('button', { name: 'Connect your account' });
		await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
		await user.click(button);
		await waitFor(() => expect(left).toHaveLength(2));
	});

	it('can be repeated if the user stays on the page to keep a draft', async () => {
		const { site, user, left } = await openApp({
			hash: '#/security',
			scenario: ['protect-on'],
			before: broken,
		});
		await arrived();
		await user.type(screen.getByRole('textbox', { name: 'Always allowed IP addresses' }), '1');
		const answer = hold(site);
		await user.click(restore() as HTMLElement);
		await answer(IN_PROGRESS);
		expect(left).toHaveLength(1);
		expect(restore()).not.toBeInTheDocument();
		window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
		expect(await screen.findByRole('button', { name: 'Restore Connection' })).toBeInTheDocument();
	});
});

describe('disconnecting an account', () => {
	it('makes one call on a double click and shows progress', async () => {
		const { site, user } = await openApp({ as: 'admin2', scenario: ['second-admin-linked'] });
		await arrived();
		const answer = hold(site);
		const button = screen.getByRole('button', { name: 'Disconnect your WordPress.com account' });
		await user.dblClick(button);
		expect(button).toHaveAttribute('aria-busy', 'true');
		expect(site.callsTo('POST', 'connection/user')).toHaveLength(1);
		holdingTimers(2_000);
		await answer({ code: 'success' });
		expect(await screen.findByText('Unlinked from WordPress.com.')).toBeInTheDocument();
		expect(screen.queryByText(/Error unlinking/)).not.toBeInTheDocument();
	});

	it('can be retried after a failure', async () => {
		const { site, user } = await openApp({ as: 'admin2', scenario: ['second-admin-linked'] });
		await arrived();
		const answer = hold(site);
		const button = screen.getByRole('button', { name: 'Disconnect your WordPress.com account' });
		await user.click(button);
		await answer({ code: 'x', message: 'Not today.' }, 400);
		expect(await screen.findByText(/^Error unlinking .*Not today/)).toBeInTheDocument();
		site.recover();
		await user.click(button);
		expect(await screen.findByText('Unlinked from WordPress.com.')).toBeInTheDocument();
	});
});

describe('a pending disconnect whose dialog was closed', () => {
	const startAndLeave = async () => {
		const app = await openApp();
		await arrived();
		goTo('#/disconnect');
		const answer = hold(app.site);
		await app.user.click(await screen.findByRole('button', { name: 'Disconnect' }));
		act(() => window.history.back());
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		return { ...app, answer };
	};

	it('shows its failure in a notice, but not in the next dialog [CONN-041]', async () => {
		const { site, user, answer } = await startAndLeave();
		await answer(REFUSED, 400);
		const notice = await screen.findByRole('alert');
		expect(notice).toHaveTextContent('We couldn’t disconnect your site. Was not able to disconnect.');
		expect(await within(notice).findByRole('button', { name: 'Copy details' })).toBeInTheDocument();
		site.recover();
		goTo('#/disconnect');
		const dialog = within(await screen.findByRole('dialog'));
		expect(dialog.queryByText(/Was not able/)).not.toBeInTheDocument();
		await user.click(await dialog.findByRole('button', { name: 'Disconnect' }));
		expect(
			await screen.findByRole('dialog', { name: 'Your site is disconnected from WordPress.com' }),
		).toBeInTheDocument();
	});

	it('shows its outcome in a reopened dialog, without a notice', async () => {
		const { answer } = await startAndLeave();
		goTo('#/disconnect');
		await screen.findByRole('button', { name: 'Disconnecting…' });
		await answer(REFUSED, 400);
		await screen.findByText('Was not able to disconnect.');
		expect(screen.queryByText(/We couldn’t disconnect your site/)).not.toBeInTheDocument();
		await closeApps();
		const { answer: answerNext } = await startAndLeave();
		goTo('#/disconnect');
		await screen.findByRole('button', { name: 'Disconnecting…' });
		await answerNext();
		expect(
			await screen.findByRole('dialog', { name: 'Your site is disconnected from WordPress.com' }),
		).toBeInTheDocument();
	});

	it('shows progress and then the failure in a dialog opened meanwhile [CONN-041]', async () => {
		const { answer } = await startAndLeave();
		goTo('#/disconnect');
		const dialog = within(await screen.findByRole('dialog'));
		expect(await dialog.findByRole('button', { name: 'Disconnecting…' })).toHaveAttribute(
			'aria-busy',
			'true',
		);
		await answer(REFUSED, 400);
		expect(await dialog.findByText('Was not able to disconnect.')).toBeInTheDocument();
	});
});

describe('the disconnect dialog’s URL', () => {
	it('opens no dialog on a disconnected site, for example after a reload [SHELL-099]', async () => {
		const { user, reopen } = await openApp({ hash: '#/disconnect' });
		await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
		await screen.findAllByRole('radio');
		expect(screen.getByRole('dialog')).toHaveAccessibleName('Your site is disconnected from WordPress.com');
		await reopen();
		expect(await screen.findByRole('button', { name: 'Set up Jetpack' })).toBeInTheDocument();
		await pause();
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	});
});

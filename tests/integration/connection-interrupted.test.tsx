import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { arrived } from '../support/screens';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';

const goTo = (hash: string) => act(() => void (window.location.hash = hash));

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
	site.page({
		connectionStatus: {
			errors: [{ code: 'invalid_token', message: 'Bad token.', action: 'reconnect', data: {} }],
		},
	});
const restore = () => screen.queryByRole('button', { name: 'Restore Connection' });

describe('a reconnection', () => {
	it('shows an info notice on every screen while it’s pending, and can be repeated [CONN-065]', async () => {
		const { site, user, reloads } = await openApp({ before: broken });
		const notice = () => screen.queryByText('Reconnecting Jetpack');
		const tone = () => notice()?.closest('[data-tone]')?.getAttribute('data-tone');
		await arrived();
		expect(notice()).not.toBeInTheDocument();
		const answer = hold(site);
		await user.click(restore() as HTMLElement);
		await waitFor(() => expect(tone()).toBe('is-info'));
		for (const screenOf of ['#/my-plan', '#/dashboard']) {
			goTo(screenOf);
			await arrived();
			expect(tone()).toBe('is-info');
		}
		await answer(REFUSED, 400);
		expect(await screen.findByText(/^There was an error reconnecting Jetpack/)).toBeInTheDocument();
		expect(notice()).not.toBeInTheDocument();
		await user.click(restore() as HTMLElement);
		expect(tone()).toBe('is-info');
		expect(screen.queryByText(/^There was an error reconnecting Jetpack/)).not.toBeInTheDocument();
		await answer({ status: 'completed' });
		await waitFor(() => expect(reloads()).toBe(1));
		expect(notice()).not.toBeInTheDocument();
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

	it('shows progress, and then its outcome, in a dialog opened meanwhile, without a notice [CONN-041]', async () => {
		const { answer, user } = await startAndLeave();
		goTo('#/disconnect');
		const dialog = within(await screen.findByRole('dialog'));
		expect(await dialog.findByRole('button', { name: 'Disconnecting…' })).toHaveAttribute(
			'aria-busy',
			'true',
		);
		await answer(REFUSED, 400);
		expect(await dialog.findByText('Was not able to disconnect.')).toBeInTheDocument();
		expect(screen.queryByText(/We couldn’t disconnect your site/)).not.toBeInTheDocument();

		await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
		act(() => window.history.back());
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		goTo('#/disconnect');
		await screen.findByRole('button', { name: 'Disconnecting…' });
		await answer();
		expect(
			await screen.findByRole('dialog', { name: 'Your site is disconnected from WordPress.com' }),
		).toBeInTheDocument();
	});
});

describe('a reconnection beside a draft', () => {
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

import { act, screen, waitFor, within } from '@testing-library/react';
import { survey } from '../../../../tests/support/provider';
import { openApp } from '../../../../tests/support/open-app';
import { arrived } from '../../../../tests/support/screens';
import { settled } from '../../../../tests/support/settled';
import type { TestSite } from '../../../../tests/support/test-site';

const goTo = (hash: string) => act(() => void (window.location.hash = hash));
const GONE = 'Your site is disconnected from WordPress.com';
const dialog = (name?: string) => screen.findByRole('dialog', { name });
const inDialog = async () => {
	const found = await dialog();
	await settled();
	return within(found);
};
const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

interface PrintedPage {
	siteData: { blog_id: number };
	userData: { currentUser: { wpcomUser: { ID: number } } };
}

describe('disconnect dialog', () => {
	it('opens from the Manage button and by URL, and closes on Escape, not on a backdrop click [CONN-034, SHELL-022, SHELL-026, SHELL-100, CONN-042, CONN-079]', async () => {
		const { user } = await openApp();
		await arrived();
		await user.click(screen.getByRole('button', { name: 'Manage site connection' }));
		await user.click(await screen.findByRole('link', { name: 'Disconnect…' }));
		expect(window.location.hash).toBe('#/disconnect');
		await waitFor(async () => expect(await dialog()).toHaveAccessibleName('Disconnect this site?'));
		await user.click(document.querySelector('[data-backdrop]') as Element);
		expect(screen.getByRole('dialog')).toBeInTheDocument();
		await user.keyboard('{Escape}');
		await expectNoDialog();
		expect(window.location.hash).toBe('#/dashboard');
		goTo('#/disconnect');
		expect(await dialog()).toBeInTheDocument();
		expect(screen.getByText('Jetpack At A Glance Dashboard')).toBeInTheDocument();
	});

	it('isn’t available without the permission [CONN-035, CONN-092, ROLE-009]', async () => {
		await openApp({
			as: 'admin2',
			hash: '#/disconnect',
			before: (site) => site.page({ userData: { currentUser: { permissions: { disconnect: false } } } }),
		});
		await arrived();
		expect(screen.queryByRole('button', { name: 'Manage site connection' })).not.toBeInTheDocument();
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	});

	it('disconnects after a new login, refetches the connection, sends the survey, thanks the user, and opens no more [CONN-033, CONN-039, CONN-040, CONN-044, CONN-045, CONN-046, CONN-055, CONN-056, SHELL-099]', async () => {
		const { site, user, reopen } = await openApp({ hash: '#/disconnect' });
		const box = await inDialog();
		const page = JSON.parse(document.getElementById('Initial_State')?.textContent ?? '') as PrintedPage;
		const sent = survey(() => new Response('{"success":true}'));
		await site.signOut();
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		const link = await box.findByRole('link', { name: /^Log in again/ });
		expect(link).toHaveAttribute('target', '_blank');
		expect(link).toHaveAttribute('href', expect.stringContaining('/wp-admin/'));
		await site.signIn('admin');
		act(() => void window.dispatchEvent(new Event('focus')));
		await waitFor(() => expect(link).not.toBeInTheDocument());

		site.calls.length = 0;
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		expect(await dialog(GONE)).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toContainEqual({
			path: 'connection',
			body: { isActive: false },
		});
		await waitFor(() => {
			expect(site.callsTo('GET', 'connection/url')).toHaveLength(1);
			expect(site.callsTo('GET').filter(({ path }) => path === 'connection')).toHaveLength(1);
		});
		await user.click(box.getByRole('radio', { name: 'Other' }));
		await user.type(box.getByRole('textbox'), 'Because');
		await user.click(box.getByRole('button', { name: 'Submit feedback' }));
		expect(await dialog('Thank you')).toBeInTheDocument();
		expect(sent).toEqual([
			{
				site_id: page.siteData.blog_id,
				user_id: page.userData.currentUser.wpcomUser.ID,
				survey_id: 'jetpack-plugin-disconnect',
				survey_responses: { 'why-cancel': { response: 'another-reason', text: 'Because' } },
			},
		]);
		await user.click(box.getByRole('button', { name: 'Close' }));
		expect(await screen.findByRole('button', { name: 'Set up Jetpack' })).toBeInTheDocument();
		await reopen('#/disconnect');
		expect(await screen.findByRole('button', { name: 'Set up Jetpack' })).toBeInTheDocument();
		await settled();
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	});
});

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

it('a site that was disconnected in another tab counts as disconnected [CONN-041, CONN-045]', async () => {
	const { site, user } = await openApp({ hash: '#/disconnect' });
	await dialog();
	await site.post('connection', { isActive: false });
	await user.click(screen.getByRole('button', { name: 'Disconnect' }));
	expect(await dialog(GONE)).toBeInTheDocument();
});

const REFUSED = { code: 'disconnect_failed', message: 'Was not able to disconnect.' };

it('a pending disconnect whose dialog was closed shows its failure in a notice, or its progress and outcome in a dialog opened meanwhile [CONN-041]', async () => {
	const { site, user } = await openApp({ hash: '#/dashboard' });
	await arrived();
	const answer = hold(site);
	const startAndLeave = async () => {
		goTo('#/disconnect');
		await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
		act(() => window.history.back());
		await expectNoDialog();
	};
	await startAndLeave();
	await answer(REFUSED, 400);
	const notice = await screen.findByRole('alert');
	expect(notice).toHaveTextContent('We couldn’t disconnect your site. Was not able to disconnect.');
	expect(await within(notice).findByRole('button', { name: 'Copy details' })).toBeInTheDocument();
	await user.click(within(notice).getByRole('button', { name: 'Dismiss this notice' }));

	await startAndLeave();
	goTo('#/disconnect');
	const box = within(await dialog());
	const busy = await box.findByRole('button', { name: 'Disconnecting…' });
	expect(busy).toHaveAttribute('aria-busy', 'true');
	expect(box.queryByText(/Was not able/)).not.toBeInTheDocument();
	await answer(REFUSED, 400);
	expect(await box.findByText('Was not able to disconnect.')).toBeInTheDocument();
	expect(await box.findByRole('button', { name: 'Copy details' })).toBeInTheDocument();
	expect(screen.queryByText(/We couldn’t disconnect your site/)).not.toBeInTheDocument();
	await user.click(box.getByRole('button', { name: 'Disconnect' }));
	await answer();
	expect(await dialog(GONE)).toBeInTheDocument();
});

describe('reconnecting', () => {
	/** The provider refuses the site's token: the page has a banner. */
	const broken = (site: TestSite) =>
		site.page({
			connectionStatus: {
				errors: [{ code: 'invalid_token', message: 'Bad token.', action: 'reconnect', data: {} }],
			},
		});
	const restore = () => screen.queryByRole('button', { name: 'Restore Connection' });
	const notice = () => screen.queryByText('Reconnecting Jetpack');

	it('from the dialog closes it without a request, or goes to the host’s authorization URL [CONN-060, CONN-061, CONN-062, CONN-066, CONN-068, CONN-071, SHELL-011]', async () => {
		const { site, user, left } = await openApp({ hash: '#/reconnect' });
		await user.click(await screen.findByRole('button', { name: 'Cancel' }));
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		expect(site.callsTo('POST')).toEqual([]);

		goTo('#/reconnect');
		const modal = await dialog('Reconnect Jetpack');
		expect(modal).toHaveTextContent(/link to reconnect.*Site Health.*support/);
		expect(screen.getByText('Jetpack At A Glance Dashboard')).toBeInTheDocument();
		const answer = site.hold('POST', 'connection/reconnect');
		await user.click(within(modal).getByRole('button', { name: 'Reconnect Jetpack' }));
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		await settled();
		expect(notice()).toBeInTheDocument();
		await answer();
		await waitFor(() => expect(left[0]).toMatch(/\/provider\/authorize/));
		expect(notice()).not.toBeInTheDocument();
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{ path: 'connection/reconnect', body: null },
		]);
	});

	it('stays pending while the page unloads, and can be repeated after a return or a stay for a draft [CONN-064]', async () => {
		const { site, user, left } = await openApp({
			hash: '#/security',
			scenario: ['protect-on'],
			before: broken,
		});
		await arrived();
		await user.type(screen.getByRole('textbox', { name: 'Always allowed IP addresses' }), '1');
		const answer = hold(site);
		const comeBack = [
			() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
			() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
		];
		for (const [index, happen] of comeBack.entries()) {
			await user.click(restore() as HTMLElement);
			await answer({ status: 'in_progress', authorizeUrl: 'https://provider.example/authorize' });
			expect(left).toHaveLength(index + 1);
			expect(restore()).not.toBeInTheDocument();
			act(() => void happen());
			await waitFor(() => expect(restore()).toBeInTheDocument());
		}
	});
});

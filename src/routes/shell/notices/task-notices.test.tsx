import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NoticesArea } from './notices-area';
import { PassingNotices } from './global-notices';
import { LateNotices } from './late-notices';
import { resetOptions, testConnection, unlinkUser } from '../../../state/connection/thunks';
import { activateModule } from '../../../state/settings/thunks/modules';
import { noticeShown } from '../../../state/notices/slice';
import { loadSite } from '../../../state/remotes';
import type { OpenOptions } from '../../../../tests/support/open-app';
import { openPiece } from '../../../../tests/support/open-piece';
import type { TestSite } from '../../../../tests/support/test-site';
import { holdingTimers } from '../../../../tests/support/holding';
import { settled } from '../../../../tests/support/settled';

const noticesOn = (path: string): ReactNode => (
	<>
		<PassingNotices />
		<NoticesArea path={path} />
		<LateNotices path={path} />
	</>
);
const NOTICES = noticesOn('/dashboard');
const toneOf = (text: string | RegExp) =>
	screen.getByText(text).closest('[data-tone]')?.getAttribute('data-tone');

describe('long-running tasks', () => {
	it.each([
		['GET', 'connection/test', testConnection, 'Testing the connection…', 'The connection works.'],
		[
			'POST',
			'connection/user',
			unlinkUser,
			'Disconnecting your WordPress.com account…',
			'Unlinked from WordPress.com.',
		],
		['POST', 'options/options', resetOptions, 'Resetting options…', 'Options reset.'],
	] as const)(
		'%s %s: show a progress notice while pending, then a brief success notice [NOTICE-084, NOTICE-026]',
		async (method, path, run, progress, success) => {
			const { site, store } = await openPiece(NOTICES, {
				as: 'admin2',
				scenario: ['connected', 'second-admin-linked'],
			});
			const letGo = site.hold(method, path);
			let done: Promise<unknown> | undefined;
			act(() => {
				done = store.dispatch(run());
			});
			expect(toneOf(progress)).toBe('is-info');
			await letGo();
			await act(async () => void (await done));
			expect(screen.queryByText(progress)).not.toBeInTheDocument();
			expect(toneOf(success)).toBe('is-success');
			expect(store.getState().notices.items).toMatchObject([{ text: success, duration: 2000 }]);
		},
	);

	it('only replace notices of the same task [NOTICE-085]', async () => {
		const { site, store } = await openPiece(NOTICES);
		act(
			() =>
				void store.dispatch(noticeShown({ noticeId: 'other', status: 'is-error', text: 'Another fault.' })),
		);
		site.fail('POST', 'options/options', 500);
		await act(async () => void (await store.dispatch(resetOptions())));
		expect(screen.getByText('Options failed to reset.')).toBeInTheDocument();
		site.recover();
		const letGo = site.hold('POST', 'options/options');
		let done: Promise<unknown> | undefined;
		act(() => {
			done = store.dispatch(resetOptions());
		});
		expect(screen.getByText('Resetting options…')).toBeInTheDocument();
		expect(screen.queryByText('Options failed to reset.')).not.toBeInTheDocument();
		expect(screen.getByText('Another fault.')).toBeInTheDocument();
		await letGo();
		await act(async () => void (await done));
	});
});

describe('activating a module', () => {
	it('shows a progress notice, then a success notice [NOTICE-052, NOTICE-053]', async () => {
		const { site, store } = await openPiece(NOTICES, {
			before: (running) => running.setSwitches({ likes: false }),
		});
		const letGo = site.hold('POST', 'module/likes/active');
		let done: Promise<boolean> | undefined;
		act(() => {
			done = store.dispatch(activateModule('likes'));
		});
		expect(toneOf('Activating Likes…')).toBe('is-info');
		await letGo();
		await act(async () => void (await done));
		expect(await done).toBe(true);
		expect(toneOf('Likes has been activated.')).toBe('is-success');
		expect(site.callsTo('POST')).toMatchObject([{ path: 'module/likes/active', body: { active: true } }]);
		expect(store.getState().modules.bySlug.likes?.activated).toBe(true);
		expect(store.getState().notices.items).toMatchObject([{ duration: 2000 }]);
	});

	it('shows why it failed [NOTICE-054]', async () => {
		const { site, store } = await openPiece(NOTICES, {
			before: (running) => running.setSwitches({ likes: false }),
		});
		site.fail('POST', 'module/likes/active', 400, { code: 'x', message: 'Not here.' });
		await act(async () => expect(await store.dispatch(activateModule('likes'))).toBe(false));
		expect(toneOf('Likes failed to activate. Not here.')).toBe('is-error');
		expect(store.getState().modules.bySlug.likes?.activated).toBe(false);
	});

	it('reports a failure if the host claims success but changes nothing [NOTICE-054]', async () => {
		const { site, store } = await openPiece(NOTICES, {
			before: (running) => running.setSwitches({ likes: false }),
		});
		site.intercept((request) =>
			request.url.includes('module/likes/active') ? new Response('{"code":"success","message":""}') : null,
		);
		await act(async () => expect(await store.dispatch(activateModule('likes'))).toBe(false));
		expect(
			screen.getByText(/Likes failed to activate\. Your site didn’t save this value/),
		).toBeInTheDocument();
	});
});

describe('concurrent tasks', () => {
	/** Both start, the answers come one after the other. */
	const startTwo = async () => {
		const opened = await openPiece(NOTICES, {
			before: (running) => running.setSwitches({ likes: false, stats: false }),
		});
		const letGo: Record<string, () => void> = {};
		opened.site.intercept((request) => {
			const slug = /module\/(\w+)\/active/.exec(request.url)?.[1];
			return slug
				? new Promise((resolve) => {
						letGo[slug] = () =>
							resolve(
								slug === 'likes'
									? new Response('{"code":"x","message":"Not here."}', { status: 400 })
									: opened.site.host.fetch(request),
							);
					})
				: null;
		});
		const done: Array<Promise<boolean>> = [];
		act(() => void done.push(opened.store.dispatch(activateModule('likes'))));
		act(() => void done.push(opened.store.dispatch(activateModule('stats'))));
		await waitFor(() => expect(Object.keys(letGo)).toHaveLength(2));
		const end = async (slug: 'likes' | 'stats') =>
			act(async () => {
				letGo[slug]?.();
				await done[slug === 'likes' ? 0 : 1];
			});
		return { ...opened, end };
	};
	const FAILURE = 'Likes failed to activate. Not here.';

	it('leave each other’s failure and progress notices alone [NOTICE-054, NOTICE-085]', async () => {
		const { end, user } = await startTwo();
		const progress = screen.getByText(/^Activating /).textContent;
		await end('likes');
		expect(toneOf(FAILURE)).toBe('is-error');
		expect(screen.getByText(/^Activating /)).toHaveTextContent(progress ?? '');
		holdingTimers(2_000);
		await end('stats');
		expect(screen.queryByText(/^Activating /)).not.toBeInTheDocument();
		expect(toneOf(/has been activated/)).toBe('is-success');
		const failure = screen.getByText(FAILURE).closest('[data-tone]') as HTMLElement;
		await user.click(within(failure).getByRole('button', { name: 'Dismiss this notice' }));
		expect(screen.queryByText(FAILURE)).not.toBeInTheDocument();
		expect(screen.getByText(/has been activated/)).toBeInTheDocument();
	});

	it('keep a failure notice until the same task starts again [NOTICE-085]', async () => {
		const { end, site, store } = await startTwo();
		await end('stats');
		await end('likes');
		site.recover();
		await act(async () => void (await store.dispatch(activateModule('sharedaddy'))));
		expect(screen.getByText(FAILURE)).toBeInTheDocument();
		await act(async () => void (await store.dispatch(activateModule('likes'))));
		expect(screen.queryByText(FAILURE)).not.toBeInTheDocument();
	});
});

describe('a failure to load site data', () => {
	const open = async (fail: (site: TestSite) => void, options: OpenOptions = {}, notices = NOTICES) => {
		const opened = await openPiece(notices, options);
		fail(opened.site);
		await act(async () => void (await opened.store.dispatch(loadSite())));
		return opened;
	};
	const answer = (status: number, body: unknown) => (site: TestSite) =>
		site.fail('GET', 'site', status, body);

	it('offers to reconnect if the host refuses without a message [NOTICE-033, NOTICE-037]', async () => {
		const { user, site } = await open(answer(400, {}));
		expect(
			await screen.findByText(
				'There seems to be a problem with your connection to WordPress.com. If the problem persists, try reconnecting.',
			),
		).toBeInTheDocument();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Restore Connection' }));
		await waitFor(() => expect(site.callsTo('POST', 'connection/reconnect')).toHaveLength(1));
	});

	it('links to support if the response can’t be parsed [NOTICE-034]', async () => {
		await open(answer(200, '<html>'));
		expect(
			await screen.findByText(
				'Jetpack encountered an error and was unable to display the Dashboard. Please try refreshing the page.',
			),
		).toBeInTheDocument();
		expect(screen.getByRole('link', { name: /Contact support/ })).toHaveAttribute(
			'href',
			expect.stringContaining('jetpack-contact-support'),
		);
	});

	it('shows the host’s message, and records its error codes [NOTICE-036, EVT-015]', async () => {
		const { events } = await open(
			answer(400, {
				code: 'site_data_fetch_failed',
				message: 'The token is broken.',
				data: { api_error_code: 'signature_mismatch', api_http_code: 403 },
			}),
		);
		expect(await screen.findByText('The token is broken.')).toBeInTheDocument();
		expect(screen.queryByText(/There seems to be a problem/)).not.toBeInTheDocument();
		expect(events()).toContainEqual([
			'jetpack_termination_error_notice_view',
			{
				location: 'dashboard',
				purpose: 'reconnect',
				error_code: 'site_data_fetch_failed',
				api_error_code: 'signature_mismatch',
				api_http_code: 403,
			},
		]);
	});

	it('asks to wait and offers a retry, but no reconnect, if the provider is down [NOTICE-087]', async () => {
		const { site, store, user } = await open(
			() => {},
			{ scenario: ['provider-down'] },
			noticesOn('/my-plan'),
		);
		expect(await screen.findByText(/^WordPress\.com isn’t responding\./)).toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Restore Connection' })).not.toBeInTheDocument();
		expect(screen.queryByText(/try reconnecting/, { ignore: 'pre' })).not.toBeInTheDocument();
		const before = site.callsTo('GET', 'site').length;
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(site.callsTo('GET', 'site')).toHaveLength(before + 1));
		await waitFor(() => expect(store.getState().site).not.toMatchObject({ status: 'loading' }));
		expect(await screen.findByText(/^WordPress\.com isn’t responding\./)).toBeInTheDocument();
	});

	it('is merged with connection errors: only the first of each action shows [NOTICE-079]', async () => {
		await open(answer(400, { code: 'x', message: 'Later fault.' }), {
			before: (site) =>
				site.page({
					connectionStatus: {
						errors: [{ code: 'y', message: 'First fault.', action: 'reconnect', data: {} }],
					},
				}),
		});
		expect(await screen.findByText('First fault.')).toBeInTheDocument();
		expect(screen.queryByText('Later fault.')).not.toBeInTheDocument();
	});

	it.each([
		['a user who cannot connect the site', { as: 'editor' }],
		['an offline site', { scenario: ['offline-constant'] }],
	])('shows no notice for %s [NOTICE-002]', async (_, options) => {
		await open(answer(400, { code: 'x', message: 'A fault.' }), options);
		await settled();
		expect(screen.queryByText('A fault.')).not.toBeInTheDocument();
	});
});

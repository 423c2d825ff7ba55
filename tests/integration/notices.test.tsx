import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NoticesArea } from '../../src/routes/shell/notices/notices-area';
import { PassingNotices } from '../../src/routes/shell/notices/global-notices';
import { navigated, noticeRemoved, noticeShown, type NewNotice } from '../../src/state/notices/slice';
import { loadPurchases } from '../../src/state/remotes';
import { closeApps, openApp } from '../support/open-app';
import { openPiece } from '../support/open-piece';
import { app, arrived } from '../support/screens';
import { pass } from '../support/settled';
import type { TestSite } from '../support/test-site';

afterEach(async () => {
	jest.useRealTimers();
	await closeApps();
});

const stateNotices = (notices: object) => (site: TestSite) =>
	site.editPage((state) => Object.assign(state.jetpackStateNotices as object, notices));

/** Every purchase is active; the host's own scenarios replace a plan with the newest. */
const allActive = (site: TestSite) =>
	site.intercept((request) =>
		request.url.includes('site/purchases')
			? site.host.fetch(request).then(async (response) => {
					const text = await response.text();
					return new Response(text.replaceAll('\\"active\\":\\"0\\"', '\\"active\\":\\"1\\"'), response);
				})
			: null,
	);

/** What the notices of the area say, from top to bottom. */
const said = () => [...document.querySelectorAll('[data-tone]')].map((notice) => notice.textContent ?? '');
const toneOf = (text: string | RegExp) =>
	screen.getByText(text).closest('[data-tone]')?.getAttribute('data-tone');

describe('notices area', () => {
	/** Whether the parts are there in this order, and nothing else with them. */
	const inOrder = (...parts: RegExp[]) => {
		const notices = said();
		expect(notices).toHaveLength(parts.length);
		parts.forEach((part, index) => expect(notices[index]).toMatch(part));
	};

	it('stacks a connected site’s notices in order [NOTICE-001, NOTICE-078, PLAN-021]', async () => {
		const { store } = await openPiece(<NoticesArea path="/plans" />, {
			scenario: [
				'connected',
				'development-version',
				'staging',
				'license-error',
				'plan-premium',
				'product-backup-daily',
			],
			before: (site) => {
				allActive(site);
				stateNotices({ errorCode: 'cheatin' })(site);
				site.editPage((state) => {
					const status = state.connectionStatus as { errors: object[] };
					status.errors = [{ code: 'x', message: 'The connection broke.', action: 'reconnect', data: {} }];
				});
			},
		});
		await act(async () => {
			store.dispatch(noticeShown({ noticeId: 'a', status: 'is-error', text: 'A click failed.' }));
			await store.dispatch(loadPurchases());
		});
		await screen.findByText(/which you pay for separately/);
		inOrder(
			/A click failed/,
			/The connection broke/,
			/Cheatin' uh/,
			/development version/,
			/staging server/,
			/which you pay for separately/,
			/What would you like to see/,
			/license key could not be found/,
		);
	});

	it('stacks the notices of a user without an account, and of an offline site, in order [NOTICE-001, NOTICE-008]', async () => {
		await openPiece(<NoticesArea path="/dashboard" />, {
			as: 'admin2',
			scenario: ['connected', 'development-version', 'license-error'],
		});
		inOrder(/development version/, /What would you like/, /your WordPress\.com account isn’t/, /license key/);
		await closeApps();
		await openPiece(<NoticesArea path="/dashboard" />, {
			scenario: ['offline-constant', 'development-version', 'staging', 'license-error'],
		});
		inOrder(/development version/, /Offline Mode is on/, /staging server/, /license key/);
	});

	it('puts the ask-your-administrator warning right before the license error [NOTICE-001, NOTICE-010]', async () => {
		await openPiece(<NoticesArea path="/dashboard" />, {
			as: 'editor',
			scenario: ['connected', 'development-version', 'license-error'],
			before: (site) =>
				site.editPage((state) => {
					Object.assign(state.connectionStatus as object, { isActive: false, hasConnectedOwner: false });
				}),
		});
		inOrder(/development version/, /ask the site administrator/, /license key/);
		expect(toneOf(/ask the site administrator/)).toBe('is-warning');
		const warning = screen.getByText(/ask the site administrator/).closest('[data-tone]') as HTMLElement;
		expect(within(warning).queryByRole('button')).not.toBeInTheDocument();
	});

	it('styles the staging notice and the administrator warning, neither dismissible [NOTICE-081]', async () => {
		await openPiece(<NoticesArea path="/dashboard" />, { scenario: ['staging'] });
		expect(toneOf(/on a staging server/)).toBe('is-basic');
		const staging = screen.getByText(/on a staging server/).closest('[data-tone]') as HTMLElement;
		expect(within(staging).queryByRole('button')).not.toBeInTheDocument();
		await closeApps();
		await openPiece(<NoticesArea path="/dashboard" />, {
			as: 'editor',
			before: (site) =>
				site.editPage((state) => Object.assign(state.connectionStatus as object, { isActive: false })),
		});
		expect(toneOf(/ask the site administrator/)).toBe('is-warning');
		expect(screen.queryByRole('button', { name: 'Dismiss this notice' })).not.toBeInTheDocument();
	});
});

describe('global notice', () => {
	const open = async (...notices: NewNotice[]) => {
		const opened = await openPiece(
			<>
				<PassingNotices />
				<NoticesArea path="/dashboard" />
			</>,
		);
		act(() => notices.forEach((notice) => opened.store.dispatch(noticeShown(notice))));
		return opened;
	};
	const info = (noticeId: string, more: Partial<NewNotice> = {}): NewNotice => ({
		noticeId,
		status: 'is-info',
		text: `Notice ${noticeId}`,
		...more,
	});

	it('is dismissible and not persistent by default [NOTICE-016, NOTICE-018, NOTICE-021]', async () => {
		const { store, user } = await open(info('a'), info('b', { showDismiss: false }));
		expect(store.getState().notices.items[1]).toEqual({
			noticeId: 'a',
			serial: expect.any(String),
			shownAt: expect.any(Number),
			status: 'is-info',
			text: 'Notice a',
			duration: null,
			showDismiss: true,
			isPersistent: false,
			details: '',
		});
		expect(said()).toEqual(['Notice b', 'Notice a']);
		await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
		expect(said()).toEqual(['Notice b']);
	});

	it('appears above older ones and is removed by id [NOTICE-019, NOTICE-020]', async () => {
		const { store } = await open(info('a'), info('b'), info('c'));
		expect(said()).toEqual(['Notice c', 'Notice b', 'Notice a']);
		act(() => void store.dispatch(noticeRemoved('b')));
		expect(said()).toEqual(['Notice c', 'Notice a']);
	});

	it.each(['is-success', 'is-error', 'is-info', 'is-warning', 'is-basic'] as const)(
		'is styled as %s, and only errors are announced immediately [NOTICE-017]',
		async (status) => {
			await open(info('a', { status }));
			expect(toneOf('Notice a')).toBe(status);
			expect(screen.queryByRole('alert') !== null).toBe(status === 'is-error');
		},
	);

	it('disappears after its duration, but not while hovered or focused [NOTICE-022]', async () => {
		const { store } = await open(info('lasting'));
		jest.useFakeTimers();
		const timed = ['a', 'b', 'c'].map((id) => info(id, { duration: 600 }));
		act(() => timed.forEach((notice) => store.dispatch(noticeShown(notice))));
		const hovered = screen.getByText('Notice b');
		const [dismissFirst] = screen.getAllByRole('button', { name: 'Dismiss this notice' });
		fireEvent.pointerEnter(hovered);
		act(() => dismissFirst?.focus());
		await pass(60_000);
		expect(said()).toEqual(['Notice c', 'Notice b', 'Notice lasting']);
		fireEvent.pointerLeave(hovered);
		act(() => dismissFirst?.blur());
		await pass(600);
		expect(said()).toEqual(['Notice lasting']);
	});

	it('gets its full duration when it replaces another [NOTICE-022, NOTICE-026]', async () => {
		const { store } = await open(info('a', { duration: 2_000 }));
		await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
		act(() => void store.dispatch(noticeShown(info('a', { duration: 2_000, text: 'Another' }))));
		await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
		expect(said()).toEqual(['Another']);
		await waitFor(() => expect(said()).toEqual([]));
	});

	it('moves focus to the page heading when dismissed by keyboard', async () => {
		const { user } = await openApp({ hash: '#/privacy', before: (site) => site.fail('POST', 'tracking') });
		const box = () => screen.findByRole('checkbox', { name: 'Send usage data' });
		await waitFor(async () => expect(await box()).not.toHaveAttribute('aria-disabled'));
		await user.click(await box());
		const notice = (await screen.findByText(/^Error updating privacy/)).closest('[data-tone]') as HTMLElement;
		act(() => within(notice).getByRole('button', { name: 'Dismiss this notice' }).focus());
		await user.keyboard('{Enter}');
		expect(screen.queryByText(/^Error updating privacy/)).not.toBeInTheDocument();
		expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
	});

	it('goes away on navigation unless it’s persistent [NOTICE-023, NOTICE-024]', async () => {
		const { store } = await open(info('a'), info('b', { isPersistent: true }));
		expect(said()).toEqual(['Notice b', 'Notice a']);
		act(() => void store.dispatch(navigated()));
		expect(said()).toEqual(['Notice b']);
		act(() => void store.dispatch(navigated()));
		expect(said()).toEqual(['Notice b']);
	});

	it('collapses its technical details', async () => {
		await open(info('a', { status: 'is-error', details: 'POST settings\nStatus: 500' }));
		expect(screen.getByText(/Status: 500/)).not.toBeVisible();
		expect(screen.getByText('Details')).toBeVisible();
	});
});

describe('global notices on the page', () => {
	const ERROR = { code: 'x', message: 'The connection broke.', action: 'reconnect', data: {} };

	it('come before the banners, whether success or error [NOTICE-001]', async () => {
		const { site, user } = await openApp({
			hash: '#/privacy',
			before: (running) =>
				running.editPage((state) => Object.assign(state.connectionStatus as object, { errors: [ERROR] })),
		});
		await screen.findByText('The connection broke.');
		const box = await screen.findByRole('checkbox', { name: 'Send usage data' });
		await waitFor(() => expect(box).not.toHaveAttribute('aria-disabled'));
		await user.click(box);
		await screen.findByText(/^Updated privacy/);
		expect(said()).toEqual([
			expect.stringMatching(/^Updated privacy/),
			expect.stringMatching(/connection broke/),
		]);
		await waitFor(() => expect(said()).toHaveLength(1));
		site.fail('POST', 'tracking', 400, { code: 'x', message: 'No.' });
		await user.click(box);
		await screen.findByText(/^Error updating privacy/);
		expect(said()).toEqual([
			expect.stringMatching(/^Error updating/),
			expect.stringMatching(/connection broke/),
		]);
	});
});

describe('notice remembered by the host', () => {
	const QUESTION = 'What would you like to see on this dashboard?';
	const scenario = ['connected', 'development-version'];

	it('stays dismissed after a reload [NOTICE-027, API-059]', async () => {
		const { site, user, reopen } = await openApp({ scenario });
		await arrived();
		const notice = screen.getByText(QUESTION, { exact: false }).closest('[data-tone]') as HTMLElement;
		await user.click(within(notice).getByRole('button', { name: 'Dismiss this notice' }));
		expect(screen.queryByText(QUESTION, { exact: false })).not.toBeInTheDocument();
		await waitFor(() =>
			expect(site.callsTo('POST', 'notice/')).toMatchObject([
				{ path: 'notice/feedback_dash_request', body: { dismissed: true } },
			]),
		);
		await reopen();
		await arrived();
		expect(screen.queryByText(QUESTION, { exact: false })).not.toBeInTheDocument();
	});

	it('comes back after a reload if the dismissal couldn’t be saved', async () => {
		const { site, user, reopen } = await openApp({ scenario });
		await arrived();
		site.fail('POST', 'notice/', 500);
		const notice = screen.getByText(QUESTION, { exact: false }).closest('[data-tone]') as HTMLElement;
		await user.click(within(notice).getByRole('button', { name: 'Dismiss this notice' }));
		expect(screen.queryByText(QUESTION, { exact: false })).not.toBeInTheDocument();
		await waitFor(() => expect(site.callsTo('POST', 'notice/')).toHaveLength(1));
		await reopen();
		expect(await screen.findByText(QUESTION, { exact: false })).toBeInTheDocument();
	});

	it.each([
		['admin', ['connected']],
		['editor', scenario],
		['admin', ['not-connected', 'development-version']],
	])('isn’t shown to %s on %j', async (as, names) => {
		await openApp({ as, scenario: names });
		await waitFor(() => expect(app().getByRole('link', { name: 'Jetpack' })).toBeInTheDocument());
		expect(screen.queryByText(QUESTION, { exact: false })).not.toBeInTheDocument();
	});
});

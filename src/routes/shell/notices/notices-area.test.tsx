import { act, screen, waitFor, within } from '@testing-library/react';
import { NoticesArea } from './notices-area';
import { PassingNotices } from './global-notices';
import { navigated, noticeRemoved, noticeShown, type NewNotice } from '../../../state/notices/slice';
import { loadPurchases } from '../../../state/purchases/slice';
import type { OpenOptions } from '../../../../tests/support/open-app';
import { openPiece } from '../../../../tests/support/open-piece';
import { pass } from '../../../../tests/support/settled';
import type { TestSite } from '../../../../tests/support/test-site';

afterEach(() => void jest.useRealTimers());

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

/** Texts of the area's notices, from top to bottom. */
const said = () => [...document.querySelectorAll('[data-tone]')].map((notice) => notice.textContent ?? '');
const toneOf = (text: string | RegExp) =>
	screen.getByText(text).closest('[data-tone]')?.getAttribute('data-tone');

const ERROR = { code: 'x', message: 'The connection broke.', action: 'reconnect', data: {} };

describe('notices area', () => {
	/** Expects these parts in this order, and nothing else with them. */
	const inOrder = (...parts: RegExp[]) => {
		const notices = said();
		expect(notices).toHaveLength(parts.length);
		parts.forEach((part, index) => expect(notices[index]).toMatch(part));
	};

	it('stacks a connected site’s notices in order [NOTICE-001, NOTICE-078, PLAN-021]', async () => {
		const owned = ['plan-premium', 'product-backup-daily'];
		const { store } = await openPiece(<NoticesArea path="/plans" />, {
			scenario: ['connected', 'development-version', 'staging', 'license-error', ...owned],
			before: (site) => {
				allActive(site);
				site.page({ jetpackStateNotices: { errorCode: 'cheatin' }, connectionStatus: { errors: [ERROR] } });
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

	it('stacks the notices of a user without an account in order [NOTICE-001, NOTICE-008]', async () => {
		await openPiece(<NoticesArea path="/dashboard" />, {
			as: 'admin2',
			scenario: ['connected', 'development-version', 'license-error'],
		});
		inOrder(/development version/, /What would you like/, /your WordPress\.com account isn’t/, /license key/);
	});

	it('stacks the notices of an offline site in order [NOTICE-001, NOTICE-081]', async () => {
		await openPiece(<NoticesArea path="/dashboard" />, {
			scenario: ['offline-constant', 'development-version', 'staging', 'license-error'],
		});
		inOrder(/development version/, /Offline Mode is on/, /staging server/, /license key/);
		expect(toneOf(/on a staging server/)).toBe('is-basic');
		const staging = screen.getByText(/on a staging server/).closest('[data-tone]') as HTMLElement;
		expect(within(staging).queryByRole('button')).not.toBeInTheDocument();
	});

	it('puts the ask-your-administrator warning right before the license error [NOTICE-001, NOTICE-010, NOTICE-081]', async () => {
		await openPiece(<NoticesArea path="/dashboard" />, {
			as: 'editor',
			scenario: ['connected', 'development-version', 'license-error'],
			before: (site) => site.page({ connectionStatus: { isActive: false, hasConnectedOwner: false } }),
		});
		const ask =
			/This site is not connected to WordPress\.com\. Please ask the site administrator to connect\./;
		inOrder(/development version/, ask, /license key/);
		expect(toneOf(ask)).toBe('is-warning');
		const warning = screen.getByText(ask).closest('[data-tone]') as HTMLElement;
		expect(within(warning).queryByRole('button')).not.toBeInTheDocument();
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

	it('has the style of its status, and only errors are announced immediately [NOTICE-017]', async () => {
		const statuses = ['is-success', 'is-error', 'is-info', 'is-warning', 'is-basic'] as const;
		await open(...statuses.map((status) => info(status, { status })));
		statuses.forEach((status) => expect(toneOf(`Notice ${status}`)).toBe(status));
		expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Notice is-error']);
	});

	it('gets its full duration when it replaces another [NOTICE-022, NOTICE-026]', async () => {
		const { store } = await open();
		jest.useFakeTimers();
		act(() => void store.dispatch(noticeShown(info('a', { duration: 2_000 }))));
		await pass(1_500);
		act(() => void store.dispatch(noticeShown(info('a', { duration: 2_000, text: 'Another' }))));
		await pass(1_999);
		expect(said()).toEqual(['Another']);
		await pass(1);
		expect(said()).toEqual([]);
	});

	it('goes away on navigation unless it’s persistent [NOTICE-023, NOTICE-024]', async () => {
		const { store } = await open(info('a'), info('b', { isPersistent: true }));
		expect(said()).toEqual(['Notice b', 'Notice a']);
		act(() => void store.dispatch(navigated()));
		expect(said()).toEqual(['Notice b']);
		act(() => void store.dispatch(navigated()));
		expect(said()).toEqual(['Notice b']);
	});
});

describe('notice remembered by the host', () => {
	const scenario = ['connected', 'development-version'];
	const question = () => screen.queryByText(/^What would you like to see on this dashboard\?/);
	const open = (options: OpenOptions = {}) =>
		openPiece(<NoticesArea path="/dashboard" />, { scenario, ...options });

	it.each([
		['stays dismissed after a reload', undefined],
		['comes back after a reload if the dismissal couldn’t be saved', 500],
	])('%s [NOTICE-027, API-059]', async (_, status) => {
		const { site, user } = await open();
		if (status) {
			site.fail('POST', 'notice/', status);
		}
		const notice = question()?.closest('[data-tone]') as HTMLElement;
		await user.click(within(notice).getByRole('button', { name: 'Dismiss this notice' }));
		expect(question()).not.toBeInTheDocument();
		const call = ['notice/feedback_dash_request', { dismissed: true }];
		await waitFor(() => expect(site.sent('POST', 'notice/')).toEqual([call]));
		await open({ site });
		expect(question() !== null).toBe(status !== undefined);
	});

	it.each([
		['admin', ['connected']],
		['editor', scenario],
		['admin', ['not-connected', 'development-version']],
	])('isn’t shown to %s on %j', async (as, names) => {
		await open({ as, scenario: names });
		expect(question()).not.toBeInTheDocument();
	});
});

it('licensing error shows until dismissed, which clears it on the host [NOTICE-011, NOTICE-012]', async () => {
	const { site, user } = await openPiece(<NoticesArea path="/dashboard" />, {
		before: (running) => running.page({ licensing: { error: 'Key <i>used</i>.' } }),
	});
	const notice = screen.getByText('Key used.').closest('[role=alert]') as HTMLElement;
	await user.click(within(notice).getByRole('button', { name: 'Dismiss this notice' }));
	expect(screen.queryByText('Key used.')).not.toBeInTheDocument();
	await waitFor(() => expect(site.sent()).toEqual([['licensing/error', { error: '' }]]));
});

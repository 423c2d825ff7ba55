import { act, screen, within } from '@testing-library/react';
import { follow } from '../../../../tests/support/screens';
import type { OpenOptions } from '../../../../tests/support/open-app';
import { openPiece, openStore } from '../../../../tests/support/open-piece';
import { restoreConnection } from '../../../state/connection/thunks';
import { NoticesArea } from './notices-area';
import { siteDisconnected } from '../../../state/events';
import { settled } from '../../../../tests/support/settled';
import type { TestSite } from '../../../../tests/support/test-site';

const open = (options: OpenOptions = {}) => openPiece(<NoticesArea path="/dashboard" />, options);
const has = (text: string) => screen.queryByText(text, { exact: false }) !== null;
const STAGING = 'You are running Jetpack on a staging server.';

describe('site notices', () => {
	it.each([
		['offline-filter', /filter/],
		['offline-constant', /JETPACK_DEV_DEBUG/],
		['offline-local', /WP_LOCAL_DEV/],
		['offline-url', /known URL for local development/],
	])('show only the reason for %s [NOTICE-005]', async (scenario, reason) => {
		await open({ scenario: [scenario] });
		const notice = (await screen.findByText(/Offline Mode is on/)).closest('[data-tone]') as HTMLElement;
		const reasons = within(notice).getAllByRole('listitem');
		expect(reasons).toHaveLength(1);
		expect(reasons[0]).toHaveTextContent(reason);
	});

	it('mention a staging server, except during an identity crisis [NOTICE-006, NOTICE-007]', async () => {
		const { close } = await open({ scenario: ['staging'] });
		expect(has(STAGING)).toBe(true);
		expect(screen.getByRole('link', { name: /More Info/ })).toBeInTheDocument();
		close();
		await open({ scenario: ['staging'], before: (site) => site.setFacts({ isInIdentityCrisis: true }) });
		expect(has(STAGING)).toBe(false);
	});

	it.each([
		['admin', true],
		['editor', true],
		['subscriber', false],
	])('tell %s about a development version: %p [NOTICE-003, NOTICE-004]', async (as, isTold) => {
		await open({ as, scenario: ['connected', 'development-version'] });
		expect(has('You are currently running a development version of Jetpack.')).toBe(isTold);
		expect(screen.queryByRole('link', { name: /Submit Beta feedback/ }) !== null).toBe(isTold);
	});

	it('don’t ask an unlinked user to connect while the connection is being restored [NOTICE-080]', async () => {
		const { site, store } = await open({ as: 'admin2' });
		expect(has('your WordPress.com account isn’t')).toBe(true);
		const release = site.hold('POST', 'connection/reconnect');
		let restored: Promise<unknown> | undefined;
		act(() => void (restored = store.dispatch(restoreConnection())));
		expect(has('your WordPress.com account isn’t')).toBe(false);
		await release();
		await act(async () => void (await restored));
	});
});

it('a page whose data didn’t come whole says so once', async () => {
	const broken = (html: string) => html.replace(/(id="Initial_State">).*?(<\/script>)/s, '$1{oops$2');
	await open({ before: (site) => site.changePage(broken) });
	expect(screen.getAllByText(/Some data is missing from this page/)).toHaveLength(1);
});

describe('notices of a redirect', () => {
	const stateNotices = (notices: object) => (site: TestSite) => site.page({ jetpackStateNotices: notices });

	/** Opens the page after a redirect, with the code that shows its message. */
	const open = async (options: OpenOptions) => {
		const opened = await openPiece(<NoticesArea path="/dashboard" />, options);
		await act(async () => {
			await import('./seldom-notices');
			await import('../release-dialog/release-dialog');
		});
		await settled();
		return opened;
	};

	describe('state notices', () => {
		it('are stored as codes, description and content [NOTICE-028]', async () => {
			const messageContent = {
				release_post_content: '<p>Text</p>',
				release_post_featured_image: 'https://example.com/a.png',
				release_post_title: 'Title',
			};
			const codes = { errorCode: 'no_cap', errorDescription: 'Why', messageCode: 'linked' };
			const { store } = await openStore({ before: stateNotices({ ...codes, messageContent }) });
			expect(store.getState().page.jetpackStateNotices).toEqual({ ...codes, messageContent });
		});

		it('show one message with its tone, and can be dismissed [NOTICE-070, NOTICE-082]', async () => {
			const { user } = await open({
				before: stateNotices({ errorCode: 'odd', messageCode: 'already_authorized' }),
			});
			const notice = screen.getByText('Your Jetpack is already connected.').closest('[data-tone]');
			expect(notice).toHaveAttribute('data-tone', 'is-success');
			expect(screen.queryByText('odd')).not.toBeInTheDocument();
			await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
			expect(screen.queryByText(/already connected/)).not.toBeInTheDocument();
		});

		it('show an unknown error code as text, and its description after it [NOTICE-067, NOTICE-068]', async () => {
			const errorCode = '<img src=x onerror=alert(1)>';
			await open({ before: stateNotices({ errorCode, errorDescription: 'The moon was full.' }) });
			expect(screen.getByRole('alert')).toHaveTextContent(`${errorCode} The moon was full.`);
			expect(screen.getByText(errorCode).closest('[data-tone]')).toHaveAttribute('data-tone', 'is-error');
			expect(document.querySelector('img[src=x]')).toBeNull();
		});

		it('announce that the site was disconnected [NOTICE-025]', async () => {
			const { store } = await openPiece(<NoticesArea path="/dashboard" />);
			act(() => void store.dispatch(siteDisconnected()));
			expect(store.getState().page.jetpackStateNotices.messageCode).toBe('disconnected');
			expect(
				await screen.findByText('Your site is no longer connected to WordPress.com.'),
			).toBeInTheDocument();
		});
	});

	describe('the release dialog', () => {
		const post = (more: object) => (site: TestSite) =>
			stateNotices({
				messageCode: 'modules_activated',
				messageContent: {
					release_post_title: 'What is new',
					release_post_content: '<h2>Faster</h2><p>See <a href="https://example.com/">all</a>.</p>',
					release_post_featured_image: null,
					...more,
				},
			})(site);
		const WELCOME = /Welcome to Jetpack 12\.0/;

		it('replaces the banner, renders the post, and records the view and clicks [NOTICE-075, EVT-010, EVT-043]', async () => {
			const { user, events } = await open({ before: post({}) });
			const dialog = await screen.findByRole('dialog', { name: 'What is new' });
			expect(screen.queryByText(WELCOME)).not.toBeInTheDocument();
			const { getByRole, getByText } = within(dialog);
			expect(getByText('Faster', { selector: 'h3 > bdi' })).toBeInTheDocument();
			expect(getByRole('link', { name: /^all/ })).toHaveAttribute('href', 'https://example.com/');
			const editor = getByRole('link', { name: 'Try it in the editor' });
			expect(editor).toHaveAttribute('href', 'http://127.0.0.1:4400/wp-admin/post-new.php');
			await follow(user, editor);
			await user.click(within(dialog).getByRole('button', { name: 'Close' }));
			expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
			expect(screen.queryByText(WELCOME)).not.toBeInTheDocument();
			const seen = events();
			expect(seen).toContainEqual([
				'jetpack_warm_welcome_view',
				expect.objectContaining({ version: '12.0' }),
			]);
			expect(seen.filter(([name]) => name === 'jetpack_wpa_click')).toMatchObject([
				['jetpack_wpa_click', { target: 'warm_welcome_view_editor', version: '12.0' }],
				['jetpack_wpa_click', { target: 'warm_welcome_dismiss', version: '12.0' }],
			]);
		});

		it('falls back to a default title [NOTICE-076]', async () => {
			await open({ before: post({ release_post_title: '' }) });
			expect(await screen.findByRole('dialog', { name: 'New in Jetpack 12.0' })).toBeInTheDocument();
		});

		it('gives way to the banner if the post has no content [NOTICE-075]', async () => {
			await open({ before: post({ release_post_content: '' }) });
			expect(await screen.findByText(WELCOME)).toBeInTheDocument();
			expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		});

		it.each<[string, object, boolean]>([
			['an Atomic platform', { isAtomicPlatform: true }, false],
			['an Atomic site', { isAtomicSite: true, isWoASite: true }, false],
			['any other site', {}, true],
		])(
			'is hidden without a post, and the banner on %s (%j) is visible: %p [NOTICE-069]',
			async (_, siteData, isThere) => {
				await open({
					before: (site) =>
						site.page({ siteData, jetpackStateNotices: { messageCode: 'modules_activated' } }),
				});
				expect(screen.queryByText(WELCOME) !== null).toBe(isThere);
				expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
			},
		);

		it('is hidden on an Atomic platform, as is the banner [NOTICE-069, NOTICE-077]', async () => {
			await open({ scenario: ['connected', 'woa'], before: post({}) });
			expect(screen.queryByText(WELCOME)).not.toBeInTheDocument();
			expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		});
	});
});

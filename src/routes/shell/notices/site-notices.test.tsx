import { act, screen, within } from '@testing-library/react';
import type { OpenOptions } from '../../../../tests/support/open-app';
import { openPiece } from '../../../../tests/support/open-piece';
import { restoreConnection } from '../../../state/connection/thunks';
import { NoticesArea } from './notices-area';

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

	it('tell those who can’t connect the site to ask its administrator [NOTICE-010, SHELL-029]', async () => {
		const before: OpenOptions['before'] = (site) =>
			site.page({ connectionStatus: { isActive: false, isRegistered: false, hasConnectedOwner: false } });
		const ASK = 'This site is not connected to WordPress.com. Please ask the site administrator to connect.';
		const { close } = await open({ as: 'editor', before });
		expect(has(ASK)).toBe(true);
		close();
		await open({ before });
		expect(has(ASK)).toBe(false);
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

describe('a page whose data didn’t come whole', () => {
	it.each<[string, (html: string) => string]>([
		['missing', (html) => html.replace(/<script type="application\/json".*?<\/script>/gs, '')],
		['no JSON', (html) => html.replace(/(id="Initial_State">).*?(<\/script>)/s, '$1{oops$2')],
		['of another shape', (html) => html.replace(/(id="Initial_State">).*?(<\/script>)/s, '$1[1,[2],null]$2')],
	])('says so once if it’s %s', async (_, change) => {
		await open({ before: (site) => site.changePage(change) });
		expect(screen.getAllByText(/Some data didn’t load with this page/)).toHaveLength(1);
	});
});

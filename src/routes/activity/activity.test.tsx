import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { paths } from '../../lib/paths';
import { Screen } from './screen';
import { openApp, type OpenOptions } from '../../../tests/support/open-app';
import { openPiece } from '../../../tests/support/open-piece';
import { app } from '../../../tests/support/screens';
import { settled } from '../../../tests/support/settled';
import type { TestSite } from '../../../tests/support/test-site';

/** Its plan has the whole log. */
const PAID = ['connected', 'jetpack-16', 'plan-security'];
const LATE = 'WordPress.com didn’t send the data. Try again in a moment.';

const open = (options: OpenOptions = {}) => openPiece(<Screen />, { scenario: PAID, ...options });
const answering = (body: unknown, status = 200) => ({
	before: (site: TestSite) => site.fail('GET', 'activity-log?', status, body),
});
const rows = () => screen.queryAllByRole('listitem').filter((row) => row.querySelector('time'));
const firstRows = async () => {
	await waitFor(() => expect(rows().length).toBeGreaterThan(0));
	return rows();
};
const choose = async (user: UserEvent, name: string, option: RegExp) =>
	user.selectOptions(
		screen.getByRole('combobox', { name }),
		await screen.findByRole('option', { name: option }),
	);
const expectSorted = () => {
	const times = rows().map((row) => Date.parse(row.querySelector('time')?.dateTime ?? ''));
	expect(times).toEqual([...times].sort((one, other) => other - one));
};
const listCalls = (site: TestSite) => site.callsTo('GET', 'activity-log?');
const lastQuery = (site: TestSite) => Object.fromEntries(listCalls(site).at(-1)?.query ?? []);
const click = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

describe('the activity log', () => {
	it('is reached from a card, the settings and a search, and lists who did what and when [DASH-103, SHELL-003]', async () => {
		const { user, reopen } = await openApp({ scenario: [...PAID, 'rewind-active'] });
		const card = within(await screen.findByRole('region', { name: 'Activity' }));
		const link = () => screen.findByRole('link', { name: 'View site activity' });
		expect(await card.findByRole('link', { name: 'View site activity' })).toHaveAttribute(
			'href',
			'#/activity',
		);
		await reopen(paths.security.href());
		expect(await link()).toHaveAttribute('href', '#/activity');
		expect(await link()).not.toHaveAttribute('target');
		await user.type(await screen.findByRole('searchbox'), 'audit log{Enter}');
		await settled();
		const places = within(await screen.findByRole('navigation', { name: 'Go to' }));
		await user.click(await places.findByRole('link', { name: 'View site activity' }));
		const heading = await screen.findByRole('heading', { level: 1, name: 'Site activity' });
		await waitFor(() => expect(heading).toHaveFocus());

		const [newest] = await firstRows();
		expect(newest).toHaveTextContent(/Logged in.*admin.*(just now|minutes? ago)/s);
		const time = newest?.querySelector('time');
		expect(time?.title).toMatch(/\d{4}/);
		expect(time).toHaveTextContent(`(${time?.title})`);
		expectSorted();
		const [plugin] = screen.getAllByRole('link', { name: 'Akismet Anti-spam' });
		expect(plugin).toHaveAttribute('href', expect.stringMatching(/\/wp-admin\/plugins\.php\?s=akismet$/));
		expect(plugin).not.toHaveAttribute('target');
	});

	it('loads more events, keeps the listed ones when that fails, and focuses the first new one', async () => {
		const { user, site } = await open();
		expect(await firstRows()).toHaveLength(20);
		expect(screen.getByText(/^Showing 20 of \d+ events$/)).toHaveAttribute('role', 'status');
		site.fail('GET', 'activity-log?', 500, { code: 'activity_log_request_failed', message: '<b>no</b>' });
		await click(user, 'Load more');
		expect(await screen.findByText(LATE)).toBeInTheDocument();
		expect(rows()).toHaveLength(20);
		site.recover();
		await click(user, 'Try again');
		await waitFor(() => expect(rows()).toHaveLength(40));
		expect(rows()[20]).toHaveFocus();
		expect(screen.queryByText(LATE)).not.toBeInTheDocument();
		expect(lastQuery(site)).toMatchObject({ page: '2', number: '20', sort_order: 'desc' });
		expectSorted();
		while (screen.queryByRole('button', { name: 'Load more' })) {
			const count = rows().length;
			await click(user, 'Load more');
			await waitFor(() => expect(rows().length).toBeGreaterThan(count));
		}
		expect(screen.getByText(`${rows().length} events`)).toBeInTheDocument();
	});

	it('shows an event’s severity, actor, date and links, and never markup', async () => {
		const row = (text: string) => screen.getByText(text).closest('li');
		const ranges = [
			{ indices: [4, 8], url: 'https://elsewhere.example/' },
			{ indices: [0, 3], url: 'javascript:alert(1)' },
		];
		const orderedItems = [
			{ summary: 'Backup failed', status: 'error', actor: { name: 'wp', is_cli: true } },
			{ summary: 'Update due', status: 'warning', actor: { name: 'Kim', is_happiness: '1' } },
			{ summary: 'Post written', status: 'success', actor: { name: 'Bot', is_mcp_agent: 1 } },
			{ activity_id: 'l', summary: 'Link', content: { text: 'See this page', ranges } },
			{ summary: 'Old', published: '2020-03-01T12:00:00+00:00' },
			{ activity_id: 'x', summary: '<img src=x onerror=alert(1)>Published' },
			{ activity_id: 'a', name: 'post__published' },
			null,
		];
		await open(answering({ current: { orderedItems } }));
		expect(await screen.findByText('6 events')).toBeInTheDocument();
		expect(row('Backup failed')).toHaveTextContent(/Needs attention.*wp.*Command line/);
		expect(row('Update due')).toHaveTextContent(/Warning.*Kim.*Support/);
		expect(row('Post written')).toHaveTextContent(/^Post writtenBotAI agent$/);
		const [link, ...more] = row('Link')?.querySelectorAll('a') ?? [];
		expect(more).toEqual([]);
		expect(link).toHaveTextContent('this (opens in a new tab)');
		expect(link).toHaveAttribute('href', 'https://elsewhere.example/');
		expect(link).toHaveAttribute('rel', 'noopener noreferrer');
		expect(rows()).toEqual([row('Old')]);
		expect(row('Old')?.querySelector('time')?.textContent).toMatch(/2020/);
		expect(row('Old')?.querySelector('time')).not.toHaveAttribute('title');
		expect(row('Old')?.parentElement?.querySelector('img, script, [onerror]')).toBeNull();
		expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
	});
});

describe('activity filters', () => {
	it('are sent to the host and kept in the URL, and a new one aborts the pending call', async () => {
		const { user, site } = await openApp({ scenario: PAID, hash: paths.activity.href() });
		await firstRows();
		const release = site.hold('GET', 'activity-log?number=20&page=1&sort_order=desc&group%5B%5D=user');
		await choose(user, 'Type', /^Users/);
		await waitFor(() => expect(lastQuery(site)).toMatchObject({ 'group[]': 'user' }));
		const late = listCalls(site).at(-1);
		await choose(user, 'Type', /^Plugins \(\d+\)$/);
		await waitFor(() => expect(rows()[0]).toHaveTextContent(/Plugin/));
		expect(late?.signal?.aborted).toBe(true);
		await release();
		rows().forEach((row) => expect(row).toHaveTextContent(/^Plugin/));
		await choose(user, 'User', /^admin/);
		fireEvent.change(screen.getByLabelText('From'), { target: { value: '2020-02-29' } });
		fireEvent.change(screen.getByLabelText('To'), { target: { value: '2090-12-31' } });
		await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'akismet{Enter}');
		await waitFor(() => expect(lastQuery(site).text_search).toBe('akismet'));
		expect(lastQuery(site)).toMatchObject({
			'group[]': 'plugin',
			'actor[]': '1',
			after: new Date('2020-02-29T00:00:00').toISOString(),
			before: new Date('2090-12-31T23:59:59.999').toISOString(),
		});
		await waitFor(() => rows().forEach((row) => expect(row).toHaveTextContent(/Akismet/)));
		expect(window.location.hash).toBe(
			'#/activity?kind=plugin&actor=1&from=2020-02-29&to=2090-12-31&term=akismet',
		);
	});

	it('start from the URL, without its invalid values, and can be cleared', async () => {
		const query = { kind: 'rewind', term: 'uploads', from: '2020-01-01', to: '0002-01-01' };
		const { site, user, reopen } = await openApp({ scenario: PAID, hash: paths.activity.href(query) });
		await firstRows();
		rows().forEach((row) => expect(row).toHaveTextContent(/^Backup complete/));
		expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('rewind');
		expect(screen.getByLabelText('From')).toHaveValue('2020-01-01');
		expect(lastQuery(site)).not.toHaveProperty('before');
		// In strict mode React starts each effect twice.
		expect(listCalls(site).filter(({ signal }) => !signal?.aborted)).toHaveLength(1);

		await reopen(paths.activity.href({ from: '2026-03-02', to: '2026-03-01' }));
		expect(await screen.findByText('Choose a date after the start date.')).toBeInTheDocument();
		await reopen(paths.activity.href({ kind: 'no-such-kind', term: 'zzz', from: '2026-02-31' }));
		expect(await screen.findByText('No events match these filters.')).toBeInTheDocument();
		expect(lastQuery(site)).not.toHaveProperty('after');
		expect(screen.getByRole('searchbox', { name: 'Search events' })).toHaveValue('zzz');
		await click(user, 'Clear filters');
		await firstRows();
		expect(window.location.hash).toBe('#/activity');
		expect(screen.getByRole('searchbox', { name: 'Search events' })).toHaveValue('');
	});

	it('still show events when their options fail to load, and can be retried', async () => {
		const { user, site } = await open({
			before: (running) => running.fail('GET', 'activity-log/actors', 500, { code: 'x', message: 'x' }),
		});
		await firstRows();
		expect(await screen.findByText('We couldn’t load some filters.')).toBeInTheDocument();
		site.recover();
		await click(user, 'Try again');
		expect(await screen.findByRole('option', { name: /^admin \(\d+\)$/ })).toBeInTheDocument();
	});

	it('aren’t there without a plan for the full log, which shows the newest 20 events', async () => {
		const hash = paths.activity.href({ kind: 'plugin', from: '2020-01-01' });
		const { site } = await openApp({ scenario: ['connected', 'jetpack-16'], hash });
		expect(await firstRows()).toHaveLength(20);
		expect(screen.getByText('20 events')).toBeInTheDocument();
		expect(lastQuery(site)).not.toHaveProperty('group[]');
		expect(screen.queryByRole('combobox', { name: 'Type' })).not.toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
		expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/plans');
	});
});

describe('an unavailable activity log', () => {
	const CONNECT = 'Connect your account to view site activity.';
	const ELSEWHERE = 'Your site’s activity log is on WordPress.com.';

	it.each<[string, OpenOptions, text: string, asks: boolean]>([
		['from a host without its calls', { scenario: ['connected'] }, ELSEWHERE, false],
		[
			'in Offline Mode',
			{ scenario: ['jetpack-16', 'offline-constant'] },
			'Unavailable in Offline Mode.',
			false,
		],
		['to users without an account', { as: 'admin2' }, CONNECT, false],
		['after a rest_no_route error', answering({ code: 'rest_no_route' }, 404), ELSEWHERE, true],
		[
			'when the host refuses for lack of an account',
			answering({ code: 'activity_log_user_not_connected', message: '<i>x</i>' }, 403),
			CONNECT,
			true,
		],
		[
			'with the host’s refusal, without its markup',
			answering({ code: 'rest_forbidden', message: 'Sorry, you are <b>not</b> allowed.' }, 403),
			'Sorry, you are not allowed.',
			true,
		],
		['with an invalid answer', answering('null'), LATE, true],
		[
			'before there are events',
			answering({ current: { orderedItems: [] }, totalItems: 0 }),
			'No events yet. They show up here a few minutes after something changes.',
			true,
		],
	])('says so %s', async (_, options, text, asks) => {
		const { site } = await open(options);
		expect(await screen.findByText(text)).toBeInTheDocument();
		expect(listCalls(site).length > 0).toBe(asks);
		const href = app().queryByRole('link')?.getAttribute('href') ?? '';
		expect(/\/connect-user\?feature=Site%20activity$/.test(href)).toBe(text === CONNECT);
		expect(/source=calypso-activity-log/.test(href)).toBe(text === ELSEWHERE);
	});

	it('is found at the provider from a host without its calls', async () => {
		const { user } = await openApp({ hash: paths.security.href() });
		await user.type(await screen.findByRole('searchbox'), 'audit log{Enter}');
		const places = within(await screen.findByRole('navigation', { name: 'Go to' }));
		const link = await places.findByRole('link', { name: /^View site activity/ });
		expect(link).toHaveAttribute('href', expect.stringMatching(/source=calypso-activity-log/));
	});

	it('redirects editors to the dashboard', async () => {
		const { site } = await openApp({ scenario: PAID, as: 'editor', hash: paths.activity.href() });
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		expect(site.callsTo('GET', 'activity-log')).toEqual([]);
	});
});

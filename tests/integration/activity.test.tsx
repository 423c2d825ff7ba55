import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { paths } from '../../src/lib/paths';
import { settled } from '../support/settled';
import { openApp, type OpenOptions } from '../support/open-app';
import type { TestSite } from '../support/test-site';

/** Its plan has the whole log. */
const PAID = ['connected', 'jetpack-16', 'plan-security'];
const FREE = ['connected', 'jetpack-16'];

async function open({ query = {}, ...options }: OpenOptions & { query?: Record<string, string> } = {}) {
	const app = await openApp({ scenario: PAID, hash: paths.activity.href(query), ...options });
	await screen.findByRole('heading', { level: 1, name: 'Site activity' });
	return app;
}

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
const times = () => rows().map((row) => Date.parse(row.querySelector('time')?.dateTime ?? ''));
const listCalls = (site: TestSite) => site.callsTo('GET', 'activity-log?');
const lastQuery = (site: TestSite) => Object.fromEntries(listCalls(site).at(-1)?.query ?? []);

describe('the activity log', () => {
	it('shows events newest first with their actor, time and what they’re about [DASH-103, SHELL-003]', async () => {
		await open();
		const [newest] = await firstRows();
		expect(newest).toHaveTextContent(/Logged in.*admin.*(this minute|minutes? ago)/s);
		const time = newest?.querySelector('time');
		expect(time?.title).toMatch(/\d{4}/);
		expect(time).toHaveTextContent(`(${time?.title})`);
		expect(times()).toEqual([...times()].sort((one, other) => other - one));
		const [plugin] = screen.getAllByRole('link', { name: 'Akismet Anti-spam' });
		expect(plugin).toHaveAttribute('href', expect.stringMatching(/\/wp-admin\/plugins\.php\?s=akismet$/));
		expect(plugin).not.toHaveAttribute('target');
	});

	it('loads more events and moves the focus to the first new one', async () => {
		const { user, site } = await open();
		await firstRows();
		const before = rows().length;
		expect(screen.getByText(/^20 of \d+ events$/)).toHaveAttribute('role', 'status');
		await user.click(screen.getByRole('button', { name: 'Load more' }));
		await waitFor(() => expect(rows()).toHaveLength(2 * before));
		expect(rows()[before]).toHaveFocus();
		expect(lastQuery(site)).toMatchObject({ page: '2', number: '20', sort_order: 'desc' });
		expect(times()).toEqual([...times()].sort((one, other) => other - one));
		while (screen.queryByRole('button', { name: 'Load more' })) {
			const count = rows().length;
			await user.click(screen.getByRole('button', { name: 'Load more' }));
			await waitFor(() => expect(rows().length).toBeGreaterThan(count));
		}
		expect(screen.getByText(`${rows().length} events`)).toBeInTheDocument();
	});

	it('keeps the listed events when loading more fails, and retries', async () => {
		const { user, site } = await open();
		await firstRows();
		site.fail('GET', 'activity-log?', 500, { code: 'activity_log_request_failed', message: '<b>no</b>' });
		await user.click(screen.getByRole('button', { name: 'Load more' }));
		expect(await screen.findByText(/^WordPress\.com didn’t send the data/)).toBeInTheDocument();
		expect(rows()).toHaveLength(20);
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(rows()).toHaveLength(40));
		expect(screen.queryByText(/didn’t send the data/)).not.toBeInTheDocument();
	});
});

describe('activity filters', () => {
	it('are sent to the host and kept in the URL', async () => {
		const { user, site } = await open();
		await firstRows();
		await choose(user, 'Kind', /^Plugins \(\d+\)$/);
		await waitFor(() => expect(rows()[0]).toHaveTextContent(/Plugin/));
		rows().forEach((row) => expect(row).toHaveTextContent(/^Plugin/));
		await choose(user, 'Done by', /^admin/);
		fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2020-02-29' } });
		fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2090-12-31' } });
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

	it('start from the URL', async () => {
		const { site } = await open({ query: { kind: 'rewind', term: 'uploads', from: '2020-01-01' } });
		await firstRows();
		rows().forEach((row) => expect(row).toHaveTextContent(/^Backup complete/));
		expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveValue('rewind');
		expect(screen.getByRole('searchbox', { name: 'Search events' })).toHaveValue('uploads');
		expect(screen.getByLabelText('First day')).toHaveValue('2020-01-01');
		// In strict mode React starts each effect twice.
		expect(listCalls(site).filter(({ signal }) => !signal?.aborted)).toHaveLength(1);
	});

	it('ignore invalid values in the URL', async () => {
		const { site } = await open({ query: { from: '2026-02-31', to: '0002-01-01', kind: ' ' } });
		await firstRows();
		expect(Object.keys(lastQuery(site))).not.toEqual(
			expect.arrayContaining([expect.stringMatching(/after|before|group/)]),
		);
	});

	it('can be cleared when no events match', async () => {
		const { user } = await open({ query: { kind: 'no-such-kind', term: 'zzz' } });
		expect(await screen.findByText('No events match these filters.')).toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: 'Clear filters' }));
		await firstRows();
		expect(window.location.hash).toBe('#/activity');
		expect(screen.getByRole('searchbox', { name: 'Search events' })).toHaveValue('');
	});

	it('show an error when the last day is before the first', async () => {
		await open({ query: { from: '2026-03-02', to: '2026-03-01' } });
		expect(await screen.findByText('Choose a later day.')).toBeInTheDocument();
	});

	it('still show events when their options fail to load, and can be retried', async () => {
		const { user, site } = await open({
			before: (site) => site.fail('GET', 'activity-log/actors', 500, { code: 'x', message: 'x' }),
		});
		await firstRows();
		expect(await screen.findByText('We couldn’t load all filters.')).toBeInTheDocument();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByRole('option', { name: /^admin \(\d+\)$/ })).toBeInTheDocument();
	});

	it('abort a pending call when they change', async () => {
		let release = () => {};
		const { user, site } = await open();
		await firstRows();
		const held = new Promise<void>((resolve) => (release = resolve));
		site.intercept((request) =>
			request.url.includes('group%5B%5D=user')
				? held.then(() => new Response('{"current":{"orderedItems":[{"summary":"Late"}]}}'))
				: null,
		);
		await choose(user, 'Kind', /^Users/);
		await waitFor(() => expect(lastQuery(site)).toMatchObject({ 'group[]': 'user' }));
		const late = listCalls(site).at(-1);
		await choose(user, 'Kind', /^Themes/);
		await waitFor(() => expect(rows()[0]).toHaveTextContent(/^Theme updated/));
		expect(late?.signal?.aborted).toBe(true);
		await act(async () => release());
		expect(screen.queryByText('Late')).not.toBeInTheDocument();
	});
});

describe('a site without a plan for the full log', () => {
	it('shows the newest 20 events without filters, and links to the plans', async () => {
		const { site } = await open({ scenario: FREE, query: { kind: 'plugin', from: '2020-01-01' } });
		await firstRows();
		expect(rows()).toHaveLength(20);
		expect(screen.getByText('20 events')).toBeInTheDocument();
		expect(lastQuery(site)).not.toHaveProperty('group[]');
		expect(screen.queryByRole('combobox', { name: 'Kind' })).not.toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
		expect(screen.getByRole('link', { name: 'view plans' })).toHaveAttribute('href', '#/plans');
	});
});

describe('links to the activity log', () => {
	const place = async (app: Awaited<ReturnType<typeof openApp>>) => {
		await app.user.type(await screen.findByRole('searchbox'), 'audit log{Enter}');
		await settled();
		const places = within(await screen.findByRole('navigation', { name: 'Go to' }));
		return places.findByRole('link', { name: /^View site activity/ });
	};

	it('open the screen from a card, a plan, the settings and a search [DASH-103]', async () => {
		const app = await openApp({ scenario: [...PAID, 'rewind-active'], hash: paths.dashboard.href() });
		const card = await screen.findByRole('region', { name: 'Activity' });
		const link = await within(card).findByRole('link', { name: 'View site activity' });
		expect(link).toHaveAttribute('href', '#/activity');
		expect(link).not.toHaveAttribute('target');
		await app.reopen(paths.myPlan.href());
		expect(await screen.findByRole('link', { name: 'View site activity' })).toHaveAttribute(
			'href',
			'#/activity',
		);
		await app.reopen(paths.security.href());
		expect(await screen.findByRole('link', { name: 'View site activity' })).toHaveAttribute(
			'href',
			'#/activity',
		);
		const found = await place(app);
		expect(found).toHaveAttribute('href', '#/activity');
		await app.user.click(found);
		const heading = await screen.findByRole('heading', { level: 1, name: 'Site activity' });
		await waitFor(() => expect(heading).toHaveFocus());
	});

	it('lead to the provider when the host lacks the calls', async () => {
		const app = await openApp({ hash: paths.security.href() });
		expect(await place(app)).toHaveAttribute('href', expect.stringMatching(/source=calypso-activity-log/));
	});
});

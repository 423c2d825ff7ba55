import { screen, waitFor, within } from '@testing-library/react';
import { BackupsCard } from './backups';
import { ProtectCard } from './protect';
import { ScanCard } from './scan';
import { SearchCard } from './search';
import { SpamCard } from './spam';
import { GlobalNotices, PassingNotices } from '../../shell/notices/global-notices';
import { answer, featuresOf, planOf } from '../../../../tests/support/provider';
import { openApp } from '../../../../tests/support/open-app';
import { openCards } from '../../../../tests/support/open-cards';
import { openPiece } from '../../../../tests/support/open-piece';
import { arrived, region, sections } from '../../../../tests/support/screens';
import { pass, settled } from '../../../../tests/support/settled';
import { dayAnswer, hasChart, openStats, statsCard, statsTab } from '../../../../tests/support/stats';
import type { TestSite } from '../../../../tests/support/test-site';

const SERVICES = (
	<>
		<PassingNotices />
		<GlobalNotices location="area" />
		<BackupsCard />
		<ScanCard />
		<SpamCard />
		<SearchCard />
	</>
);

describe('the switches of cards', () => {
	it('save, show progress and one result, and revert with a reason when that fails [NOTICE-047, NOTICE-048]', async () => {
		const { site, user } = await openApp();
		await arrived();
		const photon = () => region('Image accelerator');
		const toggle = () => photon().getByRole('switch');
		const release = site.hold('POST', 'settings');
		await user.click(toggle());
		await user.dblClick(toggle());
		expect(screen.getByText('Updating settings…')).toBeInTheDocument();
		expect(toggle()).toHaveAttribute('aria-busy', 'true');
		expect(toggle()).toHaveFocus();
		await release();
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(screen.queryByText('Updating settings…')).not.toBeInTheDocument();
		await waitFor(() => expect(screen.queryByText('Updated settings.')).not.toBeInTheDocument());
		site.recover();

		site.fail('POST', 'settings', 403, { code: 'rest_forbidden', message: 'You may not.' });
		await user.click(toggle());
		expect(await photon().findByText('You may not.')).toBeInTheDocument();
		expect(screen.getByRole('alert')).toHaveTextContent('Error updating settings. You may not.');
		expect(toggle()).toBeChecked();
		site.recover();
		await user.click(toggle());
		await waitFor(() => expect(photon().queryByText('You may not.')).not.toBeInTheDocument());
		expect(toggle()).not.toBeChecked();
		await site.setFacts({ overrides: { photon: 'inactive' } });
		await settled();
		await user.click(toggle());
		expect(await photon().findByText(/Your site didn’t save this value/)).toBeInTheDocument();
		expect(toggle()).not.toBeChecked();
	});

	it('are missing from paid cards, whether they’re on or off [DASH-037]', async () => {
		const withProtect = (
			<>
				{SERVICES}
				<ProtectCard />
			</>
		);
		for (const isOn of [true, false]) {
			const before = (site: TestSite) => site.setSwitches({ search: isOn, protect: isOn });
			const { close } = await openCards(withProtect, { scenario: ['plan-free'], before });
			expect(screen.getAllByRole('switch')).toEqual([region('Brute force protection').getByRole('switch')]);
			close();
		}
	});
});

describe('the protection card', () => {
	const answering = (data: string) => (site: TestSite) => site.fail('GET', 'module/protect/data', 200, data);
	it.each<[string, (site: TestSite) => unknown, RegExp, calls: number]>([
		['the number of blocked attempts [DASH-084]', () => {}, /1,234/, 1],
		['a placeholder for false [DASH-085]', answering('false'), /Data will display here soon!/, 1],
		['a placeholder for "N/A" [DASH-085]', answering('"N/A"'), /Data will display here soon!/, 1],
		['nothing while it’s off', (site) => site.setSwitches({ protect: false }), /^Brute force/, 0],
	])('shows %s', async (_, change, says, calls) => {
		const before = async (site: TestSite) => void (await change(site));
		const { site } = await openPiece(<ProtectCard />, { scenario: ['protect-on'], before });
		expect(screen.getByRole('region')).toHaveTextContent(says);
		expect(site.callsTo('GET', 'module/protect/data')).toHaveLength(calls);
	});

	it('shows why the number failed to load, on this card only, and retries', async () => {
		const { site, user } = await openApp({
			scenario: ['protect-on'],
			before: (running) => running.fail('GET', 'module/protect/data', 500, { code: 'x', message: 'Broken.' }),
		});
		const card = region('Brute force protection');
		const text = 'Your site had an internal error. Try again in a moment.';
		expect(await card.findByText(text)).toBeInTheDocument();
		expect(sections()).toContain('Connections');
		site.recover();
		await user.click(card.getByRole('button', { name: 'Try again' }));
		expect(await card.findByText('1,234')).toBeInTheDocument();
	});
});

describe('the backups card', () => {
	it('dismisses the video for good and records that [DASH-104, DASH-105, EVT-031]', async () => {
		const name = 'Getting started with backups';
		const { site, user, events, close } = await openCards(<BackupsCard />, {
			scenario: ['rewind-awaiting-credentials'],
		});
		const film = within(screen.getByRole('group', { name }));
		await user.click(film.getByRole('button', { name: 'Dismiss this offer' }));
		await waitFor(() => expect(screen.queryByRole('group', { name })).not.toBeInTheDocument());
		await waitFor(() => expect(site.callsTo('GET', 'settings')).toHaveLength(1));
		expect(site.callsTo('POST', 'settings').map(({ body }) => body)).toEqual([
			{ dismiss_dash_backup_getting_started: true },
		]);
		expect(events()).toContainEqual([
			'jetpack_backup_getting_started_video_dismiss',
			expect.objectContaining({ position: 'at_a_glance' }),
		]);
		close();
		await openCards(<BackupsCard />, { site });
		expect(region('Backups').getByText(/Add your server credentials/)).toBeInTheDocument();
		expect(screen.queryByRole('group', { name })).not.toBeInTheDocument();
	});

	it('polls while backups are being set up, then shows the result and stops', async () => {
		jest.useFakeTimers({ advanceTimers: true });
		try {
			const { site } = await openCards(<BackupsCard />, { scenario: ['rewind-provisioning'] });
			expect(region('Backups').getByText(/^Setting up backups\./)).toBeInTheDocument();
			answer(site, 'rewind', { state: 'active', credentials: [], last_backup: '' });
			await pass(6_000);
			expect(await region('Backups').findByText(/backed up/)).toBeInTheDocument();
			const asked = site.callsTo('GET', 'rewind').length;
			await pass(200_000);
			expect(site.callsTo('GET', 'rewind')).toHaveLength(asked);
		} finally {
			jest.useRealTimers();
		}
	});
});

describe('the stats card', () => {
	it('offers to activate stats, shows why that fails, then shows the chart [STATS-001, STATS-007]', async () => {
		const { site, user } = await openStats({}, { scenario: ['connected'] });
		const activate = () => statsCard().getByRole('button', { name: 'Activate Jetpack Stats' });
		site.fail('POST', 'settings', 500, { code: 'x', message: 'The disk is full.' });
		await user.click(activate());
		expect(await statsCard().findByText('The disk is full.')).toBeInTheDocument();
		expect(statsCard().queryByRole('tablist')).not.toBeInTheDocument();
		site.recover();
		site.calls.length = 0;
		await user.click(activate());
		await waitFor(() => expect(hasChart('Views by day')).toBe(true));
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ stats: true }]);
	});

	it('shows that stats are active but empty, until the user dismisses it for good [STATS-003, STATS-004, STATS-005, STATS-006, STATS-020]', async () => {
		const empty = { day: dayAnswer([['2026-11-20', 0]]) };
		const { site, user, close } = await openStats(empty);
		expect(statsCard().getByText('Stats has been activated')).toBeInTheDocument();
		expect(statsCard().queryByRole('tablist')).not.toBeInTheDocument();
		await user.click(statsCard().getByRole('button', { name: 'Dismiss' }));
		await waitFor(() => expect(hasChart('Views by day')).toBe(true));
		expect(statsCard().getByText('No activity this period')).toBeInTheDocument();
		expect(statsTab('Days')).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ dismiss_empty_stats_card: true }]);
		expect(document.activeElement).not.toBe(document.body);
		await waitFor(() => expect(site.callsTo('GET', 'settings')).toHaveLength(1));
		close();
		await openStats(empty, { site });
		expect(hasChart('Views by day')).toBe(true);
	});
});

describe('paid cards', () => {
	const CARDS = ['Backups', 'Scan', 'Spam protection', 'Search'];
	const badge = (name: string) =>
		region(name).queryByText(/^(Active|Secure|Set up)( \(opens in a new tab\))?$/);
	/** What they say, and the service that a link sets up. */
	const badges = () =>
		CARDS.map((name) => {
			const href = badge(name)?.closest('a')?.href;
			const query = href && new URL(href).searchParams.get('query');
			return query ? `Set up ${query}` : (badge(name)?.textContent ?? null);
		});
	const ACTIVE = ['akismet-valid', 'vaultpress-ok'];
	const INACTIVE = ['akismet-inactive', 'vaultpress-inactive'];
	const SET_UP = ['Set up only=backups', 'Set up only=vaultpress', 'Set up only=akismet', null];

	it.each([
		['plan-security-t1', 'active plugins', ACTIVE, ['Active', 'Secure', 'Active', null]],
		['plan-security-t1', 'inactive plugins', INACTIVE, SET_UP],
		['plan-premium', 'no plugins', ['akismet-missing'], SET_UP],
		['plan-free', 'inactive plugins', INACTIVE, [null, null, null, null]],
		// Akismet's badge doesn't need a paid plan.
		['plan-free', 'active plugins', ACTIVE, [null, null, 'Active', null]],
	])('have badges that reflect %s with %s [DASH-133]', async (plan, _, plugins, expected) => {
		// The host's services don't look after the site: its plugins would.
		await openCards(SERVICES, { scenario: [...plugins, plan, 'rewind-missing-plan', 'scan-unavailable'] });
		expect(badges()).toEqual(expected);
	});

	it.each<[string, string, string, string, string, string[], (site: TestSite) => void]>([
		[
			'Scan',
			'Activate VaultPress',
			'Activating…',
			'vaultpress',
			'vaultpress',
			['vaultpress-inactive', 'scan-vaultpress'],
			planOf('jetpack_premium'),
		],
		[
			'Spam protection',
			'I already have a key',
			'Activating Akismet…',
			'akismet',
			'akismet-key-config',
			['akismet-inactive'],
			featuresOf(),
		],
	])(
		'%s, “%s”: shows “%s”, says why that fails, or opens the page of %s [DASH-072, DASH-073, DASH-074, DASH-075, DASH-081, DASH-082, DASH-083, NOTICE-046, SET-038]',
		async (card, label, progress, slug, page, scenario, before) => {
			const { site, user, left } = await openCards(SERVICES, { scenario, before });
			const button = region(card).getByRole('button', { name: label });
			site.fail('POST', 'plugins', 500, { code: 'x', message: 'Disk full.' });
			await user.click(button);
			const failed = card === 'Scan' ? 'Could not activate VaultPress.' : 'Could not activate Akismet.';
			expect(await screen.findByText(failed)).toBeInTheDocument();
			await settled();
			expect(screen.queryByText(progress)).not.toBeInTheDocument();
			expect(button).not.toHaveAttribute('aria-busy');
			expect(left).toEqual([]);
			site.recover();
			before(site);
			site.calls.length = 0;
			const release = site.hold('POST', 'plugins');
			await user.click(button);
			expect(await screen.findByText(progress)).toBeInTheDocument();
			expect(button).toHaveAttribute('aria-busy', 'true');
			expect(left).toEqual([]);
			await release();
			await waitFor(() => expect(left).toEqual([expect.stringMatching(`admin\\.php\\?page=${page}$`)]));
			expect(site.callsTo('POST', 'plugins').map(({ body }) => body)).toEqual([{ slug, status: 'active' }]);
		},
	);
});

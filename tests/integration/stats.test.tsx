import { screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { arrived, sections } from '../support/screens';
import { askedRanges, hasChart, STATS, statsCard, statsTab } from '../support/stats';

const DAYS = 'Views by day';
const activate = () => statsCard().getByRole('button', { name: 'Activate Jetpack Stats' });

describe('the stats card', () => {
	it('offers to activate stats, shows why that fails, then shows the chart [STATS-001, STATS-007]', async () => {
		const app = await openApp();
		await arrived();
		app.site.fail('POST', 'settings', 500, { code: 'x', message: 'The disk is full.' });
		await app.user.click(activate());
		expect(await statsCard().findByText('The disk is full.')).toBeInTheDocument();
		expect(statsCard().queryByRole('tablist')).not.toBeInTheDocument();
		app.site.recover();
		app.site.calls.length = 0;
		await app.user.click(activate());
		await waitFor(() => expect(hasChart(DAYS)).toBe(true));
		expect(app.site.callsTo('POST').map(({ body }) => body)).toEqual([{ stats: true }]);
	});

	it('shows that stats are active but empty, until the user dismisses it for good [STATS-003, STATS-004, STATS-005, STATS-006, STATS-020]', async () => {
		const { site, user, reopen } = await openApp({ scenario: ['stats-empty'] });
		expect(await statsCard().findByText('Stats has been activated')).toBeInTheDocument();
		expect(statsCard().queryByRole('tablist')).not.toBeInTheDocument();
		await user.click(statsCard().getByRole('button', { name: 'Dismiss' }));
		await waitFor(() => expect(hasChart(DAYS)).toBe(true));
		expect(statsCard().getByText('No activity this period')).toBeInTheDocument();
		expect(statsTab('Days')).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ dismiss_empty_stats_card: true }]);
		expect(document.activeElement).not.toBe(document.body);
		await waitFor(() => expect(site.callsTo('GET', 'settings')).toHaveLength(1));
		await reopen();
		expect(hasChart(DAYS)).toBe(true);
	});

	it('shows a failed call on this card only [STATS-011]', async () => {
		await openApp({
			scenario: ['stats-on'],
			before: (running) => running.fail('GET', STATS, 500, { code: 'x', message: 'Broken.' }),
		});
		expect(await statsCard().findByText(/^WordPress\.com didn’t send the data\./)).toBeInTheDocument();
		expect(sections()).toContain('Connections');
	});

	it.each([
		['a manager without view_stats', 'admin', false, true],
		['an editor with view_stats', 'editor', true, true],
		['an editor without', 'editor', false, false],
	])('is visible to %s (%s, %s): %s [STATS-010]', async (_, as, view_stats, isShown) => {
		const app = await openApp({
			as,
			scenario: ['stats-on'],
			before: (site) => site.page({ userData: { currentUser: { permissions: { view_stats } } } }),
		});
		expect(screen.queryAllByRole('region', { name: 'Jetpack Stats' })).toHaveLength(isShown ? 1 : 0);
		expect(askedRanges(app)).toEqual(isShown ? ['day'] : []);
	});
});

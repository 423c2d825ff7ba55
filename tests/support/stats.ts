import { screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { StatsCard } from '../../src/routes/dashboard/cards/stats/stats-card';
import type { OpenOptions } from './open-app';
import { openPiece } from './open-piece';
import { region } from './screens';

export const STATS = 'module/stats/data';

/** Queries inside the stats card. */
export const statsCard = () => region('Jetpack Stats');

/** What a provider answers in place of figures. */
export const STATS_ERRORS = { errors: { http_error: ['No.'] }, error_data: [] };

const SUMMARY = {
	views: 48_210,
	comments: 96,
	views_today: 21,
	views_best_day: '2026-03-14',
	views_best_day_total: 412,
};

/** The provider's answers by range; a range that is not given is the host's own affair. */
type Answers = Partial<Record<'day' | 'week' | 'month', unknown>>;

/** The answer for the range day. */
export const dayAnswer = (data: unknown[], stats: unknown = SUMMARY) => ({
	general: { stats },
	day: { data },
});

/** Opens the stats card with stats on, and these answers. */
export const openStats = (answers: Answers = {}, { before, ...options }: OpenOptions = {}) =>
	openPiece(createElement(StatsCard), {
		scenario: ['stats-on'],
		...options,
		before: async (site) => {
			site.intercept((request) => {
				const { pathname, searchParams } = new URL(request.url);
				const range = searchParams.get('range') as keyof Answers;
				return pathname.endsWith(STATS) && range in answers ? Response.json(answers[range]) : null;
			});
			await before?.(site);
		},
	});

/** The requested ranges, in this order. */
export const askedRanges = ({ site }: Pick<Awaited<ReturnType<typeof openStats>>, 'site'>) =>
	site.callsTo('GET', STATS).map(({ query }) => query.get('range'));

export const statsTab = (name: string) => statsCard().getByRole('tab', { name });

export const hasChart = (name: string) => screen.queryByRole('group', { name }) !== null;

/** The bars of a chart, as elements: only the one in the tab order is not hidden from screen readers. */
export const barsOf = (name: string) => [...screen.getByRole('group', { name }).querySelectorAll('svg a')];

/** The periods of a chart, as its table names them. */
export const periodsOf = (name: string) =>
	within(statsCard().getByRole('table', { name }))
		.getAllByRole('rowheader')
		.map((cell) => cell.textContent);

/** Label and value of each figure below the chart. */
export const figures = () =>
	statsCard()
		.getAllByRole('term')
		.map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** What was recorded of clicks. */
export const recordedClicks = ({ events }: Pick<Awaited<ReturnType<typeof openStats>>, 'events'>) =>
	events()
		.filter(([name]) => name === 'jetpack_wpa_click')
		.map(([, properties]) => properties);

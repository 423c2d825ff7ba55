import { within } from '@testing-library/react';
import { openApp, type OpenApp, type OpenOptions } from './open-app';
import { region } from './screens';
import type { TestSite } from './test-site';

const DATA = 'module/stats/data';

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

function answer(site: TestSite, answers: Answers): void {
	site.intercept((request) => {
		const { pathname, searchParams } = new URL(request.url);
		const range = searchParams.get('range') as keyof Answers;
		return pathname.endsWith(DATA) && range in answers ? Response.json(answers[range]) : null;
	});
}

/** The answer for the range day. */
export const dayAnswer = (data: unknown[], stats: unknown = SUMMARY) => ({
	general: { stats },
	day: { data },
});

/** Opens the dashboard with stats on, and these answers. */
export const openStats = (answers: Answers, { before, ...options }: OpenOptions = {}) =>
	openApp({
		scenario: ['stats-on'],
		...options,
		before: async (site) => {
			answer(site, answers);
			await before?.(site);
		},
	});

/** The requested ranges, in this order. */
export const askedRanges = (site: TestSite) =>
	site.callsTo('GET', DATA).map(({ query }) => query.get('range'));

export const statsTab = (name: string) => statsCard().getByRole('tab', { name });

export const chart = (name: string) => statsCard().findByRole('group', { name });

/** The bars of a chart, as elements: only the one in the tab order is not hidden from screen readers. */
export const barsOf = async (name: string) => [...(await chart(name)).querySelectorAll('svg a')];

/** The periods of a chart, as its table names them. */
export const periodsOf = async (name: string) =>
	within(await statsCard().findByRole('table', { name }))
		.getAllByRole('rowheader')
		.map((cell) => cell.textContent);

/** What was recorded of clicks. */
export const recordedClicks = async ({ events }: Pick<OpenApp, 'events'>) =>
	(await events())
		.filter(([name]) => name === 'jetpack_wpa_click')
		.map(([, properties]) =>
			Object.fromEntries(Object.entries(properties).filter(([key]) => key !== 'blog_id')),
		);

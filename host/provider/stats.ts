import { createHash } from 'node:crypto';
import type { Database, ProviderSiteRow } from '../store/tables';
import { findSite } from './sites';

export type StatsRange = 'day' | 'week' | 'month';
type StatsRow = [period: string, views: number] | [period: string, views: number, visitors: number];

interface StatsSeries {
	unit: StatsRange;
	fields: string[];
	data: StatsRow[];
}

interface StatsGeneral {
	date: string;
	stats: Record<string, number | string>;
	visits: StatsSeries;
}

const DAY = 24 * 60 * 60 * 1000;

/** Rows of each range; the last one is the period that is still running. */
const ROWS = { day: 30, week: 14, month: 12 } as const;

/** Share of the mean that each weekday brings, from Sunday on. */
const WEEKDAYS = [0.7, 1.15, 1.2, 1.1, 1.05, 1, 0.8];

/** Visits of one site, by the day. */
interface Counter {
	/** Days are counted from 1970. */
	today: number;
	firstDay: number;
	viewsOf: (day: number) => number;
	visitorsOf: (day: number) => number;
}

/**
 * Visits to a site, derived from the site's number and the date: the same after a restart, with today's
 * growing over the day.
 */
export async function fetchSeries(
	db: Database,
	siteId: number,
	range: StatsRange,
	now: number,
): Promise<StatsSeries> {
	const counter = counterOf(await findSite(db, siteId), now);
	if (range === 'day') {
		const data = lastDays(counter.today, ROWS.day).map((day): StatsRow => [
			dateOf(day),
			counter.viewsOf(day),
			counter.visitorsOf(day),
		]);
		return { unit: 'day', fields: ['period', 'views', 'visitors'], data };
	}
	const starts = range === 'week' ? lastMondays(counter.today) : lastMonths(counter.today);
	const data = starts.map((start, index): StatsRow => {
		const end = (starts[index + 1] ?? counter.today + 1) - 1;
		const date = dateOf(start);
		return [range === 'week' ? date.replaceAll('-', 'W') : date, sum(counter.viewsOf, start, end)];
	});
	return { unit: range, fields: ['period', 'views'], data };
}

/** Totals of a site, in step with the series. */
export async function fetchGeneral(db: Database, siteId: number, now: number): Promise<StatsGeneral> {
	const counter = counterOf(await findSite(db, siteId), now);
	const { today, firstDay, viewsOf, visitorsOf } = counter;
	const best = bestDay(counter);
	const views = sum(viewsOf, firstDay, today);
	return {
		date: dateOf(today),
		stats: {
			visitors_today: visitorsOf(today),
			visitors_yesterday: visitorsOf(today - 1),
			visitors: sum(visitorsOf, firstDay, today),
			views_today: viewsOf(today),
			views_yesterday: viewsOf(today - 1),
			views_best_day: best ? dateOf(best.day) : '',
			views_best_day_total: best?.views ?? 0,
			views,
			comments: Math.floor(views / 150),
			posts: Math.floor((today - firstDay) / 12),
			followers_blog: Math.floor(views / 400),
			followers_comments: Math.floor(views / 4000),
			comments_per_month: Math.floor((views / 150 / Math.max(today - firstDay, 30)) * 30),
			comments_most_active_recent_day: best ? `${dateOf(best.day)} 08:00:00` : '',
			comments_most_active_time: 'N/A',
			comments_spam: Math.floor(views / 90),
			categories: 5,
			tags: 18,
			shares: Math.floor(views / 300),
			shares_twitter: Math.floor(views / 600),
			shares_facebook: Math.floor(views / 300) - Math.floor(views / 600),
		},
		visits: await fetchSeries(db, siteId, 'day', now),
	};
}

function counterOf(site: ProviderSiteRow | undefined, now: number): Counter {
	const today = Math.floor(now / DAY);
	const partOfToday = now / DAY - today;
	const seed = `${site?.id ?? 0}`;
	const viewsOf = (day: number): number => {
		if (!site || day < site.counted_since_day || day > today) {
			return 0;
		}
		const whole = site.mean_views * (WEEKDAYS[(day + 4) % 7] ?? 1) * (0.6 + 0.8 * drawn(seed, day));
		return Math.floor(day === today ? whole * partOfToday : whole);
	};
	return {
		today,
		firstDay: site?.counted_since_day ?? today,
		viewsOf,
		visitorsOf: (day) => Math.ceil(viewsOf(day) * 0.6),
	};
}

/** A number from 0 to 1, always the same for the same site and day. */
function drawn(seed: string, day: number): number {
	return createHash('sha1').update(`${seed}|${day}`).digest().readUInt32BE(0) / 0xffffffff;
}

function bestDay({ firstDay, today, viewsOf }: Counter): { day: number; views: number } | null {
	let best: { day: number; views: number } | null = null;
	for (let day = firstDay; day <= today; day++) {
		const views = viewsOf(day);
		if (views > (best?.views ?? 0)) {
			best = { day, views };
		}
	}
	return best;
}

function sum(valueOf: (day: number) => number, first: number, last: number): number {
	let total = 0;
	for (let day = first; day <= last; day++) {
		total += valueOf(day);
	}
	return total;
}

/** `2026-11-20` for a day counted from 1970. */
function dateOf(day: number): string {
	return new Date(day * DAY).toISOString().slice(0, 10);
}

function lastDays(today: number, count: number): number[] {
	return Array.from({ length: count }, (_, index) => today - count + 1 + index);
}

/** Mondays of the last weeks; day 0 was a Thursday. */
function lastMondays(today: number): number[] {
	const monday = today - ((today + 3) % 7);
	return Array.from({ length: ROWS.week }, (_, index) => monday - 7 * (ROWS.week - 1 - index));
}

function lastMonths(today: number): number[] {
	const date = new Date(today * DAY);
	return Array.from({ length: ROWS.month }, (_, index) =>
		Math.floor(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - (ROWS.month - 1 - index), 1) / DAY),
	);
}

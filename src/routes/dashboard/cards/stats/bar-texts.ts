import { __, _n, sprintf } from '@wordpress/i18n';
import { dayStart } from '../../../../lib/calendar-day';
import { dateFormat, formatNumber, pageLocale } from '../../../../lib/locale';
import type { StatsPoint, StatsRange } from '../../../../state/stats/slice';
import type { ChartBar } from '../../../../components/ui/bar-chart-bars';

export function chartTitle(range: StatsRange): string {
	switch (range) {
		case 'day':
			return __('Views by day', 'site-dashboard');
		case 'week':
			return __('Views by week', 'site-dashboard');
		case 'month':
			return __('Views by month', 'site-dashboard');
	}
}

/** Points as bars, with the texts of each (STATS-028, STATS-029). */
export function toBars(
	points: StatsPoint[],
	range: StatsRange,
	urls: string[],
	now: number,
	locale = pageLocale(),
): ChartBar[] {
	const words = (options: Intl.DateTimeFormatOptions) => {
		const format = dateFormat(locale, { ...options, timeZone: 'UTC' });
		return (day: string) => format.format(dayStart(day));
	};
	const label = words(range === 'month' ? { month: 'short' } : { month: 'short', day: 'numeric' });
	const name = nameOf(range, words);
	return points.map(({ date, views }, index) => {
		const isUnfinished = isUnderWay(points, index, range, now);
		return {
			label: label(date),
			name: name(date),
			value: views,
			valueText: isUnfinished && views !== null ? soFar(views) : viewsText(views),
			isUnfinished,
			href: urls[index] ?? '',
		};
	});
}

type Words = (options: Intl.DateTimeFormatOptions) => (day: string) => string;

/** A day with its weekday; a week by its first day; each with its year. */
function nameOf(range: StatsRange, words: Words): (day: string) => string {
	if (range === 'month') {
		return words({ month: 'long', year: 'numeric' });
	}
	const isDay = range === 'day';
	const name = words({
		...(isDay ? { weekday: 'long' } : {}),
		year: 'numeric',
		month: 'long',
		day: 'numeric',
	});
	return isDay
		? name
		: /* translators: %s: a day, such as November 16, 2026 */
			(day) => sprintf(__('Week of %s', 'site-dashboard'), name(day));
}

/** West of all cities, days end this many ms after those of UTC. */
const LATEST = 12 * 60 * 60 * 1000;

/** Only the last day, week or month can be going on; the days are those of the site, in its own time zone. */
function isUnderWay(points: readonly StatsPoint[], index: number, range: StatsRange, now: number): boolean {
	const end = new Date(dayStart(points[index]?.date ?? '') ?? NaN);
	if (range === 'month') {
		end.setUTCMonth(end.getUTCMonth() + 1);
	} else {
		end.setUTCDate(end.getUTCDate() + (range === 'day' ? 1 : 7));
	}
	return index === points.length - 1 && now < end.getTime() + LATEST;
}

const soFar = (views: number): string =>
	sprintf(
		/* translators: %s: a number; the day, week or month isn't over */
		_n('%s view so far', '%s views so far', views, 'site-dashboard'),
		formatNumber(views),
	);

/** A dash means unknown (STATS-018). */
export function viewsText(views: number | null): string {
	if (views === null) {
		return '-';
	}
	/* translators: %s: a number */
	return sprintf(_n('%s view', '%s views', views, 'site-dashboard'), formatNumber(views));
}

const WEEK = 7;

/** The views of the last seven whole days. */
export interface StatsWeek {
	views: number;
	/** A share of the views of the seven days before; below zero: fewer. Null if nobody knows. */
	change: number | null;
}

/** Null until all seven days are known. `now` in ms. */
export function weekOf(points: readonly StatsPoint[], now: number): StatsWeek | null {
	const days = points.filter((_, index) => !isUnderWay(points, index, 'day', now));
	const views = sum(days.slice(-WEEK));
	const before = sum(days.slice(-2 * WEEK, -WEEK));
	return views === null ? null : { views, change: before ? views / before - 1 : null };
}

const sum = (days: readonly StatsPoint[]): number | null =>
	days.length === WEEK && days.every(({ views }) => views !== null)
		? days.reduce((total, { views }) => total + (views ?? 0), 0)
		: null;

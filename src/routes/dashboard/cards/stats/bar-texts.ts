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

/** The views of the last whole day beside those of a week before. */
export interface StatsTrend {
	views: number;
	/** A share of the views a week before; below zero: fewer. */
	change: number;
	weekday: string;
}

const WEEK = 7;

/** Compares the last whole day with the same weekday a week earlier; null without both. `now` in ms. */
export function trendOf(
	points: readonly StatsPoint[],
	now: number,
	locale = pageLocale(),
): StatsTrend | null {
	const days = points.filter((_, index) => !isUnderWay(points, index, 'day', now));
	const [weekEarlier, last] = [days.at(-1 - WEEK), days.at(-1)];
	if (!weekEarlier?.views || typeof last?.views !== 'number') {
		return null;
	}
	const { views } = last;
	const weekday = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
	return { views, change: views / weekEarlier.views - 1, weekday: weekday.format(dayStart(last.date)) };
}

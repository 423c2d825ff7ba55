import { dayStart } from '../../../../lib/calendar-day';
import { dateFormat, pageLocale } from '../../../../lib/locale';
import type { StatsPoint } from '../../../../state/stats/slice';
import { isUnderWay } from './bar-texts';

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

import { __, _n, sprintf } from '@wordpress/i18n';
import { dayStart } from '../../lib/calendar-day';
import { dateFormat, formatNumber, pageLocale } from '../../lib/locale';
import { formatPhpDate } from '../../lib/php-date';
import type { StatsPoint, StatsRange } from '../../state/stats/types';
import type { ChartBar } from '../ui/bar-chart-bars';

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

/** Points as bars, with what is said of each (STATS-028, STATS-029). */
export function toBars(
	points: StatsPoint[],
	range: StatsRange,
	addresses: string[],
	locale = pageLocale(),
): ChartBar[] {
	const words = (options: Intl.DateTimeFormatOptions) => {
		const format = dateFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
		return (day: string) => format.format(dayStart(day));
	};
	const label = words(range === 'month' ? { month: 'short' } : { month: 'short', day: 'numeric' });
	const name = nameOf(range, words, locale);
	return points.map(({ date, views }, index) => ({
		label: label(date),
		name: name(date),
		value: views,
		valueText: viewsText(views),
		href: addresses[index] ?? '',
	}));
}

type Words = (options: Intl.DateTimeFormatOptions) => (day: string) => string;

/** A day with its weekday, and with its ordinal where the language has one that can be told; a week by its day; each with its year. */
function nameOf(range: StatsRange, words: Words, locale: string): (day: string) => string {
	if (range === 'month') {
		return words({ month: 'long', year: 'numeric' });
	}
	const isEnglish = locale.startsWith('en');
	const isDay = range === 'day';
	const plain = words({
		...(isDay ? { weekday: 'long' } : {}),
		year: 'numeric',
		month: 'long',
		day: 'numeric',
	});
	const format = isDay ? 'l, F jS, Y' : 'F jS, Y';
	const name = (day: string) => (isEnglish && formatPhpDate(day, format, locale)) || plain(day);
	return isDay
		? name
		: /* translators: %s: a day, such as November 16th, 2026 */
			(day) => sprintf(__('Week of %s', 'site-dashboard'), name(day));
}

/** A dash stands for what is not known (STATS-018). */
function viewsText(views: number | null): string {
	if (views === null) {
		return '-';
	}
	/* translators: %s: a number */
	return sprintf(_n('%s view', '%s views', views, 'site-dashboard'), formatNumber(views));
}

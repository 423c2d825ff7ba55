import { __ } from '@wordpress/i18n';
import { pageLocale, relativeFormat } from './locale';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An age such as "2 hours ago" or "yesterday". `time` and `now` in ms. */
export function formatAge(time: number, now: number, locale = pageLocale()): string {
	// A clock that is wrong makes nothing of the future.
	const age = Math.max(0, now - time);
	if (age < MINUTE) {
		return __('just now', 'site-dashboard');
	}
	const [size, unit] =
		age < HOUR
			? ([MINUTE, 'minute'] as const)
			: age < DAY
				? ([HOUR, 'hour'] as const)
				: ([DAY, 'day'] as const);
	return relativeFormat(locale).format(-Math.floor(age / size), unit);
}

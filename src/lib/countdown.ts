import { numberFormat, pageLocale } from './locale';

const SECOND = 1000;
const UNITS = [
	{ unit: 'day', length: 86_400 * SECOND },
	{ unit: 'hour', length: 3600 * SECOND },
	{ unit: 'minute', length: 60 * SECOND },
	{ unit: 'second', length: SECOND },
] as const;

/**
 * Time left, such as "1d 0h 4m 9s", in the user's language. Leading zero units are left out, seconds never
 * are (UI-020, PROD-042); the past counts as 0.
 */
export function countdownText(milliseconds: number, locale = pageLocale()): string {
	let rest = Math.max(0, Number.isFinite(milliseconds) ? milliseconds : 0);
	const parts: string[] = [];
	for (const { unit, length } of UNITS) {
		const count = Math.floor(rest / length);
		rest -= count * length;
		if (count > 0 || parts.length > 0 || unit === 'second') {
			parts.push(numberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count));
		}
	}
	return parts.join(' ');
}

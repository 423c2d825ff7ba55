import { dayStart } from './calendar-day';

/** BCP 47 tag of a host's language (`de_DE`, `pt-br`, `en`); en-US when it cannot be read (facts 21). */
export function localeTag(language: string): string {
	try {
		return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en-US';
	} catch {
		return 'en-US';
	}
}

/** The language of the page that we are mounted in, without one the browser's (facts 21). */
export function pageLocale(): string {
	return localeTag(document.documentElement.lang || navigator.language || 'en-US');
}

/** Formats take a while to make, and one is needed for every word: they are kept. */
const kept = new Map<string, unknown>();

function keep<Format>(kind: string, locale: string, options: object | undefined, make: () => Format): Format {
	const key = `${kind} ${locale} ${JSON.stringify(options)}`;
	if (!kept.has(key)) {
		kept.set(key, make());
	}
	return kept.get(key) as Format;
}

export const numberFormat = (locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
	keep('number', locale, options, () => new Intl.NumberFormat(locale, options));

/** In the one calendar that hosts count in, whatever the language prefers. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
	keep('date', locale, options, () => new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options }));

/** Writes "yesterday" rather than "1 day ago". */
export const relativeFormat = (locale: string): Intl.RelativeTimeFormat =>
	keep('relative', locale, undefined, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** A number in the user's digits and separators. */
export function formatNumber(value: number, locale = pageLocale()): string {
	return numberFormat(locale).format(value);
}

/** A share of one in percent, in whole ones. */
export const formatShare = (value: number, locale = pageLocale()): string =>
	numberFormat(locale, { style: 'percent' }).format(value);

/** A number in as few signs as can be, as on an axis: 5,000, and 1M for a million. */
export function formatShortNumber(value: number, locale = pageLocale()): string {
	const notation = value < 100_000 ? 'standard' : 'compact';
	return numberFormat(locale, { notation }).format(value);
}

/** "5 minutes" in the user's language. */
export const formatDuration = (value: number, unit: string, locale = pageLocale()): string =>
	numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** "a, b and c" in the user's language. */
export function formatList(items: string[], locale = pageLocale()): string {
	return new Intl.ListFormat(locale).format(items);
}

/**
 * A calendar day (YYYY-MM-DD) in words; undefined if it's none. The day is the site's own: the user's time
 * zone never moves it.
 */
export function formatDay(day: string, locale = pageLocale()): string | undefined {
	const date = dayStart(day);
	return date && dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** A point in time (ISO) in words and in the user's time zone; undefined if it's none. */
export function formatTime(iso: string, locale = pageLocale()): string | undefined {
	const time = Date.parse(iso);
	return Number.isNaN(time)
		? undefined
		: dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

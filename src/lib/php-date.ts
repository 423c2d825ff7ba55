import { dayStart } from './calendar-day';
import { dateFormat, numberFormat, pageLocale } from './locale';

/** The format of a site that has none (STATS-031). */
const DEFAULT_FORMAT = 'F j, Y';

const DAY = 24 * 60 * 60 * 1000;

/** Values that the tokens of a date are made from. */
interface Speller {
	date: Date;
	/** A number in the user's digits, padded with zeros up to that many. */
	number: (value: number, digits?: number) => string;
	/** The part of the date that's a word, alone or, with a day, beside that. */
	word: (part: 'weekday' | 'month', length: 'long' | 'short') => string;
}

const dayOfYear = (date: Date) => Math.round((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY);

/** The Thursday of the same week: it says which week and year the week belongs to. */
const thursday = (date: Date) => new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * DAY);

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;

function ordinalEnding(day: number): string {
	const isTeen = day > 10 && day < 14;
	return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th';
}

/** Midnight, and the zone of a day that belongs to none. */
const CONSTANTS: Record<string, string> = {
	a: 'am',
	A: 'AM',
	B: '000',
	e: 'UTC',
	I: '0',
	O: '+0000',
	p: 'Z',
	P: '+00:00',
	T: 'UTC',
	u: '000000',
	v: '000',
	Z: '0',
};

const TOKENS: Record<string, (speller: Speller) => string> = {
	d: ({ date, number }) => number(date.getUTCDate(), 2),
	D: ({ word }) => word('weekday', 'short'),
	j: ({ date, number }) => number(date.getUTCDate()),
	l: ({ word }) => word('weekday', 'long'),
	N: ({ date, number }) => number(date.getUTCDay() || 7),
	S: ({ date }) => ordinalEnding(date.getUTCDate()),
	w: ({ date, number }) => number(date.getUTCDay()),
	z: ({ date, number }) => number(dayOfYear(date)),
	W: ({ date, number }) => number(Math.floor(dayOfYear(thursday(date)) / 7) + 1, 2),
	F: ({ word }) => word('month', 'long'),
	m: ({ date, number }) => number(date.getUTCMonth() + 1, 2),
	M: ({ word }) => word('month', 'short'),
	n: ({ date, number }) => number(date.getUTCMonth() + 1),
	t: ({ date, number }) =>
		number(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()),
	L: ({ date, number }) => number(isLeap(date.getUTCFullYear()) ? 1 : 0),
	o: ({ date, number }) => number(thursday(date).getUTCFullYear()),
	Y: ({ date, number }) => number(date.getUTCFullYear(), 4),
	y: ({ date, number }) => number(date.getUTCFullYear() % 100, 2),
	g: ({ number }) => number(12),
	G: ({ number }) => number(0),
	h: ({ number }) => number(12),
	H: ({ number }) => number(0, 2),
	i: ({ number }) => number(0, 2),
	s: ({ number }) => number(0, 2),
	U: ({ date, number }) => number(date.getTime() / 1000),
};

/** Tokens that stand for a whole format. */
const SHORTHANDS: Record<string, string> = { c: 'Y-m-d\\TH:i:sP', r: 'D, d M Y H:i:s O' };

/**
 * A calendar day (YYYY-MM-DD) in a format of PHP's `date`, with the names and digits of the user's language;
 * undefined if it's no day. Tokens for the time give midnight.
 */
export function formatPhpDate(day: string, format: string, locale = pageLocale()): string | undefined {
	const date = dayStart(day);
	if (!date) {
		return undefined;
	}
	const wanted = format.trim() === '' ? DEFAULT_FORMAT : format;
	return spell(wanted, makeSpeller(date, locale, /(^|[^\\])[dj]/.test(wanted)));
}

function spell(format: string, speller: Speller): string {
	return format.replace(/\\(.?)|[a-z]/gis, (token, escaped?: string) => {
		if (escaped !== undefined) {
			return escaped;
		}
		const shorthand = SHORTHANDS[token];
		return shorthand ? spell(shorthand, speller) : (TOKENS[token]?.(speller) ?? CONSTANTS[token] ?? token);
	});
}

function makeSpeller(date: Date, locale: string, hasDay: boolean): Speller {
	return {
		date,
		number: (value, digits = 1) =>
			numberFormat(locale, { useGrouping: false, minimumIntegerDigits: digits }).format(value),
		word: (part, length) =>
			part === 'month'
				? monthName(date, locale, length, hasDay)
				: partOf(date, locale, { weekday: length })[0],
	};
}

/** The month or else the weekday among the parts of a date, and what follows it. */
function partOf(
	date: Date,
	locale: string,
	options: Intl.DateTimeFormatOptions,
): [name: string, after: string] {
	const parts = dateFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(date);
	const at = parts.findIndex(({ type }) => type === (options.month ? 'month' : 'weekday'));
	return [parts[at]?.value ?? '', parts[at + 1]?.value ?? ''];
}

/**
 * Many languages have a form of the month's name for beside a day, another for alone. Some write a number
 * and a word for "month", others beside a day nothing but a number: then the name comes from elsewhere.
 */
function monthName(date: Date, locale: string, month: 'long' | 'short', hasDay: boolean): string {
	const [beside, after] = partOf(date, locale, { month, day: 'numeric' });
	const [alone] = partOf(date, locale, { month });
	const unit = /^\p{N}+$/u.test(beside) ? /^\p{L}+/u.exec(after)?.[0] : undefined;
	if (unit) {
		return beside + unit;
	}
	// With its preposition, which a format has as letters of its own.
	const isPhrase = beside.length > alone.length && beside.endsWith(alone);
	return (
		(hasDay && !isPhrase ? [beside, alone] : [alone, beside]).find((name) => /\p{L}/u.test(name)) ??
		partOf(date, locale, { month: 'long', ...(hasDay && { day: 'numeric' }) })[0]
	);
}

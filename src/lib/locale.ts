import { _n, type LocaleData, resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { dayStart } from './calendar-day';

/** Formats take a while to make, and one is needed for every word: they are kept. */
const kept = new Map<string, unknown>();

function keep<Format>(kind: string, locale: string, options: object | undefined, make: () => Format): Format {
	const key = `${kind} ${locale} ${JSON.stringify(options)}`;
	if (!kept.has(key)) {
		kept.set(key, make());
	}
	return kept.get(key) as Format;
}

/** Languages that browsers may lack, each behind the one whose dates its readers know best. */
const RELATIVES = Object.entries({
	ar: 'arq ary syr',
	bg: 'mk',
	bn: 'as',
	cs: 'dsb hsb',
	da: 'fo kl',
	de: 'gsw hrx lb',
	es: 'an ast eu gn pap',
	fa: 'azb bal bgn ckb haz ps',
	fil: 'ceb',
	fr: 'br ff fon frp ht kab ln mfe mg nqo oc pcd ty tzm wa wo zgh',
	hi: 'bho brx mai ne sa',
	id: 'jv su',
	it: 'co fur la lij lmo rm sc scn vec',
	kk: 'kaa ky',
	nb: 'is nn no',
	nl: 'fy li twd',
	pl: 'csb szl',
	pt: 'gl',
	ro: 'rup',
	ru: 'ba mn os sah tg tt',
	sr: 'me',
	th: 'lo',
	tr: 'ku tk',
	uk: 'be',
	ur: 'skr',
	uz: 'ug',
});

/** English as the world writes it, for languages whose own dates no browser knows. */
const WORLD = 'en-001';

/**
 * BCP 47 tag of a host's language (`de_DE`, `pt-br`, `en`), or of its nearest relative that the browser has;
 * en-US when it cannot be read (facts 21).
 */
export const localeTag = (language: string): string =>
	keep('tag', language, undefined, () => {
		const tag = canonical(language.replaceAll('_', '-'));
		const [own = ''] = tag.split('-');
		const [relative = WORLD] = RELATIVES.find(([, all]) => all.split(' ').includes(own)) ?? [];
		return tag ? (Intl.DateTimeFormat.supportedLocalesOf([tag, relative])[0] ?? WORLD) : 'en-US';
	});

/** Without the endings that are no part of any tag, as in `pt-PT-ao90`; empty if nothing is left. */
function canonical(language: string): string {
	try {
		return Intl.getCanonicalLocales(language)[0] ?? '';
	} catch {
		return language && canonical(language.slice(0, Math.max(language.lastIndexOf('-'), 0)));
	}
}

/** The language of the page that we are mounted in, without one the browser's (facts 21). */
export function pageLocale(): string {
	return localeTag(document.documentElement.lang || navigator.language || 'en-US');
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

/** Translations by English text, each with its plural forms; `''` describes the language. */
export type Translations = Record<string, unknown>;

/**
 * Switches to that language from the next text on. If its plural rule can't be read, every text with a number
 * would break, so it's dropped and everything stays English.
 */
export function setTranslations(translations: Translations): void {
	setLocaleData(translations as LocaleData, 'site-dashboard');
	try {
		_n('%s view', '%s views', 2, 'site-dashboard');
	} catch {
		resetLocaleData({}, 'site-dashboard');
	}
}

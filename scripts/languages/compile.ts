import { mo, type GetTextTranslationRecord } from 'gettext-parser';
import { DOMAIN, keyOf } from './message.ts';
import { readCatalog, type CatalogEntry } from './po.ts';

/** Texts in Jed's format. */
export interface Jed {
	domain: string;
	locale_data: Record<string, Record<string, string[] | Record<string, string>>>;
}

/** The name under which the dashboard finds the texts on its page. */
export const GLOBAL = 'site-dashboard-translations';

/**
 * The dashboard's own texts in Jed's format, as `@wordpress/i18n` takes it; untranslated texts are left out.
 */
export function toJed(source: string | Buffer, locale: string): Jed {
	const { headers, entries } = readCatalog(source);
	const head = { domain: DOMAIN, lang: locale, plural_forms: headers['Plural-Forms'] ?? '' };
	const texts = entries
		.filter(isDone(/^src\//))
		.map((entry): [string, string[]] => [keyOf(entry), entry.texts]);
	return { domain: DOMAIN, locale_data: { [DOMAIN]: { '': head, ...Object.fromEntries(texts) } } };
}

/**
 * The same as a script, which a page loads before the dashboard: no call is made, and the browser keeps it.
 */
export const toScript = (source: string | Buffer, locale: string): string =>
	`window[${JSON.stringify(GLOBAL)}]=${JSON.stringify(toJed(source, locale))};\n`;

/** The plugin's texts in PHP, as the `.mo` file that WordPress reads. */
export function toMo(source: string | Buffer): Buffer {
	const { headers, entries } = readCatalog(source);
	const translations: GetTextTranslationRecord = {};
	for (const { id, plural, context, texts } of entries.filter(isDone(/^wordpress\//))) {
		const key = context ?? '';
		(translations[key] ??= {})[id] = { msgid: id, msgid_plural: plural, msgctxt: context, msgstr: texts };
	}
	return mo.compile({ charset: 'utf-8', headers, translations });
}

/** Translated, and said by a file of that kind. */
const isDone = (kind: RegExp) => (entry: CatalogEntry) =>
	entry.files.some((file) => kind.test(file)) && entry.texts.every(Boolean) && !entry.isFuzzy;

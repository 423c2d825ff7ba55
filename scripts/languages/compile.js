import gettext from 'gettext-parser';
import { DOMAIN, keyOf } from './message.js';
import { readCatalogue } from './po.js';

/** The name under which the dashboard finds the texts on its page. */
const GLOBAL = 'site-dashboard-catalogue';

/** What the dashboard itself says, in Jed's format, as `@wordpress/i18n` takes it; untranslated texts are left out. */
export function toJed(source, locale) {
	const { headers, entries } = readCatalogue(source);
	const head = { domain: DOMAIN, lang: locale, plural_forms: headers['Plural-Forms'] };
	const texts = entries.filter(isDone(/^src\//)).map((entry) => [keyOf(entry), entry.texts]);
	return { domain: DOMAIN, locale_data: { [DOMAIN]: { '': head, ...Object.fromEntries(texts) } } };
}

/** The same as a script, which a page loads before the dashboard: no call is made, and the browser keeps it. */
export const toScript = (source, locale) =>
	`window[${JSON.stringify(GLOBAL)}]=${JSON.stringify(toJed(source, locale))};\n`;

/** What the plugin for WordPress says in PHP, as the `.mo` file that WordPress reads. */
export function toMo(source) {
	const { headers, entries } = readCatalogue(source);
	const translations = {};
	for (const { id, plural, context, texts } of entries.filter(isDone(/^wordpress\//))) {
		const key = context ?? '';
		translations[key] ??= {};
		translations[key][id] = { msgid: id, msgid_plural: plural, msgctxt: context, msgstr: texts };
	}
	return gettext.mo.compile({ charset: 'utf-8', headers, translations });
}

/** Translated, and said by a file of that kind. */
const isDone = (kind) => (entry) =>
	entry.files.some((file) => kind.test(file)) && entry.texts.every(Boolean) && !entry.isFuzzy;

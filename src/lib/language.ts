import { _n, resetLocaleData, setLocaleData, type LocaleData } from '@wordpress/i18n';

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

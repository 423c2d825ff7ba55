import { _n, resetLocaleData, setLocaleData, type LocaleData } from '@wordpress/i18n';

/** Texts by their English ones, each with its plural forms; `''` holds what the language says about itself. */
export type Catalogue = Record<string, unknown>;

/**
 * Makes everything speak the catalogue's language, from the next text on. One whose rule for plurals cannot be read would
 * break every text with a number: it is put away, and all stays English.
 */
export function speak(catalogue: Catalogue): void {
	setLocaleData(catalogue as LocaleData, 'site-dashboard');
	try {
		_n('%s view', '%s views', 2, 'site-dashboard');
	} catch {
		resetLocaleData({}, 'site-dashboard');
	}
}

import { SETTINGS } from '../../host/catalog/settings';
import { isOffered } from '../../src/routes/settings/described';

const NO_OPTIONS = 'Nothing to set but its switch, which the Features tab has.';

/** Not offered on the Features tab either, but changed by a card. */
const ON_CARDS = ['categories', 'newsletter_has_active_plan', 'tiled_galleries'];

/** Settings of Jetpack 12.0 that the settings tabs do not change, each with the reason. */
export const WITHOUT_CONTROL: Readonly<Record<string, string>> = {
	'action-bar': NO_OPTIONS,
	'google-analytics': 'Its ID is set at the provider; the Features tab has its switch.',
	'google-fonts': NO_OPTIONS,
	'post-list': NO_OPTIONS,
	'woocommerce-analytics': NO_OPTIONS,
	akismet: 'A plugin: it is switched on its own page. Its key is set here.',
	vaultpress: 'A plugin: its card shows its status, and leads to its own page.',
	...Object.fromEntries(
		SETTINGS.filter(({ key }) => !isOffered(key) && !ON_CARDS.includes(key)).map(({ key }) => [
			key,
			'Not offered: src/routes/settings/described.ts has the reason.',
		]),
	),
};

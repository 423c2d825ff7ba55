import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = join(__dirname, '../../docs/host-versions.md');
const NO_OPTIONS = 'Nothing to set but its switch, which the Features tab has.';

/** Options that the dashboard doesn't offer, each with the reason that the document gives. */
export const NOT_OFFERED: Readonly<Record<string, string>> = Object.fromEntries(
	[...readFileSync(DOCUMENT, 'utf8').matchAll(/^\| `(\w+)` *\| (.*?) *\|$/gm)].map(
		([, name = '', why = '']) => [name, why],
	),
);

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
		Object.entries(NOT_OFFERED).filter(
			([name]) => !['categories', 'newsletter_has_active_plan', 'tiled_galleries'].includes(name),
		),
	),
};

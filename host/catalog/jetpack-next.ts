import type { EditionTable } from './edition';
import { JETPACK_16, newModule } from './jetpack-16';
import { choice, flag, value, type SettingDefinition } from './settings';

/** Options that nobody here has heard of, one of each type that hosts declare. */
const NEW_SETTINGS: readonly SettingDefinition[] = [
	flag('link-checker', 'link_checker_pages', 1, 'Check the links of pages, too'),
	choice('link-checker', 'link_checker_pace', 'daily', 'How often links are checked', {
		daily: 'Daily',
		weekly: 'Weekly',
	}),
	value('link-checker', 'link_checker_limit', 'count', 50, 'Links checked at a time'),
	value('link-checker', 'link_checker_sender', 'text', '', 'Name of the <em>sender</em> of reports'),
	value('link-checker', 'link_checker_ignored', 'texts', ['example.com'], 'Sites whose links aren’t checked'),
	value('link-checker', 'link_checker_report', 'map', { broken: 3 }, 'What the last check found'),
	flag(null, 'quiet_mode', 0, 'Keep notices from everybody but administrators'),
];

/** A Jetpack that doesn't exist yet: what it has besides today's is unknown to the dashboard, on purpose. */
export const JETPACK_NEXT: EditionTable = {
	...JETPACK_16,
	modules: [
		...JETPACK_16.modules,
		newModule({
			slug: 'link-checker',
			name: 'Link Checker',
			sort: 50,
			introduced: '17.0',
			autoActivate: 'No',
			tags: ['Writing'],
			feature: ['Writing'],
		}),
	],
	settings: [...JETPACK_16.settings, ...NEW_SETTINGS],
	texts: {
		...JETPACK_16.texts,
		'link-checker': {
			description: 'Finds links that lead nowhere.',
			details: 'Follows the links of your posts, and lists those that lead nowhere.',
			keywords: 'links, broken, dead, 404',
		},
	},
};

import type { OfflineReason } from '../site/facts';
import { NEW_SITE } from '../site/facts';
import { EXTREME_SCENARIOS } from './extreme-scenarios';
import { PLAN_SCENARIOS } from './plan-scenarios';
import type { Scenario } from './scenario';
import { SERVICE_SCENARIOS } from './service-scenarios';
import { SITE_SCENARIOS } from './site-scenarios';

const offline = (reason: OfflineReason, why: string): Scenario => ({
	summary: `Offline mode, because ${why}`,
	facts: { offlineReasons: [reason] },
});

/** 200 characters, as a person counts them, some of which take more than one code unit. */
const LONG_TITLE = [
	...'The long and winding title of a small site 🌱 about gardens, books and 日本語 '.repeat(3),
]
	.slice(0, 200)
	.join('');

/** Every named state, by name. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
	'not-connected': { summary: 'A new site that is not connected; the default' },
	connected: { summary: 'Connected; the administrator owns the connection', needsConnection: true },
	'site-only': { summary: 'Registered, but nobody owns the connection', registers: true },
	'offline-constant': offline('constant', 'a constant of the site says so'),
	'offline-filter': offline('filter', 'a plugin says so'),
	'offline-url': offline('url', 'the address of the site is a local one'),
	'offline-local': offline('wpLocalConstant', 'the site says that it is a local one'),
	'second-admin-linked': {
		summary: 'Connected; the second administrator is connected too',
		needsConnection: true,
		links: ['admin2'],
	},
	'editor-linked': {
		summary: 'Connected; the editor is connected too',
		needsConnection: true,
		links: ['editor'],
	},
	'stats-on': { summary: 'Connected, with Stats on', needsConnection: true, modules: { stats: true } },
	'stats-empty': {
		summary: 'Connected, with Stats on and no visitors',
		needsConnection: true,
		modules: { stats: true },
		meanViews: 0,
	},
	'stats-for-editors': {
		summary: 'Connected; editors can view stats',
		needsConnection: true,
		modules: { stats: true },
		settings: { roles: ['administrator', 'editor'] },
	},
	'protect-on': {
		summary: 'Connected; brute force protection has blocked 1,234 attempts',
		needsConnection: true,
		modules: { protect: true },
		facts: { blockedAttempts: 1234 },
	},
	'everything-on': {
		summary: 'Connected, with every module that the plan includes',
		needsConnection: true,
		modules: 'all',
	},
	overrides: {
		summary: 'Connected; code forces photon off and brute force protection on',
		needsConnection: true,
		facts: { overrides: { photon: 'inactive', protect: 'active' } },
	},
	rtl: {
		summary: 'The site is in Hebrew, which has no translation: English, right to left',
		facts: { language: 'he_IL' },
	},
	arabic: { summary: 'The site is in Arabic', facts: { language: 'ar' } },
	german: { summary: 'The site is in German', facts: { language: 'de_DE' } },
	'plain-permalinks': { summary: 'The REST root is /index.php?rest_route=/', facts: { permalinks: 'plain' } },
	'development-version': { summary: 'The plugin is a development version', facts: { version: '12.1-a.3' } },
	staging: { summary: 'Connected staging site', needsConnection: true, facts: { isStaging: true } },
	'connection-error': {
		summary: 'Connected, but the provider refuses the token of the site',
		needsConnection: true,
		facts: { fault: { code: 'invalid_token', tokens: ['site'] } },
	},
	'long-title': { summary: 'The title of the site has 200 characters', facts: { title: LONG_TITLE } },
	'empty-title': { summary: 'The site has no title', facts: { title: '' } },
	'not-public': {
		summary: 'The site is hidden from search engines',
		facts: { isPublic: !NEW_SITE.isPublic },
	},
	...SITE_SCENARIOS,
	...PLAN_SCENARIOS,
	...SERVICE_SCENARIOS,
	...EXTREME_SCENARIOS,
};

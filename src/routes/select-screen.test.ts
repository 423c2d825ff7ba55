import type { OpenOptions } from '../../tests/support/open-app';
import { openStore } from '../../tests/support/open-piece';
import type { RootState } from '../state/root-state';
import { selectShownScreen, type ShownScreen } from './select-screen';

const UNCONNECTED = {
	connectionStatus: { isActive: false, isRegistered: false, hasConnectedOwner: false },
};
const CAN_CONNECT = { userData: { currentUser: { permissions: { connect: true } } } };

const as = (who: string, publicize: boolean, email: boolean): Omit<OpenOptions, 'hash'> => ({
	as: who,
	before: (site) => site.setSwitches({ publicize, 'post-by-email': email }),
});

/** Users, each with a site. */
const SITES: Record<string, Omit<OpenOptions, 'hash'>> = {
	manager: {},
	'unlinked manager': { as: 'admin2' },
	'manager without an owner': { scenario: ['site-only'] },
	'manager of a new site': { scenario: ['not-connected'] },
	'manager offline': { scenario: ['offline-constant'] },
	'manager without recommendations': {
		before: (site) => site.page({ siteData: { showRecommendations: false } }),
	},
	'manager in a crisis': { scenario: ['everything-on', 'identity-crisis'] },
	'editor in a crisis': { as: 'editor', scenario: ['identity-crisis'] },
	editor: as('editor', true, true),
	'editor with sharing': as('editor', true, false),
	'editor with emails': as('editor', false, true),
	contributor: as('contributor', true, true),
	'editor without settings': as('editor', false, false),
	subscriber: as('subscriber', true, true),
	'editor without an owner': { as: 'editor', scenario: ['site-only'] },
	'editor of a new site': { as: 'editor', before: (site) => site.page(UNCONNECTED) },
	'editor of a new site, who can connect': {
		as: 'editor',
		before: (site) => site.page({ ...UNCONNECTED, ...CAN_CONNECT }),
	},
};

const states: Record<string, RootState> = {};
beforeAll(async () => {
	for (const [name, options] of Object.entries(SITES)) {
		states[name] = (await openStore(options)).store.getState();
	}
});

const shown = (who: string, path: string) => selectShownScreen(states[who] as RootState, path);

it.each<[string, Record<string, ShownScreen>]>([
	[
		'manager',
		{
			'/': 'dashboard',
			'/dashboard': 'dashboard',
			'/setup': 'dashboard',
			'/disconnect': 'dashboard',
			'/reconnect': 'dashboard',
			'/settings': 'security',
			'/privacy': 'privacy',
			'/recommendations/monitor': 'recommendations',
			'/product/scan': 'product',
			'/plans-prompt': 'plans',
			'/woo-setup': 'wooSetup',
			'/connect-user': 'connectUser',
			'/nothing': null,
			'/product/hosting': null,
			'/recommendations/none': null,
			'/recommendations/welcome__scan': null,
			'/security/firewall': null,
		},
	],
	['unlinked manager', { '/connect-user': 'connectUser' }],
	['manager without an owner', { '/connect-user': 'connectUser' }],
	[
		'manager of a new site',
		{
			'/woo-setup': 'wooSetup',
			'/connect-user': 'connectUser',
			...{ '/dashboard': 'connect', '/security': 'connect', '/plans': 'connect' },
			...{ '/setup': 'connect', '/nothing': 'connect' },
		},
	],
	['manager offline', { '/dashboard': 'dashboard', '/security': 'security' }],
	['manager without recommendations', { '/recommendations/monitor': null }],
	['editor', { '/recommendations/monitor': null }],
	[
		'manager in a crisis',
		{
			...{ '/dashboard': 'safeMode', '/security': 'safeMode', '/disconnect': 'safeMode' },
			...{ '/woo-setup': 'safeMode', '/nothing': 'safeMode', '/license/activation': 'safeMode' },
		},
	],
	['editor in a crisis', { '/dashboard': 'safeMode', '/settings': 'safeMode', '/license/activation': null }],
	['editor without an owner', { '/connect-user': null, '/dashboard': 'dashboard' }],
	['editor of a new site', { '/dashboard': 'nothing', '/security': 'nothing', '/woo-setup': 'wooSetup' }],
	['editor of a new site, who can connect', { '/dashboard': 'nothing', '/setup': 'nothing' }],
])(
	'the screens of the %s are %j [SHELL-009, SHELL-023, SHELL-024, SHELL-029, SHELL-098, SHELL-099, SHELL-100, SHELL-109, LIC-002, REC-001, REC-005]',
	(who, screens) => {
		const paths = Object.keys(screens);
		expect(Object.fromEntries(paths.map((path) => [path, shown(who, path)]))).toEqual(screens);
	},
);

it.each<[string, ShownScreen, ShownScreen, ShownScreen, ShownScreen]>([
	['editor', 'sharing', 'writing', 'sharing', 'sharing'],
	['editor with sharing', 'sharing', 'writing', 'sharing', 'sharing'],
	['editor with emails', 'writing', 'writing', 'writing', 'writing'],
	['contributor', 'writing', 'writing', 'writing', 'writing'],
	['editor without settings', null, null, null, null],
	['subscriber', null, null, null, null],
])(
	'the settings of the %s start at %s; writing, sharing, performance: %s, %s, %s [SET-008, SET-010, SET-011]',
	(who, ...screens) => {
		const paths = ['/settings', '/writing', '/sharing', '/performance'];
		expect(paths.map((path) => shown(who, path))).toEqual(screens);
	},
);

it.each([
	...['/', '/security', '/discussion', '/traffic', '/privacy', '/plans', '/reconnect', '/disconnect'],
	...['/setup', '/features', '/anything'],
])('an editor’s %s is replaced by the dashboard [SHELL-101]', (path) => {
	expect(shown('editor', path)).toBeNull();
	expect(shown('editor', '/dashboard')).toBe('dashboard');
	expect(shown('editor', '/connect-user')).toBe('connectUser');
});

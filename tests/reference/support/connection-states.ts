import type { Knobs, Mode, User } from './host';

/** What somebody's page says of a connection. */
export interface ConnectionState {
	mode: Mode;
	knobs?: Knobs;
	user: User;
	/** What the host's own calls say; null where the page is closed to the user. */
	truth: {
		isActive: boolean;
		hasOwner: boolean;
		isOffline: boolean;
		isLinked: boolean;
		isOwner: boolean;
	} | null;
	/** What the cards of the site's and the user's connection say; null: the card isn't there. */
	site?: RegExp | null;
	account?: RegExp | null;
	/** What the page says besides. */
	says?: RegExp;
}

/** Everybody has an account at the provider. */
const ALL = { linked: [1, 2, 3, 4, 5, 6] };

/** The provider has refused a token. */
const BROKEN = {
	react_errors: [
		{
			code: 'fail_domain_empty',
			message: 'The token was refused.',
			action: 'reconnect',
			data: { api_error_code: 'invalid_token' },
		},
	],
};

const NONE = { isActive: false, hasOwner: false, isOffline: false, isLinked: false, isOwner: false };
const OWNED = { ...NONE, isActive: true, hasOwner: true };
const LINKED = { ...OWNED, isLinked: true };
const OWNER = { ...LINKED, isOwner: true };
const SITE_ONLY = { ...NONE, isActive: true };
const OFFLINE = { ...NONE, isOffline: true };

const MINE = /Your site is connected to WordPress\.com\..*You are the Jetpack owner\./s;
const OTHERS = /Your site is connected to WordPress\.com\..*Another user owns this connection\./s;
const NOBODYS = /This connection has no owner yet\. An administrator needs to connect/;
const CONNECT = /Some features need your own WordPress\.com account\. Connect it to use them\./;
const CONNECTED = /Account connection\s*Connected/;
const OFFLINE_SITE = /Your site is in Offline Mode, so it can not be connected/;
const SET_UP = /Set up Jetpack/;

export const CONNECTION_STATES: readonly ConnectionState[] = [
	{ mode: 'connected', user: 'admin', truth: OWNER, site: MINE, account: CONNECTED },
	{ mode: 'connected', user: 'admin2', truth: OWNED, site: OTHERS, account: CONNECT },
	{ mode: 'connected', knobs: ALL, user: 'admin2', truth: LINKED, site: OTHERS, account: CONNECTED },
	{ mode: 'connected', user: 'editor', truth: OWNED, site: OTHERS, account: CONNECT },
	{ mode: 'connected', knobs: ALL, user: 'editor', truth: LINKED, site: OTHERS, account: CONNECTED },
	{ mode: 'connected', user: 'contributor', truth: OWNED, site: OTHERS, account: CONNECT },
	{ mode: 'connected', knobs: ALL, user: 'contributor', truth: LINKED, site: OTHERS, account: CONNECTED },
	{
		mode: 'connected',
		knobs: BROKEN,
		user: 'admin',
		truth: OWNER,
		site: /Connection problem.*Your site can’t exchange data with WordPress\.com\./s,
		says: /Restore Connection/,
	},
	{
		mode: 'connected',
		knobs: {
			fail: { '/sites/\\d+/?$': [401, { error: 'invalid_token', message: 'The token was refused.' }] },
		},
		user: 'admin',
		truth: OWNER,
		site: /You are the Jetpack owner\./,
		says: /Failed fetching site data from WordPress\.com.*Restore Connection/s,
	},
	{ mode: 'site', user: 'admin', truth: SITE_ONLY, site: NOBODYS, account: CONNECT },
	{ mode: 'site', user: 'admin2', truth: SITE_ONLY, site: NOBODYS, account: CONNECT },
	{ mode: 'site', user: 'editor', truth: SITE_ONLY, site: NOBODYS, account: null },
	{ mode: 'offline', user: 'admin', truth: OFFLINE, site: OFFLINE_SITE, account: /you can not connect/ },
	{ mode: 'offline', user: 'editor', truth: null },
	{ mode: 'disconnected', user: 'admin', truth: NONE, site: null, account: null, says: SET_UP },
	{ mode: 'disconnected', user: 'admin2', truth: NONE, site: null, account: null, says: SET_UP },
	{ mode: 'disconnected', user: 'editor', truth: null },
	{ mode: 'live', user: 'admin', truth: NONE, site: null, account: null, says: SET_UP },
];

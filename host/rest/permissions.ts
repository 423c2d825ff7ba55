import type { Permissions } from '../site/permissions';
import type { User } from '../auth/users';
import { OWN_OPTION } from '../site/update-settings';
import { isLinked, isOwner, type Site } from '../site/site';
import { RestError } from '../errors';

/** The user, the site, and the request. */
export interface Caller {
	site: Site;
	user: User | null;
	permissions: Permissions;
	/** Body as sent: a few permissions depend on it. */
	sent: Readonly<Record<string, unknown>>;
	/** Parts of the path that the pattern names. */
	path: Readonly<Record<string, string>>;
}

/** A rule about who may make a call, and the code of the refusal (host-contract 7.2). */
export interface Permission {
	code: string;
	/** For docs/openapi.json. */
	needs: string;
	/** Words of the refusal, where they are other than those of the code. */
	words?: string;
	isGranted(caller: Caller): boolean;
}

const OWN_WORDS = 'Sorry, you are not allowed to do that.';
/** Broken over two lines by the protocol (quirk 26). */
export const NO_PERMISSION =
	'You do not have the correct user permissions to perform this action.\n\t\t\tPlease contact your site admin if you think this is a mistake.';

/** @throws RestError 401 for a visitor, 403 for a user who lacks the permission */
export function demand(permission: Permission, caller: Caller): void {
	if (!permission.isGranted(caller)) {
		const { code, words = code === 'rest_forbidden' ? OWN_WORDS : NO_PERMISSION } = permission;
		throw new RestError(caller.user ? 403 : 401, code, words);
	}
}

const permission = (code: string, needs: keyof Permissions): Permission => ({
	code,
	needs,
	isGranted: ({ permissions }) => permissions[needs],
});

const rule = (code: string, needs: string, isGranted: Permission['isGranted']): Permission => ({
	code,
	needs,
	isGranted,
});

/** admin_page: every user, and administrators only while offline. */
export const viewAdmin = permission('invalid_user_permission_view_admin', 'admin_page');
export const viewModules = permission('rest_forbidden', 'admin_page');

/** connect_user: every user when there is an owner, else administrators, nobody offline. */
export const connectUser = permission('invalid_user_permission_jetpack_connect', 'connect_user');
export const viewConnectionData = permission('invalid_user_permission_user_connection_data', 'connect_user');
export const unlinkSelf = rule(
	'invalid_user_permission_unlink_user',
	'connect_user, and an account',
	({ permissions, site, user }) => permissions.connect_user && isLinked(site, user),
);

/** connect and reconnect: administrators, not offline. */
export const connectSite = permission('invalid_user_permission_jetpack_connect', 'connect');
export const reconnectSite = permission('invalid_user_permission_jetpack_disconnect', 'connect');
export const disconnectSite = permission('invalid_user_permission_jetpack_disconnect', 'disconnect');
export const transferOwnership = permission('invalid_user_permission_set_connection_owner', 'disconnect');

/** manage_modules and configure_modules: administrators. */
export const manageModules = permission('rest_forbidden', 'manage_modules');
export const testConnection = permission('invalid_user_permission_manage_modules', 'manage_modules');

/**
 * Settings: administrators, and users who may write posts if their address for posts by email is included.
 * Their other options are refused one by one.
 */
export const saveSettings = rule(
	'rest_forbidden',
	`manage_modules, or edit_posts for ${OWN_OPTION}`,
	({ permissions, sent }) =>
		Object.hasOwn(sent, OWN_OPTION) ? mayUseOwnOption(permissions) : permissions.manage_modules,
);

/** Options of one module: the same, by the module and not by what is sent. */
export const configureModule = rule(
	'rest_forbidden',
	'manage_modules, or edit_posts for post-by-email',
	({ permissions, path }) =>
		path.slug === 'post-by-email' ? mayUseOwnOption(permissions) : permissions.manage_modules,
);

const mayUseOwnOption = ({ manage_modules, edit_posts, admin_page }: Permissions): boolean =>
	manage_modules || (edit_posts && admin_page);

export const activatePlugins = permission('invalid_user_permission_activate_plugins', 'manage_plugins');

/** Recommendations, verification of the site, key of the anti-spam service: administrators. */
export const manageSettings = permission('invalid_user_permission_manage_settings', 'manage_modules');

/** manage_options: administrators, refused in the words of each group of calls. */
export const manageLicensing = permission('invalid_user_permission_view_admin', 'manage_options');
export const manageFirewall = permission('invalid_user_permission_manage_options', 'manage_options');
export const manageSearch: Permission = {
	...permission('rest_forbidden', 'manage_options'),
	words: 'You are not allowed to perform this action.',
};
/** The activity log: administrators, who also need an account. */
export const viewActivity = permission('rest_forbidden', 'manage_options');
export const solveIdentityCrisis = permission('invalid_user_permission_identity_crisis', 'disconnect');

/** Licenses of the account: only the owner of the connection. */
export const manageUserLicenses = rule(
	'invalid_permission_manage_user_licenses',
	'the owner of the connection',
	({ site, user }) => isOwner(site, user),
);
/** The license key form: users who may connect an account, where the site shows the form. */
export const setLicense = rule(
	'invalid_user_permission_set_jetpack_license_key',
	'connect_user, where the site takes license keys',
	({ site, permissions }) => site.facts.hasLicensingUi && permissions.connect_user,
);

/** Every user, even where the page is closed to them. */
export const beLoggedIn = rule('rest_forbidden', 'a login', ({ user }) => user !== null);

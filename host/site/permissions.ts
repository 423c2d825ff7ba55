import { hasOwner, isOffline, type Site } from './site';
import { settingValue } from './setting-values';
import { hasCapability, type User } from '../auth/users';

/** The permissions of the bootstrap object (host-contract 7.1). */
export interface Permissions {
	admin_page: boolean;
	connect: boolean;
	connect_user: boolean;
	disconnect: boolean;
	manage_modules: boolean;
	network_admin: boolean;
	network_sites_page: boolean;
	edit_posts: boolean;
	publish_posts: boolean;
	manage_options: boolean;
	view_stats: boolean;
	manage_plugins: boolean;
}

/** Permissions on the site as it is; a visitor (null) has none. */
export function permissionsOf(site: Site, user: User | null): Permissions {
	const role = user?.role ?? null;
	const isManager = hasCapability(role, 'manage_options');
	const isReader = hasCapability(role, 'read');
	const isOnline = !isOffline(site);
	return {
		admin_page: isOnline ? isReader : isManager,
		connect: isManager && isOnline,
		connect_user: isOnline && (hasOwner(site) ? isReader : isManager),
		disconnect: isManager,
		manage_modules: isManager,
		network_admin: isManager && site.facts.isMultisite,
		network_sites_page: isManager && site.facts.isMultisite,
		edit_posts: hasCapability(role, 'edit_posts'),
		publish_posts: hasCapability(role, 'publish_posts'),
		manage_options: isManager,
		view_stats: isManager || (role !== null && statsRoles(site).includes(role)),
		manage_plugins: hasCapability(role, 'activate_plugins'),
	};
}

/** Roles that may see stats, as set. */
export function statsRoles(site: Site): readonly string[] {
	const roles = settingValue(site, 'roles');
	return Array.isArray(roles) ? roles.map(String) : [];
}

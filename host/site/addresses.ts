import type { Site } from './site';

/** Addresses of the host, each without its query unless it says so. */
export const adminUrl = (origin: string): string => `${origin}/wp-admin/`;

export const pluginBaseUrl = (origin: string): string => `${origin}/wp-content/plugins/site-dashboard`;

/** Path of the dashboard, from the admin root. */
export const DASHBOARD_PAGE = 'admin.php?page=jetpack';

/** REST root in the form of the site's permalinks; ends with `/` (host contract 2.1). */
export function restRoot(origin: string, site: Site): string {
	return site.facts.permalinks === 'plain' ? `${origin}/index.php?rest_route=/` : `${origin}/wp-json/`;
}

/** Host and port of the site without scheme, as links carry it. */
export function rawUrl(origin: string): string {
	return origin.replace(/^https?:\/\//, '').replaceAll('/', '::');
}

/**
 * The admin address that a request may send the browser back to: a path below `/wp-admin/`, relative or whole.
 * Anything that leads elsewhere is answered with the dashboard, so that no link here can be bent to another site.
 */
export function ownAdminUrl(origin: string, wanted: string | undefined): string {
	const fallback = adminUrl(origin) + DASHBOARD_PAGE;
	if (!wanted) {
		return fallback;
	}
	const address = ownUrl(adminUrl(origin), wanted);
	return address?.pathname.startsWith('/wp-admin/') ? address.href : fallback;
}

/**
 * The address that `wanted` means when read at `base`, if it stays on the same origin. A path that begins with two slashes
 * is none of ours: alone, in a header, it names another site.
 */
export function ownUrl(base: string, wanted: string): URL | null {
	if (!URL.canParse(wanted, base)) {
		return null;
	}
	const address = new URL(wanted, base);
	const isHere = address.origin === new URL(base).origin && !address.pathname.startsWith('//');
	return isHere && !address.username && !address.password ? address : null;
}

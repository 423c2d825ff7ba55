import type { Site } from './site';

/** URLs of the host, without a query unless named. */
export const adminUrl = (origin: string): string => `${origin}/wp-admin/`;

export const pluginBaseUrl = (origin: string): string => `${origin}/wp-content/plugins/site-dashboard`;

/** Path of the dashboard, from the admin root. */
export const DASHBOARD_PAGE = 'admin.php?page=jetpack';

/** REST root in the form of the site's permalinks; ends with `/` (host-contract 2.1). */
export function restRoot(origin: string, site: Site): string {
	return site.facts.permalinks === 'plain' ? `${origin}/index.php?rest_route=/` : `${origin}/wp-json/`;
}

/** Host and port of the site without scheme, as links carry it. */
export function rawUrl(origin: string): string {
	return origin.replace(/^https?:\/\//, '').replaceAll('/', '::');
}

/**
 * The admin URL a request may redirect to: a path below `/wp-admin/`, relative or absolute. Anything else
 * becomes the dashboard, so no link here can lead to another site.
 */
export function ownAdminUrl(origin: string, wanted: string | undefined): string {
	const fallback = adminUrl(origin) + DASHBOARD_PAGE;
	if (!wanted) {
		return fallback;
	}
	const url = ownUrl(adminUrl(origin), wanted);
	return url?.pathname.startsWith('/wp-admin/') ? url.href : fallback;
}

/**
 * Resolves `wanted` against `base`, on the same origin only. Refuses a path with two leading slashes: in a
 * header it names another site.
 */
export function ownUrl(base: string, wanted: string): URL | null {
	if (!URL.canParse(wanted, base)) {
		return null;
	}
	const url = new URL(wanted, base);
	const isHere = url.origin === new URL(base).origin && !url.pathname.startsWith('//');
	return isHere && !url.username && !url.password ? url : null;
}

/** Both forms of the REST root (host-contract 3): pretty, and as a query of the front page. */
export const REST_ROOT = '/wp-json';

/**
 * The path that hono routes by: that of the URL, or, for either form of a REST call, the path below the
 * pretty root, decoded once.
 */
export function routedPath({ url }: Request): string {
	const { pathname, searchParams } = new URL(url);
	if (pathname.startsWith(`${REST_ROOT}/`)) {
		return withoutSlash(decode(pathname));
	}
	const route = pathname === '/index.php' || pathname === '/' ? searchParams.get('rest_route') : null;
	return route === null ? pathname : withoutSlash(`${REST_ROOT}${route.startsWith('/') ? route : '/'}`);
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

function decode(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

/** Path of every call below the REST root (API-075). */
const NAMESPACE = 'jetpack/v4/';

export type Query = Record<string, string | number | undefined>;

/**
 * The URL of a call. A root that has a query already (`…/index.php?rest_route=/`) gets the next
 * parameters with `&`: after a second `?` the host would take them for a part of the route.
 */
export function callUrl(root: string, path: string, query: Query = {}): string {
	const pairs = Object.entries(query)
		.filter(([, value]) => value !== undefined)
		.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
	const url = root + NAMESPACE + path;
	if (!pairs.length) {
		return url;
	}
	return `${url}${root.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

/** A path whose parts are encoded: path`module/${slug}`. */
export function path(strings: TemplateStringsArray, ...parts: Array<string | number>): string {
	return strings.reduce((whole, text, i) => whole + encodeURIComponent(String(parts[i - 1] ?? '')) + text);
}

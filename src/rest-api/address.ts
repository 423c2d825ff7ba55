/** Where every call of the catalogue stands below the REST root (API-075). */
const NAMESPACE = 'jetpack/v4/';

export type Query = Record<string, string | number | undefined>;

/**
 * The address of a call. A root that has a query already (`…/index.php?rest_route=/`) gets the next
 * parameters with `&`: after a second `?` the host would take them for a part of the route.
 */
export function callAddress(root: string, path: string, query: Query = {}): string {
	const pairs = Object.entries(query)
		.filter(([, value]) => value !== undefined)
		.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
	const address = root + NAMESPACE + path;
	if (!pairs.length) {
		return address;
	}
	return `${address}${root.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

/** A path whose parts are encoded: path`module/${slug}`. */
export function path(strings: TemplateStringsArray, ...parts: Array<string | number>): string {
	return strings.reduce((whole, text, i) => whole + encodeURIComponent(String(parts[i - 1] ?? '')) + text);
}

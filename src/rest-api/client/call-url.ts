/** Path of every call below the REST root (API-075). */
const NAMESPACE = 'jetpack/v4/';

export type Query = Record<string, string | number | undefined>;

/** The path with its query, below the namespace. */
export function callPath(path: string, query: Query = {}): string {
	const pairs = Object.entries(query)
		.filter(([, value]) => value !== undefined)
		.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
	return pairs.length ? `${path}?${pairs.join('&')}` : path;
}

/** A path with its query below the root: in its parameter `rest_route`, if it has that, else in its path. */
function below(root: string, path: string): string {
	const { origin, pathname, search } = new URL(root, window.location.href);
	const [route = '', query = ''] = path.split('?');
	const join = (base: string) => `${base.replace(/(\/|%2f)?$/i, '')}/${route}`;
	const given = search.slice(1).split('&');
	const isInQuery = given.some((pair) => ROUTE.test(pair));
	const pairs = [...given.map((pair) => (ROUTE.test(pair) ? join(pair) : pair)), query].filter(Boolean);
	return origin + (isInQuery ? pathname : join(pathname)) + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

const ROUTE = /^rest_route=/;

/** The URL of a call. */
export const callUrl = (root: string, path: string, query?: Query): string =>
	below(root, NAMESPACE + callPath(path, query));

/** The URL of a call that answers several GETs, each a path with its query. */
export const batchUrl = (root: string, batch: string, paths: readonly string[]): string =>
	below(
		root,
		`${batch}?${paths.map((each) => `paths%5B%5D=${encodeURIComponent(each)}&`).join('')}_cacheBuster=${Date.now()}&_locale=user`,
	);

/** A path whose parts are encoded: path`module/${slug}`. */
export function path(strings: TemplateStringsArray, ...parts: Array<string | number>): string {
	return strings.reduce((whole, text, i) => whole + encodeURIComponent(String(parts[i - 1] ?? '')) + text);
}

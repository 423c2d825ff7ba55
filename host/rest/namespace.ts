import { isRecord, orEmptyList } from '../php';
import type { Site } from '../site/site';
import { textParameter, type ParameterSchema } from './parameters';
import { defineRoute, type Route } from './route';

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

/** The list of calls, as WordPress prints it for a namespace: it says what a site offers. */
export function listOf(routes: readonly Route[]): Route {
	// A site is read anew for each version of the data.
	const lists = new WeakMap<Site, object>();
	return defineRoute({
		method: 'GET',
		path: '',
		summary: 'Lists the calls that the site offers, or the `_fields` of that list.',
		permission: 'public',
		params: { _fields: textParameter(2000) },
		handle: ({ site, params }) => {
			const list = lists.get(site) ?? { namespace: 'jetpack/v4', routes: describe(site, routes) };
			lists.set(site, list);
			return params._fields ? fieldsOf(list, params._fields) : list;
		},
	});
}

function describe(site: Site, routes: readonly Route[]): Record<string, unknown> {
	const offered = routes.filter(({ exists }) => exists?.(site) ?? true);
	const byPath: Record<string, { namespace: string; methods: string[]; endpoints: object[] }> = {};
	for (const route of offered) {
		const path = `/jetpack/v4/${route.path.replace(/:(\w+)/g, (_, name: string) => `(?P<${name}>${route.where?.[name] ?? '[a-z\\-]+'})`)}`;
		const methods = route.method === 'POST' ? ['POST', 'PUT', 'PATCH'] : ['GET'];
		const params = Object.entries(route.paramsIn?.(site.edition) ?? route.params);
		const args = Object.fromEntries(
			params.map(([name, { schema, isRequired }]) => [name, { ...plainest(schema), required: isRequired }]),
		);
		const entry = (byPath[path] ??= { namespace: 'jetpack/v4', methods: [], endpoints: [] });
		entry.methods.push(...methods);
		entry.endpoints.push({ methods, args: orEmptyList(args) });
	}
	return byPath;
}

/** Of several types that are taken, the declared one is the first. */
function plainest({ oneOf, ...schema }: ParameterSchema): ParameterSchema {
	return { ...oneOf?.[0], ...schema };
}

/** The members that a list of dotted paths names, as WordPress's `_fields` does. */
function fieldsOf(value: unknown, fields: string): unknown {
	const paths = fields.split(',').map((path) => path.trim().split('.'));
	return pick(value, paths);
}

function pick(value: unknown, paths: ReadonlyArray<readonly string[]>): unknown {
	if (!isRecord(value) || paths.some((path) => path.length === 0)) {
		return value;
	}
	const names = [...new Set(paths.map(([name = '']) => name))].filter((name) => Object.hasOwn(value, name));
	return orEmptyList(
		Object.fromEntries(
			names.map((name) => [
				name,
				pick(
					value[name],
					paths.filter(([first]) => first === name).map((path) => path.slice(1)),
				),
			]),
		),
	);
}

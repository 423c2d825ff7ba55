import { createHost, type Host } from '../app';
import { pathOf, acceptedBody } from '../rest/route-samples';
import { ROUTES } from '../rest/routes';
import type { Route } from '../rest/route';
import { SETTING_PARAMETERS } from '../rest/setting-parameters';
import { isRecord } from '../php';

/** A JSON Schema, as far as answers need it. */
export interface AnswerSchema {
	type?: string;
	description?: string;
	properties?: Record<string, AnswerSchema>;
	additionalProperties?: AnswerSchema;
	items?: AnswerSchema;
	anyOf?: AnswerSchema[];
	contentMediaType?: string;
	contentSchema?: AnswerSchema;
}

/** A map with at least so many entries of one form is one of any length, such as that of the modules. */
const MAP_SIZE = 4;

/** The schema of a value: kinds and members, nothing of the content. */
export function inferSchema(value: unknown): AnswerSchema {
	if (Array.isArray(value)) {
		return value.length > 0 ? { type: 'array', items: oneOf(value.map(inferSchema)) } : { type: 'array' };
	}
	if (isRecord(value)) {
		return inferObject(value);
	}
	if (value === null) {
		return { type: 'null' };
	}
	return typeof value === 'string' ? inferText(value) : { type: typeof value };
}

function inferObject(value: Record<string, unknown>): AnswerSchema {
	const members = Object.values(value);
	const isMap = members.length >= MAP_SIZE && members.every(isRecord);
	if (isMap) {
		return { type: 'object', additionalProperties: oneOf(members.map(inferSchema)) };
	}
	const properties = Object.fromEntries(
		Object.keys(value)
			.sort()
			.map((name) => [name, inferSchema(value[name])]),
	);
	return members.length > 0 ? { type: 'object', properties } : { type: 'object' };
}

/** JSON text inside JSON (quirk 2) is described as what it holds. */
function inferText(text: string): AnswerSchema {
	if (!/^[[{]/.test(text)) {
		return { type: 'string' };
	}
	try {
		const contentSchema = inferSchema(JSON.parse(text));
		return { type: 'string', contentMediaType: 'application/json', contentSchema };
	} catch {
		return { type: 'string' };
	}
}

/** One schema for several values: objects are merged, everything else becomes alternatives. */
function oneOf(schemas: readonly AnswerSchema[]): AnswerSchema {
	const objects = schemas.filter(({ properties }) => properties);
	const merged = objects.length > 0 ? [mergeObjects(objects)] : [];
	const others = new Map(
		schemas.filter(({ properties }) => !properties).map((schema) => [JSON.stringify(schema), schema]),
	);
	const forms = [...merged, ...[...others.keys()].sort().map((key) => others.get(key) as AnswerSchema)];
	return forms.length === 1 ? (forms[0] as AnswerSchema) : { anyOf: forms };
}

function mergeObjects(schemas: readonly AnswerSchema[]): AnswerSchema {
	const names = [...new Set(schemas.flatMap(({ properties }) => Object.keys(properties ?? {})))].sort();
	const properties = Object.fromEntries(
		names.map((name) => [name, oneOf(schemas.flatMap((schema) => schema.properties?.[name] ?? []))]),
	);
	return { type: 'object', properties };
}

/** Describes the routes in OpenAPI 3.1. `answers` has the body of a success for each call, where known. */
export function describeApi(answers: ReadonlyMap<string, AnswerSchema>): object {
	const paths: Record<string, Record<string, object>> = {};
	for (const route of ROUTES) {
		const path = `/jetpack/v4/${route.path.replace(/:(\w+)/g, '{$1}')}`;
		const operation = {
			operationId: operationId(route),
			tags: [nameOf(route).split('/')[0]],
			summary: route.summary,
			...describePermission(route),
			...describeInput(route),
			responses: describeResponses(route, answers.get(`${route.method} ${route.path}`)),
		};
		paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
	}
	return { ...HEAD, paths: sorted(paths), components: COMPONENTS };
}

const HEAD = {
	openapi: '3.1.0',
	info: {
		title: 'REST API of the embedded host',
		version: '12.0.0',
		description:
			'Generated from the declarations of the calls by `npm run openapi`. The shapes of successes are taken from answers of a connected site; docs/host-contract.md says what else to expect, and 7.1 there who has which permission.',
		license: { name: 'GPL-2.0-or-later', identifier: 'GPL-2.0-or-later' },
	},
	servers: [
		{
			url: '{root}',
			description: 'The REST root that the page prints as WP_API_root.',
			variables: { root: { default: 'http://127.0.0.1:4400/wp-json' } },
		},
	],
};

const refusal = (description: string) => ({
	description,
	content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const COMPONENTS = {
	securitySchemes: {
		cookie: { type: 'apiKey', in: 'cookie', name: 'wordpress_logged_in_4400' },
		nonce: {
			type: 'apiKey',
			in: 'header',
			name: 'X-WP-Nonce',
			description: 'Without it the caller counts as a visitor, whatever the cookie says.',
		},
	},
	responses: {
		Refused: refusal('The parameters are refused, or the call cannot be made in the present state.'),
		Unauthorized: refusal('A visitor asks for what only users may do.'),
		Forbidden: refusal(
			'The user lacks the permission, the nonce is wrong, or another site has sent the call.',
		),
		NotFound: refusal('There is no such call or thing; also an ordinary failure of some calls.'),
		TooLarge: refusal('The body is too long.'),
		Failed: refusal('The host or the provider failed.'),
	},
	schemas: {
		Error: {
			type: 'object',
			required: ['code', 'message', 'data'],
			properties: {
				code: { type: 'string' },
				message: { type: ['string', 'number'], description: 'May hold HTML entities, line breaks and tabs.' },
				data: { description: 'A map with the status as a rule; also null, or a number.' },
				additional_errors: { type: 'array', items: { $ref: '#/components/schemas/Error' } },
			},
		},
		SettingsUpdate: schemaOfParameters({ params: SETTING_PARAMETERS }),
	},
};

function describeInput(route: Route): object {
	const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
		name,
		in: 'path',
		required: true,
		schema: { type: 'string', pattern: `^${route.where?.[name] ?? '[a-z-]+'}$` },
	}));
	const names = Object.entries(route.params);
	if (route.method === 'POST') {
		const isSettings = route.params === SETTING_PARAMETERS;
		const schema = isSettings ? { $ref: '#/components/schemas/SettingsUpdate' } : schemaOfParameters(route);
		const requestBody = {
			required: Object.keys(acceptedBody(route)).length > 0,
			content: { 'application/json': { schema } },
		};
		return { ...(inPath.length ? { parameters: inPath } : {}), ...(names.length ? { requestBody } : {}) };
	}
	const inQuery = names.map(([name, { schema, isRequired }]) => ({
		name,
		in: 'query',
		required: isRequired,
		schema,
	}));
	const parameters = [...inPath, ...inQuery];
	return parameters.length > 0 ? { parameters } : {};
}

function schemaOfParameters({ params }: Pick<Route, 'params'>): object {
	const names = Object.keys(params).sort();
	const required = names.filter((name) => params[name]?.isRequired);
	return {
		type: 'object',
		...(required.length > 0 ? { required } : {}),
		properties: Object.fromEntries(names.map((name) => [name, params[name]?.schema])),
	};
}

function describeResponses(route: Route, answer: AnswerSchema | undefined): object {
	const shared = (name: string) => ({ $ref: `#/components/responses/${name}` });
	const members = route.permission === 'public' ? {} : { 401: shared('Unauthorized') };
	return {
		200: {
			description: 'Success.',
			headers: { 'X-WP-Nonce': { description: 'A fresh nonce.', schema: { type: 'string' } } },
			content: { 'application/json': { schema: answer ?? {} } },
		},
		400: shared('Refused'),
		...members,
		403: shared('Forbidden'),
		404: shared('NotFound'),
		...(route.method === 'POST' ? { 413: shared('TooLarge') } : {}),
		500: shared('Failed'),
	};
}

function describePermission({ permission }: Route): object {
	return permission === 'public'
		? { description: 'For everybody.', security: [{}, { cookie: [], nonce: [] }] }
		: {
				description: `Needs ${permission.needs}. Others are refused with ${permission.code}.`,
				security: [{ cookie: [], nonce: [] }],
			};
}

/** The path; the list of all calls has none. */
const nameOf = ({ path }: Route) => path || 'calls';

function operationId(route: Route): string {
	const words = nameOf(route)
		.split(/[^a-z0-9]+/i)
		.filter(Boolean);
	return (
		route.method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
	);
}

function sorted<Value>(map: Record<string, Value>): Record<string, Value> {
	return Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const ORIGIN = 'http://127.0.0.1:4400';
/** Any time will do, as long as it is the same each time. */
const NOW = Date.UTC(2026, 10, 20, 12);

/** The whole document: the same for the same declarations. */
export async function generate(): Promise<string> {
	const host = await createHost({
		database: ':memory:',
		origin: ORIGIN,
		now: () => NOW,
		scenario: ['connected', 'everything-on'],
	});
	try {
		return `${JSON.stringify(describeApi(await readAnswers(host)), null, '\t')}\n`;
	} finally {
		await host.close();
	}
}

/** The shapes of what a connected site answers its owner. */
async function readAnswers(host: Host): Promise<Map<string, AnswerSchema>> {
	const { cookie, nonce } = await host.signIn('admin');
	const answers = new Map<string, AnswerSchema>();
	for (const route of ROUTES.filter(({ method }) => method === 'GET')) {
		const url = `${ORIGIN}/wp-json/jetpack/v4/${pathOf(route)}`;
		const response = await host.fetch(new Request(url, { headers: { Cookie: cookie, 'X-WP-Nonce': nonce } }));
		const text = await response.text();
		if (response.status === 200 && text) {
			answers.set(`GET ${route.path}`, inferSchema(JSON.parse(text)));
		}
	}
	return answers;
}

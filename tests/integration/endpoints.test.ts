import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type Client } from '../../src/rest-api/client/client';
import { getSiteDiscount, NO_DISCOUNT } from '../../src/rest-api/shop';
import { ApiError } from '../../src/rest-api/client/errors';
import { ENDPOINTS, type Endpoint } from '../support/endpoints.table';
import { ORIGIN, TestSite } from '../support/test-site';

const FOLDER = join(__dirname, '../../src/rest-api');
/** Files that call nothing below the REST root, and functions that call nothing. */
const NO_CALLS = /^(page|primitives|stored-forms|survey)\.|\.(keyringId|siteConnectionStatus|statsResponse)$/;

async function open(scenario: string[], user = 'admin'): Promise<{ test: TestSite; client: Client }> {
	const test = await TestSite.start(scenario);
	await test.signIn(user);
	const nonce = await (await test.fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
	globalThis.fetch = test.fetch;
	const nonceUrl = `${ORIGIN}/wp-admin/admin-ajax.php?action=rest-nonce`;
	return {
		test,
		client: createClient({ root: `${ORIGIN}/wp-json/`, nonce, nonceUrl, wait: async () => {} }),
	};
}

const registrationNonce = async (test: TestSite) =>
	/"registrationNonce":"([^"]+)"/.exec((await test.fetchPage()).html)?.[1] ?? '';
const titled = ENDPOINTS.map((endpoint) => [endpoint.seen, endpoint.ids, endpoint] as const);

const MALFORMED = {
	number: 7,
	text: 'odd',
	list: [],
	object: {},
	null: null,
	false: false,
	error: { code: 'odd', message: 'No.' },
};
const OBJECTS = ['object', 'error'];
/** Malformed responses that a call accepts: they're valid for it, or read as empty. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
	'activity.getActivityGroups': ['list', ...OBJECTS],
	'activity.getActivityActors': ['list', ...OBJECTS],
	'akismet.getAkismetData': ['number', 'text'],
	'akismet.checkAkismetKey': ['false'],
	'akismet.checkTypedKey': ['false'],
	'connection.getConnectedPlugins': ['list', 'object'],
	'connection.testConnection': ['error'],
	'connection.getConnectUrl': ['text'],
	'connection.startFresh': ['text'],
	'licensing.getLicensingError': ['text'],
	'licensing.dismissActivationNotice': OBJECTS,
	// Anything but an attached product is read as a refused key.
	'licensing.attachLicense': Object.keys(MALFORMED),
	'modules.getModules': OBJECTS,
	'modules.getProtectCount': ['number', 'text', 'list', 'null', 'false'],
	'stats.getStats': ['list', ...OBJECTS],
	'site.dismissNotice': OBJECTS,
	'recommendations.getRecommendationsData': ['list', ...OBJECTS],
	'recommendations.getConditionalRecommendations': ['list', ...OBJECTS],
	'recommendations.getProductSuggestions': ['text', 'list', ...OBJECTS],
	'recommendations.getUpsell': ['list', ...OBJECTS],
	'search.getSearchPlan': OBJECTS,
	'settings.updateSettings': ['false'],
	'site.getPlugins': OBJECTS,
	'site.installPlugin': ['false'],
	'verification.getGoogleVerification': ['list', ...OBJECTS],
	'verification.verifyGoogle': ['list', ...OBJECTS],
	'modules.getWaf': OBJECTS,
};

it('the endpoint table has a row for every function that calls the host', () => {
	const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
	const functions = files.flatMap((file) => {
		// eslint-disable-next-line @typescript-eslint/no-require-imports -- the names are known at run time
		const module = require(join(FOLDER, file)) as Record<string, unknown>;
		const named = Object.keys(module).filter((name) => typeof module[name] === 'function');
		return named.map((name) => `${file.replace('.ts', '')}.${name}`).filter((name) => !NO_CALLS.test(name));
	});
	expect(functions.length).toBeGreaterThan(40);
	expect([...new Set(ENDPOINTS.map(({ name }) => name))].sort()).toEqual(functions.sort());
});

describe('API client calls', () => {
	let shared: { test: TestSite; client: Client };
	beforeAll(async () => {
		shared = await open(['everything-on', 'protect-on']);
	});
	beforeEach(() => {
		shared.test.recover();
		globalThis.fetch = shared.test.fetch;
	});

	const siteFor = ({ scenario, as }: Endpoint) => (scenario ? open(scenario, as) : shared);

	it.each(titled)('%s gets a response that matches the contract [%s]', async (_, _ids, endpoint) => {
		const { test, client } = await siteFor(endpoint);
		endpoint.nonce?.(await registrationNonce(test));
		test.calls.length = 0;
		await expect(endpoint.call(client)).resolves.not.toThrow();
		expect(test.calls.map((call) => `${call.method} ${call.path}`)).toEqual([endpoint.seen]);
		expect(test.calls[0]?.body).toEqual(endpoint.body ?? null);
	});

	it.each(titled)(
		'%s rejects with a matching ApiError for each kind of failure',
		async (_, _ids, { seen, call }) => {
			const [method = '', route = ''] = seen.split('?')[0]?.split(' ') ?? [];
			for (const [status, body, kind] of [
				[403, { code: 'rest_forbidden', message: 'No.', data: { status: 403 } }, 'refused'],
				[404, { code: 'rest_no_route', message: 'No.' }, 'not-found'],
				[500, { code: 'internal_server_error', message: '<p>critical</p>' }, 'refused'],
				[500, '<html>', 'parse'],
				[403, '<h1>Forbidden</h1>', 'parse'],
				[200, '<!doctype html><title>Sign in</title>', 'parse'],
				[200, '', 'parse'],
				[undefined, undefined, 'network'],
			] as const) {
				shared.test.recover();
				shared.test.fail(method, route, status, body);
				const error: unknown = await call(shared.client).catch((reason: unknown) => reason);
				expect(error).toBeInstanceOf(ApiError);
				expect(error).toMatchObject({ kind, status: status ?? 0, call: `${method} ${route}` });
			}
		},
	);

	it.each(titled)(
		'%s reports malformed responses as schema errors [%s]',
		async (_, _ids, { name, seen, call }) => {
			const [method = '', route = ''] = seen.split('?')[0]?.split(' ') ?? [];
			for (const [kind, odd] of Object.entries(MALFORMED)) {
				shared.test.recover();
				shared.test.fail(method, route, 200, JSON.stringify(odd));
				const result = await call(shared.client).then(
					() => 'taken',
					(error: unknown) => (error as ApiError).kind,
				);
				expect([kind, result]).toEqual([kind, TAKEN[name]?.includes(kind) ? 'taken' : 'schema']);
			}
		},
	);

	it('a 404 for the site’s discount means that there’s none [API-043]', async () => {
		shared.test.recover();
		await expect(getSiteDiscount(shared.client)).resolves.toEqual(NO_DISCOUNT);
		expect(shared.test.callsTo('GET', 'site/discount')).not.toEqual([]);
	});
});

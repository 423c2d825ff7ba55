import { Hono, type Context } from 'hono';
import { LoginLimit } from './auth/login-limit';
import { createNonce } from './auth/nonces';
import { DEFAULT_PASSWORD_COST } from './auth/passwords';
import { type NewPassword, resetPassword } from './auth/reset-password';
import { findSession, startSession } from './auth/sessions';
import { findUserByLogin } from './auth/users';
import { bootstrap, type Bootstrap } from './bootstrap/initial-state';
import { type HostContext, MemoryCache } from './host-context';
import { type Client, type Environment, sessionCookieName, page, type PageContext } from './http/context';
import { answer, protectAnswers } from './http/headers';
import type { OpenSite } from './pages/gallery-screens';
import { createPages } from './pages/pages';
import { refusalOf, RestError } from './errors';
import { REST_ROOT, routedPath } from './rest/namespace';
import { createRestApi } from './rest/router';
import { ROUTES } from './rest/routes';
import { applyScenarios, findScenarios } from './scenarios/apply';
import { storeBlockedAttempts } from './site/blocked-attempts';
import { readSite, type Site } from './site/site';
import { setUpSite, type Accounts } from './site/set-up';
import { readDataVersion, Snapshot, type Versioned } from './store/data-version';
import { checkData, startErrorOf } from './store/check-data';
import { inTransaction, openDatabase, type DatabaseLocation } from './store/database';
import { readSecrets, renewSecrets } from './store/secrets';
import type { Database } from './store/tables';
import { NEW_SITE } from './site/facts';
import { messagePage } from './pages/document';

/** Works without the database, too. */
export async function errorPage(
	{ site }: HostContext,
	context: PageContext,
	{ status, message }: RestError,
): Promise<Response> {
	const { facts } = (await site.since(0).catch(() => null))?.value ?? { facts: NEW_SITE };
	const text = status === 500 ? `${message} Its log says why.` : message;
	const link = { url: '/wp-admin/', label: 'Go to the dashboard' };
	return page(context, messagePage({ facts }, { heading: 'That didn’t work', text, link }), status);
}

export interface HostOptions {
	database: DatabaseLocation;
	/** Scheme, name and port that browsers reach the host under. */
	origin: string;
	/** Directory of the built front end. */
	assets?: string;
	/** Directory of the front end's images. */
	images?: string;
	/** Names of scenarios, applied in order when the database is new. */
	scenario?: readonly string[];
	/** Accounts of a new site: the demo accounts, or one administrator with this password. */
	accounts?: Accounts;
	/** Draws the site's keys again and ends all sessions. */
	renewsKeys?: boolean;
	/** Of a user who has lost theirs. */
	newPassword?: NewPassword;
	/** The time in ms. */
	now?: () => number;
	/** Takes one line for each request, and the reason of each failure. */
	log?: (line: string) => void;
	/** Cost of a password hash, for `hashPassword`. */
	passwordCost?: number;
	/** False where all requests seem to come from one server in front; true unless said otherwise. */
	isIpKnown?: boolean;
	/** The one origin whose pages may frame this site's; none unless said otherwise. */
	framedBy?: string;
	/** Opens a site for the gallery's live screens; without it there are none. */
	openSite?: OpenSite;
}

export interface Host {
	fetch(request: Request, client?: Client): Promise<Response>;
	close(): Promise<void>;
	database: Database;
	/** This start has set the site up. */
	isNew: boolean;
	/** The site as it is. */
	site(): Promise<Versioned<Site>>;
	/** Brings the running site into named states (`host/scenarios`). */
	applyScenarios(...names: string[]): Promise<void>;
	/** Starts a session without the form, for tests and tools that hold the database anyway. */
	signIn(login: string): Promise<{ cookie: string; nonce: string }>;
	/** The objects that the page prints for that user. */
	bootstrap(login: string): Promise<Bootstrap>;
}

/**
 * Cost of a password hash for an in-memory database: it never reaches a disk, and tests open many of them.
 */
const MEMORY_PASSWORD_COST = 1024;

/**
 * Opens the site and returns a host for it: a pure fetch handler, without a port. A process may hold several.
 * @throws StartError when the database cannot be opened, or a scenario does not exist
 */
export async function createHost(options: HostOptions): Promise<Host> {
	const { database, origin, accounts = 'demo', now = Date.now, scenario = [], newPassword } = options;
	const cost =
		options.passwordCost ?? (database === ':memory:' ? MEMORY_PASSWORD_COST : DEFAULT_PASSWORD_COST);
	findScenarios(scenario);
	const db = await openDatabase(database);
	const begin = async () => {
		const host: HostContext = {
			db,
			now,
			origin,
			secrets: await (options.renewsKeys ? renewSecrets(db) : readSecrets(db)),
			passwordCost: cost,
			site: new Snapshot(db, readSite),
			cache: new MemoryCache(now),
			blocked: { count: 0, storedAt: 0 },
		};
		// In one transaction: a new site that is killed here begins again, in its state.
		const isNew = await inTransaction(db, async (trx) => {
			const isSetUp = await setUpSite(trx, { accounts, cost, now: now() });
			await (isSetUp ? applyScenarios({ ...host, db: trx }, scenario) : checkData(trx));
			if (newPassword) {
				await resetPassword(trx, newPassword, cost);
			}
			return isSetUp;
		});
		return { host, isNew };
	};
	const { host, isNew } = await begin().catch(async (error: unknown) => {
		await db.destroy().catch(() => undefined);
		throw startErrorOf(error, database);
	});
	const app = createApp(host, options);
	return {
		database: db,
		isNew,
		fetch: async (request, client = { ip: '127.0.0.1' }) => app.fetch(request, { client }),
		close: async () => {
			await storeBlockedAttempts(host);
			await db.destroy();
		},
		site: async () => host.site.since(await readDataVersion(db)),
		applyScenarios: (...names) => applyScenarios(host, names),
		signIn: (login) => signIn(host, login),
		bootstrap: async (login) => {
			const session = await sessionOf(host, await startSessionOf(host, login));
			return bootstrap(host, await readSite(db), { session, ip: '127.0.0.1' });
		},
	};
}

function createApp(host: HostContext, options: HostOptions): Hono<Environment> {
	const { origin, assets, images, log = () => undefined, isIpKnown, framedBy, openSite } = options;
	const app = new Hono<Environment>({ getPath: routedPath });
	const limit = new LoginLimit(host.db, host.now, isIpKnown);
	const time = () => new Date(host.now()).toISOString();
	app.use(protectAnswers(origin, framedBy));
	app.use(async (context, next) => {
		const startedAt = performance.now();
		await next();
		const { method, path } = context.req;
		const route = printable(context.req.query('rest_route') ?? path);
		const took = Math.round(performance.now() - startedAt);
		const user = context.get('session')?.user.login ?? '-';
		const tried = context.get('tried');
		const about = tried === undefined ? '' : ` tried ${tried === null ? 'no user' : `user ${tried}`}`;
		const { status } = context.res;
		log(`${time()} ${context.env.client.ip} ${method} ${route} ${status} ${user} ${took}ms${about}`);
	});
	/** Tells the caller only what they can mend; the log has the rest. */
	const refusal = (error: Error, context: Context): RestError => {
		const known = error instanceof RestError ? error : refusalOf(error);
		if (known !== error) {
			const what = context.req.raw.signal.aborted ? 'broken off by the client' : describeFailure(error);
			log(`${time()} ${context.req.method} ${printable(context.req.path)} failed: ${what}`);
		}
		if (known.status === 503) {
			context.header('Retry-After', '5');
		}
		return known;
	};
	const api = createRestApi(host, ROUTES);
	api.onError((error, context) => {
		const known = refusal(error, context);
		return answer(context, known, known.status);
	});
	app.onError((error, context) => errorPage(host, context, refusal(error, context)));
	app.route(REST_ROOT, api);
	app.route('/', createPages(host, { assets, images, limit, openSite }));
	return app;
}

/** The stack of an error, without its message if it came from the database server, which quotes values. */
function describeFailure(error: Error): string {
	return 'severity' in error
		? `${error.name}\n${(error.stack ?? '').split('\n').slice(1).join('\n')}`
		: String(error.stack);
}

/** The part of a URL that may be logged: no query (it holds nonces), nothing that breaks the line. */
function printable(route: string): string {
	return (route.split('?')[0] ?? '').slice(0, 200).replace(/[^!-~]/g, '·');
}

async function startSessionOf({ db, now }: HostContext, login: string): Promise<string> {
	const user = await findUserByLogin(db, login);
	if (!user) {
		throw new Error(`There is no user named ${login}.`);
	}
	return startSession(db, user.id, now());
}

async function sessionOf({ db, now }: HostContext, token: string) {
	const session = await findSession(db, token, now());
	if (!session) {
		throw new Error('The session has ended.');
	}
	return session;
}

async function signIn(host: HostContext, login: string): Promise<{ cookie: string; nonce: string }> {
	const token = await startSessionOf(host, login);
	const nonce = createNonce(host, await sessionOf(host, token), 'wp_rest');
	return { cookie: `${sessionCookieName(host.origin)}=${token}`, nonce };
}

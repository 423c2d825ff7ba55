import {
	CompiledQuery,
	PostgresDialect,
	type DatabaseConnection,
	type PostgresPool,
	type PostgresPoolClient,
} from 'kysely';
import { StartError } from '../errors';
import { CountingDialect } from './counting-driver';

/** Connections that one process keeps at most; several processes share the server. */
const MAX_CONNECTIONS = 10;
/** Longest time for a new connection, in ms. */
const CONNECT_TIMEOUT = 5000;
/** A process that hangs inside a transaction must not keep the others from writing for ever; in ms. */
const IDLE_TIMEOUT = 30_000;
/** Longest wait for others' statements, in ms: longer than one of them may hang. */
const LOCK_TIMEOUT = 35_000;

/** Number of the lock that a transaction which writes holds; any number will do that nobody else uses. */
const WRITE_LOCK = '4836109275601843202';

/**
 * Opens PostgreSQL by URL; nothing else knows it. Each transaction takes one write lock, so those of several
 * processes run one after the other, as in SQLite; reads never wait.
 * @throws StartError when the URL is none
 */
export function postgresDialect(location: string | PostgresPool): CountingDialect {
	if (typeof location === 'string' && (!/^postgres(ql)?:\/\//.test(location) || !URL.canParse(location))) {
		throw new StartError('The address of the database must begin with postgres:// and name a server.');
	}
	const pool = async () => withoutNul(typeof location === 'string' ? await openPool(location) : location);
	return new CountingDialect(new PostgresDialect({ pool }), beginWriting);
}

async function beginWriting(connection: DatabaseConnection): Promise<void> {
	// Read committed: the lock comes before the first read, so each read sees what the last writer has left.
	await connection.executeQuery(CompiledQuery.raw('begin'));
	try {
		await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${WRITE_LOCK})`));
	} catch (error) {
		await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
		throw error;
	}
}

/** The driver is loaded here, so that a host on SQLite starts without it. */
async function openPool(connectionString: string): Promise<PostgresPool> {
	const { Pool, types } = await import('pg');
	// The server sends these as text because they may be larger than JavaScript's; ours are times and counts.
	const large: readonly number[] = [types.builtins.INT8, types.builtins.NUMERIC];
	const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
		large.includes(oid) ? Number : (types.getTypeParser(oid, format as 'text') as (text: string) => unknown);
	const pool = new Pool({
		connectionString,
		max: MAX_CONNECTIONS,
		connectionTimeoutMillis: CONNECT_TIMEOUT,
		idle_in_transaction_session_timeout: IDLE_TIMEOUT,
		lock_timeout: LOCK_TIMEOUT,
		types: { getTypeParser: getTypeParser as typeof types.getTypeParser },
	});
	// A server that restarts ends idle connections; the next query opens a new one, or fails.
	pool.on('error', () => undefined);
	return pool;
}

/**
 * PostgreSQL refuses NUL in a text. The host never writes one, so whatever brings it (a name typed into the
 * login form) may count as unknown.
 */
function withoutNul(pool: PostgresPool): PostgresPool {
	const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
	return {
		end: () => pool.end(),
		connect: async () => {
			const client = await pool.connect();
			const known = clients.get(client) ?? cleaning(client);
			clients.set(client, known);
			return known;
		},
	};
}

function cleaning(client: PostgresPoolClient): PostgresPoolClient {
	const query = (sql: string, parameters: readonly unknown[]) =>
		client.query(
			sql,
			parameters.map((value) => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value)),
		);
	return { release: () => client.release(), query: query as typeof client.query };
}

/** The URL without name and password, for people. */
export function readableUrl(url: string): string {
	const { hostname, port, pathname } = new URL(url);
	return `PostgreSQL on ${hostname || 'this machine'}${port ? `:${port}` : ''}${pathname === '/' ? '' : `, database ${pathname.slice(1)}`}`;
}

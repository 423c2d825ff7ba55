import {
	CompiledQuery,
	type DatabaseConnection,
	type Driver,
	type OperationNode,
	type QueryResult,
	type DatabaseIntrospector,
	type Dialect,
	type DialectAdapter,
	type Kysely,
	type QueryCompiler,
} from 'kysely';

/**
 * Tables that aren't the site's data: sessions, wrong passwords, provider messages, the store's own books.
 * Everything else counts as a change, so a table added later is covered.
 */
const BOOKKEEPING = /^(sessions|login_failures|provider_messages|data_version|kysely_\w+)$/;

const NEXT_VERSION = CompiledQuery.raw('update data_version set version = version + 1');

/** Tries of a statement while another process is writing, and the time between, in ms. */
const MAX_TRIES = 200;
const PAUSE = 25;

/** Opens a transaction that nobody else can write beside. */
type BeginWriting = (connection: DatabaseConnection) => Promise<void>;

/**
 * Raises the data's version in the transaction of every change. Any process that sees the change sees the new
 * version too and drops answers made from the old one.
 *
 * Transactions run one after the other: each takes the write lock first, so what it reads is still true when
 * it writes.
 */
class CountingDriver implements Driver {
	private readonly connections = new WeakMap<DatabaseConnection, CountingConnection>();
	/** Off while the tables are being made: the version has no place yet. */
	isCounting = false;

	constructor(
		private readonly driver: Driver,
		private readonly beginWriting: BeginWriting,
		private readonly isLocked: (error: unknown) => boolean,
	) {}

	init(): Promise<void> {
		return this.driver.init();
	}

	async acquireConnection(): Promise<DatabaseConnection> {
		const inner = await this.driver.acquireConnection();
		const known = this.connections.get(inner) ?? new CountingConnection(inner, this);
		this.connections.set(inner, known);
		return known;
	}

	async beginTransaction(connection: DatabaseConnection): Promise<void> {
		const counting = asCounting(connection);
		await this.whenFree(counting, () => this.beginWriting(counting.inner));
		counting.state = 'reading';
	}

	/** Runs a statement as soon as no other process is writing. Others may use the connection meanwhile. */
	async whenFree<Result>({ inner }: CountingConnection, run: () => Promise<Result>): Promise<Result> {
		for (let tries = 1; ; tries++) {
			try {
				return await run();
			} catch (error) {
				if (tries === MAX_TRIES || !this.isLocked(error)) {
					throw error;
				}
			}
			await this.driver.releaseConnection(inner);
			await new Promise((resolve) => setTimeout(resolve, PAUSE));
			await this.driver.acquireConnection();
		}
	}

	async commitTransaction(connection: DatabaseConnection): Promise<void> {
		const counting = asCounting(connection);
		if (counting.state === 'changed' && this.isCounting) {
			await counting.inner.executeQuery(NEXT_VERSION);
		}
		await this.driver.commitTransaction(counting.inner);
		counting.state = 'alone';
	}

	async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		const counting = asCounting(connection);
		counting.state = 'alone';
		// A full disk has ended the transaction already. What went wrong first is what people have to know.
		await this.driver.rollbackTransaction(counting.inner).catch(() => undefined);
	}

	releaseConnection(connection: DatabaseConnection): Promise<void> {
		return this.driver.releaseConnection(asCounting(connection).inner);
	}

	destroy(): Promise<void> {
		return this.driver.destroy();
	}
}

class CountingConnection implements DatabaseConnection {
	/** `alone` outside a transaction. */
	state: 'alone' | 'reading' | 'changed' = 'alone';

	constructor(
		readonly inner: DatabaseConnection,
		private readonly driver: CountingDriver,
	) {}

	async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
		const isChange = changesTheSite(query);
		if (this.state !== 'alone') {
			const result = await this.inner.executeQuery<Row>(query);
			this.state = isChange ? 'changed' : this.state;
			return result;
		}
		return isChange && this.driver.isCounting
			? this.inOwnTransaction<Row>(query)
			: this.driver.whenFree(this, async () => this.inner.executeQuery<Row>(query));
	}

	streamQuery<Row>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<Row>> {
		return this.inner.streamQuery<Row>(query, chunkSize);
	}

	/** A single statement and the new version belong together. */
	private async inOwnTransaction<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
		await this.driver.beginTransaction(this);
		try {
			const result = await this.inner.executeQuery<Row>(query);
			this.state = 'changed';
			await this.driver.commitTransaction(this);
			return result;
		} catch (error) {
			await this.driver.rollbackTransaction(this);
			throw error;
		}
	}
}

function asCounting(connection: DatabaseConnection): CountingConnection {
	if (!(connection instanceof CountingConnection)) {
		throw new Error('The connection is not one of this driver.');
	}
	return connection;
}

const CHANGES = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode'];

function changesTheSite({ query, sql }: CompiledQuery): boolean {
	if (CHANGES.includes(query.kind)) {
		const tables = changedTables(query);
		return tables.length === 0 || tables.some((table) => !BOOKKEEPING.test(table));
	}
	// Written by hand: what it changes is not looked into.
	return query.kind === 'RawNode' && /^\s*(insert|update|delete|replace|merge)\b/i.test(sql);
}

/** Names of the tables that stand where the statement says what it changes. */
function changedTables(query: OperationNode): string[] {
	const { into, table, from } = query as OperationNode & Record<'into' | 'table' | 'from', unknown>;
	return [into, table, from].flatMap((place) => identifiersIn(place));
}

function identifiersIn(value: unknown): string[] {
	if (Array.isArray(value)) {
		return value.flatMap(identifiersIn);
	}
	if (typeof value !== 'object' || value === null) {
		return [];
	}
	const { kind, name } = value as { kind?: unknown; name?: unknown };
	if (kind === 'IdentifierNode' && typeof name === 'string') {
		return [name];
	}
	return Object.values(value).flatMap(identifiersIn);
}

/** A dialect of kysely whose driver counts the versions of the data. */
export class CountingDialect implements Dialect {
	private driver: CountingDriver | null = null;

	constructor(
		private readonly dialect: Dialect,
		private readonly beginWriting: BeginWriting,
		/** True if another process was writing, for a database that doesn't wait. */
		private readonly isLocked: (error: unknown) => boolean = () => false,
	) {}

	createDriver(): CountingDriver {
		this.driver = new CountingDriver(this.dialect.createDriver(), this.beginWriting, this.isLocked);
		return this.driver;
	}

	createQueryCompiler(): QueryCompiler {
		return this.dialect.createQueryCompiler();
	}

	createAdapter(): DialectAdapter {
		return this.dialect.createAdapter();
	}

	createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
		return this.dialect.createIntrospector(db);
	}

	/** To be called once the tables are there. */
	startCounting(): void {
		if (this.driver) {
			this.driver.isCounting = true;
		}
	}
}

import { inTransaction } from './database';
import type { Database } from './tables';

/** Counts changes of the site: the same number means the same data in every process. */
export async function readDataVersion(db: Database): Promise<number> {
	const { version } = await db.selectFrom('data_version').select('version').executeTakeFirstOrThrow();
	return version;
}

/** Something that was read from the data of one version. */
export interface Versioned<Value> {
	version: number;
	value: Value;
}

/** Readings that a change from elsewhere may spoil before it is waited for. */
const TRIES = 3;

/** Keeps what is read from the data until they change. What it gives out is shared: nobody may change it. */
export class Snapshot<Value> {
	private kept: Versioned<Value> | null = null;
	private underWay: Promise<Versioned<Value>> | null = null;

	constructor(
		private readonly db: Database,
		private readonly read: (db: Database) => Promise<Value>,
	) {}

	/** The reading of that version, or of a newer one. */
	async since(version: number): Promise<Versioned<Value>> {
		if (this.kept && this.kept.version >= version) {
			return this.kept;
		}
		// An earlier read may be older than what was requested.
		const other = await this.underWay?.catch(() => null);
		if (other && other.version >= version) {
			return other;
		}
		this.underWay = this.readAtOnce();
		try {
			this.kept = await this.underWay;
			return this.kept;
		} finally {
			this.underWay = null;
		}
	}

	/** Reads everything as it was at one moment, although it takes several queries. */
	private async readAtOnce(): Promise<Versioned<Value>> {
		for (let tries = 0; tries < TRIES; tries++) {
			const version = await readDataVersion(this.db);
			const value = await this.read(this.db);
			if ((await readDataVersion(this.db)) === version) {
				return { version, value };
			}
		}
		// While nobody else writes, nothing changes.
		return inTransaction(this.db, async (db) => ({
			version: await readDataVersion(db),
			value: await this.read(db),
		}));
	}
}

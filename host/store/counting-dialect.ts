import type { DatabaseIntrospector, Dialect, DialectAdapter, Kysely, QueryCompiler } from 'kysely';
import { CountingDriver, type BeginWriting } from './counting-driver';

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

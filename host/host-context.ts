import type { MemoryCache } from './memory-cache';
import type { Site } from './site/site';
import type { Snapshot } from './store/data-version';
import type { Database } from './store/tables';

/** Shared by every part of one host. A process may hold several hosts, so none of this is global. */
export interface HostContext {
	db: Database;
	/** The time in ms; the only clock of the host. */
	now: () => number;
	/** Scheme, name and port that browsers reach the host under, without a trailing slash. */
	origin: string;
	secrets: Secrets;
	/** Cost of a new password hash, for `hashPassword`. */
	passwordCost: number;
	/** The site as it is, read again only when it has changed. */
	site: Snapshot<Site>;
	/** Answers of the provider that may be a few minutes old; each process has its own. */
	cache: MemoryCache;
	/** Login attempts that were blocked and aren't stored yet, and when some were last stored, in ms. */
	blocked: { count: number; storedAt: number };
}

/** Keys that sign nonces and requests; random, and kept in the database so that they outlive a restart. */
export interface Secrets {
	nonce: string;
	provider: string;
}

import type { Site } from './site/site';
import type { Snapshot } from './store/data-version';
import type { Secrets } from './store/secrets';
import type { Database } from './store/tables';

interface Entry {
	value: unknown;
	storedAt: number;
	expiresAt: number;
}

/** Entries are dropped oldest first beyond this number. */
const MAX_ENTRIES = 1000;

/** Values that are worth keeping for a while and cheap to lose. Times in ms. */
export class MemoryCache {
	private readonly entries = new Map<string, Entry>();

	constructor(private readonly now: () => number) {}

	/** The value kept under the key and when it was kept, unless its time is over. */
	get(key: string): { value: unknown; storedAt: number } | undefined {
		const entry = this.entries.get(key);
		if (!entry || entry.expiresAt <= this.now()) {
			this.entries.delete(key);
			return undefined;
		}
		return entry;
	}

	/** Keeps a value for `lifetime` ms. */
	set(key: string, value: unknown, lifetime: number): void {
		this.entries.delete(key);
		for (const oldest of this.entries.keys()) {
			if (this.entries.size < MAX_ENTRIES) {
				break;
			}
			this.entries.delete(oldest);
		}
		this.entries.set(key, { value, storedAt: this.now(), expiresAt: this.now() + lifetime });
	}

	delete(key: string): void {
		this.entries.delete(key);
	}
}

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

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

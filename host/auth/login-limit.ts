import type { MemoryCache } from '../memory-cache';

/** Wrong passwords for one name from one address before it has to wait. */
const MAX_FAILURES = 10;
/** The same for one address, whatever the names. */
const MAX_FAILURES_OF_ADDRESS = 50;
const WINDOW = 15 * 60 * 1000;

/** Slows down guessing of passwords, counted by address and name; the counts live as long as the host runs. */
export class LoginLimit {
	constructor(
		private readonly cache: MemoryCache,
		private readonly now: () => number,
	) {}

	/** Milliseconds to wait before another attempt is looked at; 0 when there is nothing to wait for. */
	wait(address: string, name: string): number {
		return Math.max(
			this.waitFor(`login-failures|${address}`, MAX_FAILURES_OF_ADDRESS),
			this.waitFor(`login-failures|${address}|${name.toLowerCase()}`, MAX_FAILURES),
		);
	}

	failed(address: string, name: string): void {
		this.count(`login-failures|${address}`);
		this.count(`login-failures|${address}|${name.toLowerCase()}`);
	}

	succeeded(address: string, name: string): void {
		this.cache.delete(`login-failures|${address}|${name.toLowerCase()}`);
	}

	private waitFor(key: string, limit: number): number {
		const counted = this.cache.get(key);
		return counted && Number(counted.value) >= limit ? counted.storedAt + WINDOW - this.now() : 0;
	}

	private count(key: string): void {
		this.cache.set(key, Number(this.cache.get(key)?.value ?? 0) + 1, WINDOW);
	}
}

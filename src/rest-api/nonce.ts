/** Milliseconds. */
const TIMEOUT = 15_000;

/** The nonce of the login, and how to get a fresh one (host-contract 3). */
export class Nonce {
	private refreshing: Promise<boolean> | null = null;

	constructor(
		public value: string,
		private readonly url: string,
	) {}

	/** Takes over the nonce that an answer carried; a page that stays open lives from it. */
	adopt(value: string | null): void {
		if (value) {
			this.value = value;
		}
	}

	/**
	 * Asks for a fresh nonce, once for all who wait; false when the login is gone.
	 * @throws when nobody can say
	 */
	refresh(): Promise<boolean> {
		this.refreshing ??= this.ask().finally(() => {
			this.refreshing = null;
		});
		return this.refreshing;
	}

	/** @throws if the host can't be reached or refuses, which says nothing about the login */
	private async ask(): Promise<boolean> {
		const signal = AbortSignal.timeout(TIMEOUT);
		const response = await fetch(this.url, { credentials: 'same-origin', cache: 'no-store', signal });
		// Without a login WordPress answers 400; a firewall, or a server with too much to do, answers otherwise.
		if (!response.ok && response.status !== 400 && response.status !== 401) {
			throw new Error(`The nonce was not given: ${response.status}`);
		}
		const text = (await response.text()).trim();
		// Without a login the host answers 0, or a page.
		if (!response.ok || !/^[\w-]{6,64}$/.test(text)) {
			return false;
		}
		this.value = text;
		return true;
	}
}

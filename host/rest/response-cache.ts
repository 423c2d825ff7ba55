/**
 * Serialized responses, cached while the data's version stays the same. Any change by any process raises the
 * version, so old ones are never used. Keys are calls and users: nothing that a visitor chooses.
 */
export class ResponseCache {
	private version = 0;
	private readonly responses = new Map<string, Uint8Array>();

	get(version: number, key: string): Uint8Array | undefined {
		return version === this.version ? this.responses.get(key) : undefined;
	}

	set(version: number, key: string, response: Uint8Array): void {
		if (version < this.version) {
			return;
		}
		if (version > this.version) {
			this.responses.clear();
			this.version = version;
		}
		this.responses.set(key, response);
	}
}

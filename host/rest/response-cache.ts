/** Bytes of responses that are cached at most. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Serialized responses, cached while the data's version stays the same. Any change by any process raises the
 * version, so old ones are never used; they may be evicted at any time.
 */
export class ResponseCache {
	private version = 0;
	private bytes = 0;
	private readonly responses = new Map<string, Uint8Array>();

	get(version: number, key: string): Uint8Array | undefined {
		return version === this.version ? this.responses.get(key) : undefined;
	}

	set(version: number, key: string, response: Uint8Array): void {
		if (version < this.version) {
			return;
		}
		if (version > this.version || this.bytes + response.byteLength > MAX_BYTES) {
			this.responses.clear();
			this.bytes = 0;
			this.version = version;
		}
		this.responses.set(key, response);
		this.bytes += response.byteLength;
	}
}

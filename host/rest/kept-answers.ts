/** Bytes of answers that are kept at most. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Answers as they go over the line, as long as the data are of the same version. They may be lost at any time, and a
 * change of the site by any process makes them unreachable, since it moves the version on.
 */
export class KeptAnswers {
	private version = 0;
	private bytes = 0;
	private readonly answers = new Map<string, Uint8Array>();

	get(version: number, key: string): Uint8Array | undefined {
		return version === this.version ? this.answers.get(key) : undefined;
	}

	keep(version: number, key: string, answer: Uint8Array): void {
		if (version < this.version) {
			return;
		}
		if (version > this.version || this.bytes + answer.byteLength > MAX_BYTES) {
			this.answers.clear();
			this.bytes = 0;
			this.version = version;
		}
		this.answers.set(key, answer);
		this.bytes += answer.byteLength;
	}
}

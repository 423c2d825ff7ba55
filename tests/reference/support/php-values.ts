/** A value as PHP's serialize() wrote it. */
export type PhpValue = string | number | boolean | null | { [key: string]: PhpValue };

/** Reads what may be a serialized value, as WordPress stores options; other texts stay what they are. */
export function readOption(text: string): PhpValue {
	try {
		const reader = new Reader(Buffer.from(text));
		const value = reader.read();
		return reader.isAtEnd() ? value : text;
	} catch {
		return text;
	}
}

/** Lengths count bytes, so it reads bytes. */
class Reader {
	private at = 0;

	constructor(private readonly bytes: Buffer) {}

	isAtEnd = () => this.at === this.bytes.length;

	read(): PhpValue {
		const type = this.until(/[:;]/);
		switch (type) {
			case 'N':
				return null;
			case 'b':
				return this.until(/;/) === '1';
			case 'i':
			case 'd':
				return Number(this.until(/;/));
			case 's':
				return this.text();
			case 'a':
				return this.entries();
			case 'O':
				this.until(/:/);
				this.until(/:/);
				return this.entries();
			default:
				throw new Error(`not serialized: ${type}`);
		}
	}

	private text(): string {
		const length = Number(this.until(/:/));
		const start = this.at + 1;
		this.at = start + length;
		const text = this.bytes.toString('utf8', start, this.at);
		this.expect('";');
		return text;
	}

	private entries(): PhpValue {
		const count = Number(this.until(/:/));
		this.expect('{');
		const entries: Array<[string, PhpValue]> = [];
		for (let index = 0; index < count; index++) {
			entries.push([String(this.read()), this.read()]);
		}
		this.expect('}');
		return Object.fromEntries(entries);
	}

	private until(end: RegExp): string {
		const start = this.at;
		while (this.at < this.bytes.length && !end.test(String.fromCharCode(this.bytes[this.at] ?? 0))) {
			this.at++;
		}
		this.at++;
		return this.bytes.toString('latin1', start, this.at - 1);
	}

	private expect(text: string): void {
		if (this.bytes.toString('latin1', this.at, this.at + text.length) !== text) {
			throw new Error(`no ${text} at ${this.at}`);
		}
		this.at += text.length;
	}
}

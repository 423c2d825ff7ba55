import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of a host's WordPress that tests change, each kept as it was until all are set back. */
export class SiteFiles {
	/** Text of each changed file; null where there was none. */
	private readonly kept = new Map<string, string | null>();
	private plugins = 0;

	constructor(private readonly folder: string) {}

	/** Runs PHP with each request, as a must-use plugin after that of the provider's stand-in. */
	mustUse(code: string): void {
		// PHP may still have the compiled code of a file with the same name.
		this.write(`wp-content/mu-plugins/test-${++this.plugins}.php`, `<?php\n${code}\n`);
	}

	write(path: string, text: string): void {
		this.keep(path);
		mkdirSync(dirname(this.path(path)), { recursive: true });
		writeFileSync(this.path(path), text);
	}

	/** Replaces text of a file that must have it. */
	edit(path: string, before: string | RegExp, after: string): void {
		const text = readFileSync(this.path(path), 'utf8');
		const changed = text.replace(before, after);
		if (changed === text) {
			throw new Error(`${path} has no ${String(before)}.`);
		}
		this.write(path, changed);
	}

	/** Sets back all that was changed. */
	restore(): void {
		for (const [path, text] of this.kept) {
			if (text === null) {
				rmSync(this.path(path), { force: true });
			} else {
				writeFileSync(this.path(path), text);
			}
		}
		this.kept.clear();
	}

	private path = (path: string) => join(this.folder, path);

	private keep(path: string): void {
		if (!this.kept.has(path)) {
			this.kept.set(path, existsSync(this.path(path)) ? readFileSync(this.path(path), 'utf8') : null);
		}
	}
}

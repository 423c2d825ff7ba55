import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../../../scripts/lib/run.ts';

/** A WordPress and the Jetpack on it; `debian` is the WordPress that Debian packs. */
export interface Pair {
	name: string;
	wordpress: string;
	jetpack: string;
}

/** The folder with the builds; `start.sh` and the provider's stand-in are beside it. */
export const BUILDS = process.env.REFERENCE_BUILDS ?? join(ROOT, '../shared/reference-host/builds');

/** The script that starts a pair. */
export const START = join(dirname(BUILDS), 'start.sh');

/**
 * The pairs to test: the one that the command names, else the oldest Jetpack of the folder on Debian's
 * WordPress and its newest on its newest WordPress. Without the folder there's none.
 */
export function referencePairs(): Pair[] {
	const { REFERENCE_WORDPRESS: wordpress, REFERENCE_JETPACK: jetpack } = process.env;
	if (wordpress && jetpack) {
		return [pair(wordpress, jetpack)];
	}
	if (!existsSync(START) || !existsSync(BUILDS)) {
		return [];
	}
	const jetpacks = archives('jetpack-');
	const [oldest, newest] = [jetpacks[0], jetpacks.at(-1)];
	const newestWordPress = archives('wordpress-').at(-1);
	return [
		...(oldest ? [pair('debian', oldest)] : []),
		...(newest && newestWordPress ? [pair(newestWordPress, newest)] : []),
	];
}

const pair = (wordpress: string, jetpack: string): Pair => ({
	name: basename(jetpack).replace(/\.tar\..*$/, ''),
	wordpress,
	jetpack,
});

/** Files of the folder that begin so, oldest version first. */
const archives = (prefix: string): string[] =>
	readdirSync(BUILDS)
		.filter((file) => file.startsWith(prefix) && file.endsWith('.tar.xz'))
		.sort(new Intl.Collator('en', { numeric: true }).compare)
		.map((file) => join(BUILDS, file));

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../src/rest-api/contract/settings';

/** Dumps of running hosts, one per version; they stay beside the project and are never part of it. */
const FOLDER = join(__dirname, '../../../shared/host-contract/versions');

/** What one version of the plugin registers, offers and prints. */
export interface Dump {
	jetpack: string;
	/** Methods by route, as WordPress writes it, each with the names of its arguments. */
	routes: Record<string, Record<string, string[]>>;
	/** `req` is `needs a connection/needs an account`, with 1 for yes. */
	modules: Record<string, { name: string; auto: string; tags: string[]; req: string }>;
	settings: Settings;
	/** Members of the printed state by dotted path, and what each looks like in PHP. */
	initial: Record<string, string>;
	connection: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Dump;

/** From the oldest to the newest; empty where the dumps aren't. */
export const DUMPS: readonly Dump[] = existsSync(FOLDER)
	? readdirSync(FOLDER)
			.filter((name) => name.endsWith('.json'))
			.map(read)
			.sort((one, other) => one.jetpack.localeCompare(other.jetpack, 'en', { numeric: true }))
	: [];

/** `describe` where the dumps are, else one skipped line. */
export const describeDumps = DUMPS.length > 0 ? describe : describe.skip;

/** The dump of that version, such as `16.1`. */
export function dumpOf(version: string): Dump {
	const dump = DUMPS.find(({ jetpack }) => jetpack.startsWith(version));
	if (!dump) {
		throw new Error(`There is no dump of ${version}.`);
	}
	return dump;
}

/** Whether that version answers the call; `path` is below `jetpack/v4/`, with or without a query. */
export function hasCall({ routes }: Dump, method: string, path: string): boolean {
	const [plain = ''] = `/jetpack/v4/${path}`.split('?');
	const address = plain.replace(/\/$/, '');
	return Object.entries(routes).some(
		([route, methods]) =>
			method in methods && new RegExp(`^${route.replaceAll('(?P<', '(?<')}/?$`).test(address),
	);
}

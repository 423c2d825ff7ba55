import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Recordings of a real host; they stay beside the project and are never part of it. */
const FOLDER = join(__dirname, '../../../shared/host-contract/recorded');

export const hasRecordings = existsSync(FOLDER);

/** `describe` where the recordings are, else one skipped line. */
export const describeRecorded =
	// The contract runner reads recordings too, without Jest around it.
	hasRecordings ? globalThis.describe : globalThis.describe?.skip;

export interface Recording {
	request: { method: string; path: string };
	status: number;
	body?: unknown;
	text?: string;
	emptyBody?: boolean;
}

/** Names in a folder of recordings, but those that match `except`; a made-up one where there are none. */
export const namesIn = (folder: string, except?: RegExp): string[] =>
	hasRecordings ? readdirSync(join(FOLDER, folder)).filter((name) => !except?.test(name)) : ['no recordings'];

/** The recording, with references to other recordings put in; undefined where there is none. */
export const recording = <T = Recording>(situation: string, name: string): T | undefined =>
	existsSync(join(FOLDER, situation, name)) ? (read(`${situation}/${name}`) as T) : undefined;

const known = new Map<string, unknown>();

function read(file: string): unknown {
	if (!known.has(file)) {
		known.set(file, resolve(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))));
	}
	return known.get(file);
}

function resolve(value: unknown): unknown {
	if (Array.isArray(value)) {
		return value.map(resolve);
	}
	if (typeof value !== 'object' || value === null) {
		return value;
	}
	const reference = (value as { $sameAs?: string }).$sameAs;
	return reference === undefined
		? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item)]))
		: follow(reference);
}

/** `situation/file#member.path` */
function follow(reference: string): unknown {
	const [file = '', path = ''] = reference.split('#');
	const members = path.split('.').filter(Boolean);
	return members.reduce((value, member) => (value as Record<string, unknown>)[member], read(file));
}

/** File name of the recording of a GET: `_` for `/`, and after `__` the range that it asks for. */
export const fileFor = (path: string) => {
	const [route = '', query = ''] = path.split('?');
	return `${route.replaceAll('/', '_')}${query.startsWith('range=') ? `__${query.replace('=', '-')}` : ''}.json`;
};

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

/** Situations in which the host printed the page, such as `connected-editor`. */
export const situations = hasRecordings
	? readdirSync(FOLDER).filter((name) => {
			const file = join(FOLDER, name, 'initial-state.json');
			return existsSync(file) && 'Initial_State' in (JSON.parse(readFileSync(file, 'utf8')) as object);
		})
	: [];

/** The recording, with references to other recordings put in; undefined where there is none. */
export function recording<T = Recording>(situation: string, name: string): T | undefined {
	const file = join(FOLDER, situation, name);
	return existsSync(file) ? (resolve(JSON.parse(readFileSync(file, 'utf8'))) as T) : undefined;
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
	let value = resolve(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
	for (const member of path.split('.').filter(Boolean)) {
		value = (value as Record<string, unknown>)[member];
	}
	return value;
}

/** File name of the recording of a GET: `_` for `/`, the query after `__`. */
export const fileFor = (path: string) => {
	const [route = '', query] = path.split('?');
	return `${route.replaceAll('/', '_')}${query ? `__${query.replace('=', '-')}` : ''}.json`;
};

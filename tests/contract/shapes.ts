import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../host/php';

/** Words of enumerations, versions and numbers as PHP prints them: facts, which no translation changes. */
const FACT = /^([a-z]+([_-][a-z0-9]+)*|[A-Z][a-z]+|\d{1,4}|\d+(\.\d+){1,2}|)$/;

/** From here on a number tells one thing from another, or is a time. */
const DRAWN = 1_000_000;

/** Members, facts, numbers and switches stay; of a text its kind does, of a list each shape once. */
export function shapeOf(value: unknown): unknown {
	if (Array.isArray(value)) {
		return [...new Map(value.map(shapeOf).map((each) => [JSON.stringify(each), each])).values()];
	}
	if (isRecord(value)) {
		// One word may be a message, too.
		const isText = ([key, each]: [string, unknown]) => key === 'message' && typeof each === 'string' && each;
		return Object.fromEntries(
			Object.entries(value).map((each) => [each[0], isText(each) ? '~text' : shapeOf(each[1])]),
		);
	}
	if (typeof value === 'number' && Math.abs(value) >= DRAWN) {
		return '~number';
	}
	if (typeof value !== 'string' || (FACT.test(value) && !/\d{6}/.test(value))) {
		return value;
	}
	return /^[[{]./.test(value) ? shapeOfJson(value) : kindOf(value);
}

/** Content of the provider may come as JSON inside a text (quirk 2). */
function shapeOfJson(text: string): unknown {
	try {
		return { '~json': shapeOf(JSON.parse(text)) };
	} catch {
		return '~text';
	}
}

function kindOf(text: string): string {
	const isUrl = /^(https?:)?\/\/./.test(text);
	return isUrl ? '~url' : /^\d{4}-\d\d-\d\d\b/.test(text) ? '~date' : '~text';
}

const SAMPLES: Readonly<Record<string, unknown>> = {
	'~number': DRAWN,
	// Of a REST root, too.
	'~url': 'https://example.org/?rest_route=/',
	'~date': '2026-11-20 10:00:00',
	'~text': 'A text',
};

/** A value of that shape. */
export function sampleOf(shape: unknown): unknown {
	if (Array.isArray(shape)) {
		return shape.map(sampleOf);
	}
	if (!isRecord(shape)) {
		return SAMPLES[String(shape)] ?? shape;
	}
	return '~json' in shape
		? JSON.stringify(sampleOf(shape['~json']))
		: Object.fromEntries(Object.entries(shape).map(([key, each]) => [key, sampleOf(each)]));
}

/** Stands for a name, so that it can be compared. */
export const markOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 6);

/** A user on a site: the page, and each call with its status and the shape of the body. */
export interface Situation {
	page: {
		status: number;
		Initial_State?: Record<string, unknown>;
		JP_CONNECTION_INITIAL_STATE?: Record<string, unknown>;
	};
	calls: Record<string, [status: number, body: unknown]>;
}

/** One of several calls; `note` is there when only some members of the answer were kept. */
export interface Recording {
	label: string;
	user: string;
	mode: string;
	request: { method: string; path: string; body?: unknown; nonce?: 'absent' | 'wrong'; noBody?: boolean };
	status: number;
	body: unknown;
	note?: string;
}

/** A version of the plugin, with what it registers, offers and prints; a module's name is a mark. */
export interface Version {
	jetpack: string;
	/** Method and route as WordPress writes it. */
	calls: string[];
	settable: string[];
	/** `req` is `needs a connection/needs an account`, with 1 for yes. */
	modules: Record<string, { name: string; auto: string; tags: string[]; req: string }>;
	settings: Record<string, unknown>;
	/** Types of the members of the printed state by dotted path. */
	initial: Record<string, string>;
	connection: Record<string, string>;
}

/** `shapes/NAME.json`: entries that later ones refer to as `#index` or build upon; the last is the whole. */
function read<T>(name: string): T {
	// The same folder from here and from the bundle of the runner.
	const file = join(__dirname, '../../tests/contract/shapes', `${name}.json`);
	const entries: unknown[] = [];
	const resolve = (_: string, each: unknown) => {
		if (isRecord(each) && '~like' in each) {
			const { '~like': index, ...others } = each;
			return { ...(entries[Number(index)] as object), ...others };
		}
		return typeof each === 'string' && /^#\d+$/.test(each) ? entries[Number(each.slice(1))] : each;
	};
	for (const entry of JSON.parse(readFileSync(file, 'utf8')) as unknown[]) {
		entries.push(JSON.parse(JSON.stringify(entry), resolve));
	}
	return entries.at(-1) as T;
}

/** Recordings of real hosts, of which scripts/shapes.ts took these. */
export const situations = () => read<Record<string, Situation>>('situations');
export const posts = () => read<Record<string, Recording[]>>('posts');
export const providerStates = () => read<Record<string, Recording[]>>('provider-states');
/** From the oldest to the newest. */
export const versions = () => read<Version[]>('versions');

/** That version, such as `16.1`. */
export function versionOf(start: string): Version {
	const found = versions().find(({ jetpack }) => jetpack.startsWith(start));
	if (!found) {
		throw new Error(`There is no recording of ${start}.`);
	}
	return found;
}

/** Whether that version answers the call; `path` is below `jetpack/v4/`, with or without a query. */
export function hasCall({ calls }: Version, method: string, path: string): boolean {
	const [plain = ''] = `${method} /jetpack/v4/${path}`.split('?');
	const address = plain.replace(/\/$/, '');
	return calls.some((call) => new RegExp(`^${call.replaceAll('(?P<', '(?<')}/?$`).test(address));
}

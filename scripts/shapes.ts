/**
 * node scripts/run.js shapes FOLDER: takes from recordings of real hosts what the tests compare with
 * (tests/contract/shapes): statuses, codes, members, types and words of enumerations, and no texts.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markOf, shapeOf, type Version } from '../tests/contract/shapes.ts';

type Json = Record<string, unknown>;
const [, , folder = ''] = process.argv;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const read = <T = Json>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
const mapped = <T, Result>(map: Record<string, T>, to: (value: T) => Result) =>
	Object.fromEntries(Object.entries(map).map(([key, value]) => [key, to(value)]));

/** Puts in what `situation/file#member.path` refers to. */
function whole(value: unknown): unknown {
	if (!isObject(value) || Array.isArray(value)) {
		return Array.isArray(value) ? value.map(whole) : value;
	}
	if (typeof value.$sameAs !== 'string') {
		return mapped(value, whole);
	}
	const [file = '', path = ''] = value.$sameAs.split('#');
	const members = path.split('.').filter(Boolean);
	return whole(members.reduce<unknown>((each, member) => (each as Json)[member], read(`recorded/${file}`)));
}

/** What came after the head: an empty body is an empty text, a page in place of an answer is a kind. */
const bodyOf = ({ body, text, emptyBody }: Json) => (emptyBody ? '' : text ? '~page' : shapeOf(body));

function situation(name: string) {
	const files = readdirSync(join(folder, 'recorded', name));
	const [print, ...calls] = [
		'initial-state.json',
		...files.filter((file) => file !== 'initial-state.json'),
	].map((file) => whole(read(`recorded/${name}/${file}`)) as Json);
	const { page, ...objects } = print as { page: { status: number } };
	return {
		page: { status: page.status, ...mapped(objects, shapeOf) },
		calls: Object.fromEntries(
			calls.map((call) => [(call.request as { path: string }).path, [call.status, bodyOf(call)]]),
		),
	};
}

const recordings = (name: string, except: RegExp) =>
	Object.fromEntries(
		readdirSync(join(folder, 'recorded', name))
			.filter((file) => !except.test(file))
			.map((file) => [
				file.replace('.json', ''),
				(whole(read(`recorded/${name}/${file}`)) as Json[])
					.filter(({ request }) => request)
					.map(({ label, user, mode, request, status, note, ...rest }) => ({
						...{ label, user, mode, request, status, note },
						body: bodyOf(rest),
					})),
			]),
	);

/** Beginnings of types as PHP prints them; anything else is a number. */
const KINDS = { "'": 'string', 'array(': 'object', NULL: 'null', true: 'boolean', false: 'boolean' };
const kindOf = (printed: string) =>
	Object.entries(KINDS).find(([start]) => printed.startsWith(start))?.[1] ?? 'number';

interface Dump {
	jetpack: string;
	routes: Record<string, Record<string, string[]>>;
	modules: Record<string, { name: string; tags: string[]; auto: string; req: string }>;
	settings: Json;
	initial: Record<string, string>;
	connection: Record<string, string>;
}

function version(file: string): Version {
	const { jetpack, routes, modules, settings, initial, connection } = read<Dump>(`versions/${file}`);
	const calls = Object.entries(routes).flatMap(([route, methods]) =>
		['GET', 'POST'].filter((method) => method in methods).map((method) => `${method} ${route}`),
	);
	return {
		jetpack,
		calls: calls.filter((call) => call.includes(' /jetpack/v4')),
		settable: routes['/jetpack/v4/settings']?.POST ?? [],
		modules: mapped(modules, ({ name, auto, tags, req }) => ({
			...{ name: markOf(name), auto, tags: shapeOf(tags) as string[], req },
		})),
		settings: shapeOf(settings) as Json,
		initial: mapped(initial, kindOf),
		connection: mapped(connection, kindOf),
	};
}

/** Members from which on an object is compared with earlier ones. */
const MANY = 6;

/** Writes what occurs twice once, and of an object with the members of an earlier one only what differs. */
function write(name: string, value: unknown): void {
	const counts = new Map<string, number>();
	const count = (each: unknown) => {
		const text = JSON.stringify(each) ?? '';
		counts.set(text, (counts.get(text) ?? 0) + 1);
		if (isObject(each) && counts.get(text) === 1) {
			Object.values(each).forEach(count);
		}
	};
	count(value);
	const entries = new Map<string, number>();
	const lines: string[] = [];
	const likes = new Map<string, [index: number, value: Json]>();
	const unlike = (each: Json): unknown => {
		const [index, like] = likes.get(Object.keys(each).join()) ?? [];
		likes.set(Object.keys(each).join(), [index ?? lines.length, like ?? each]);
		const rest = Object.entries(each).filter(([key, item]) => !like || like[key] !== item);
		return { ...(like ? { '~like': index } : {}), ...Object.fromEntries(rest) };
	};
	const packed = (each: unknown): unknown => {
		const text = JSON.stringify(each);
		const isLarge = isObject(each) && !Array.isArray(each) && Object.keys(each).length >= MANY;
		const isEntry = isLarge || (text?.length > 12 && (counts.get(text) ?? 0) > 1);
		if (isEntry && entries.has(text)) {
			return `#${entries.get(text)}`;
		}
		const list = Array.isArray(each) ? each.map(packed) : null;
		const inner = list ?? (isObject(each) ? mapped(each, packed) : each);
		if (!isEntry) {
			return inner;
		}
		entries.set(text, lines.push(JSON.stringify(isLarge ? unlike(inner as Json) : inner)) - 1);
		return `#${entries.get(text)}`;
	};
	const last = JSON.stringify(packed(value));
	writeFileSync(`tests/contract/shapes/${name}.json`, `[\n${[...lines, last].join(',\n')}\n]\n`);
}

const situationNames = readdirSync(join(folder, 'recorded')).filter((name) => !/^p/.test(name));
write('situations', Object.fromEntries(situationNames.map((name) => [name, situation(name)])));
// PHP notices are nothing that the host prints.
write('posts', recordings('posts', /php-notices/));
write('provider-states', recordings('provider-states', /initial-state-fragments|modules/));
const dumps = readdirSync(join(folder, 'versions')).filter((file) => file.endsWith('.json'));
write('versions', dumps.sort(new Intl.Collator('en', { numeric: true }).compare).map(version));

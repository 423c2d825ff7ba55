import * as v from 'valibot';
import { hostNow } from '../../lib/clock';
import { readJson, remove, writeJson } from '../../lib/storage';
import type { Query } from './call-url';
import type { Client } from './client';

/** Shown by the dashboard's cards. Nothing that's bought, stored or switched depends on it. */
const PERSISTED = [
	'site',
	'site/features',
	'rewind',
	'scan',
	'module/akismet/data',
	'module/vaultpress/data',
	'module/stats/data?range=day',
];

const STORAGE_KEY = 'jpd-stale-responses';
/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** Characters of an answer. All of them leave room for what others keep there. */
const MOST = 100_000;

/** `at`: when the host said it, in ms. */
interface StaleResponse {
	value: unknown;
	at: number;
}

const stored = v.object({ owner: v.string(), responses: v.record(v.string(), v.unknown()) });
const staleResponse = v.object({ value: v.unknown(), at: v.number() });

const nameOf = (path: string, query: Query = {}) =>
	[path, new URLSearchParams(query as Record<string, string>).toString()].filter(Boolean).join('?');

/**
 * Answers of the last visit, kept in the browser for a day, as the host sent them: they go through the same
 * schemas as new ones, so nothing in them is trusted more.
 */
export class StaleResponses {
	private readonly responses: Map<string, StaleResponse>;
	private isDue = false;

	/**
	 * `owner`: whose answers they are, as the user, the site and its version; those of others are forgotten.
	 * Null: none are kept.
	 * `whenIdle` runs a task when the page has nothing more urgent to do.
	 */
	constructor(
		private readonly owner: string | null,
		private readonly whenIdle: (task: () => void) => void,
	) {
		const read = v.safeParse(stored, readJson('local', STORAGE_KEY));
		const now = hostNow();
		const own = read.success && read.output.owner === owner ? Object.entries(read.output.responses) : [];
		this.responses = new Map(
			own.flatMap(([name, entry]): Array<[string, StaleResponse]> => {
				const { success, output } = v.safeParse(staleResponse, entry);
				const isUsable = success && PERSISTED.includes(name) && output.at <= now && output.at > now - DAY;
				return isUsable ? [[name, output as StaleResponse]] : [];
			}),
		);
		if (this.responses.size === 0) {
			this.clear();
		}
	}

	/** Persists an answer that just came, if it’s one of those. */
	persist(path: string, query: Query | undefined, value: unknown): void {
		const name = nameOf(path, query);
		if (this.owner !== null && PERSISTED.includes(name)) {
			this.responses.set(name, { value, at: hostNow() });
			this.write();
		}
	}

	/** Forgets all of them, as when the user logs out. */
	clear(): void {
		this.responses.clear();
		remove('local', STORAGE_KEY);
	}

	/** Forgets them when the user follows a link to log out on this page. Returns what ends that. */
	clearAtLogOut(): () => void {
		const onClick = ({ target }: Event) => {
			if (target instanceof Element && target.closest('a[href*="action=logout"]')) {
				this.clear();
			}
		};
		document.addEventListener('click', onClick);
		return () => document.removeEventListener('click', onClick);
	}

	/** Runs `fetch` on these answers alone, and says when the oldest came, in ms; null if a part is missing. */
	async read<Data>(fetch: (client: Client) => Promise<Data>): Promise<{ data: Data; at: number } | null> {
		const nothing = () => Promise.reject(new Error('Nothing is kept of this.'));
		let at = Infinity;
		const client: Client = {
			get: (path, schema, { query } = {}) => {
				const found = this.find(nameOf(path, query), schema);
				at = Math.min(at, found?.at ?? at);
				return found ? Promise.resolve(found.output) : nothing();
			},
			post: nothing,
		};
		return fetch(client).then(
			(data) => ({ data, at }),
			() => null,
		);
	}

	private find<S extends v.GenericSchema>(name: string, schema: S) {
		const known = this.responses.get(name);
		const result = known && v.safeParse(schema, known.value);
		return known && result?.success ? { output: result.output, at: known.at } : null;
	}

	/** Once for all answers that come until the page is idle. */
	private write(): void {
		if (this.isDue) {
			return;
		}
		this.isDue = true;
		this.whenIdle(() => {
			this.isDue = false;
			if (this.responses.size === 0) {
				return;
			}
			const small = [...this.responses].filter(([, { value }]) => JSON.stringify(value).length <= MOST);
			writeJson('local', STORAGE_KEY, { owner: this.owner, responses: Object.fromEntries(small) });
		});
	}
}

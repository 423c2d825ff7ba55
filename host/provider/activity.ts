import { shopItem } from '../catalog/shop';
import type { HostContext } from '../host-context';
import type { Site } from '../site/site';
import { fetchHoldings } from './plans';
import { DAY, readPurchases } from './purchases';
import { openThreats } from './scan';
import { findSite } from './sites';

/** The events to list (host-contract 5.12). */
export interface ActivityQuery {
	number: number;
	page: number;
	sortOrder: 'asc' | 'desc';
	/** In ms, both included. */
	after: number;
	before: number;
	groups: readonly string[];
	notGroups: readonly string[];
	actors: readonly string[];
	term: string;
}

/** Somebody who does things, or the plugin itself. */
interface Actor {
	id: string;
	type: 'Person' | 'Application';
	name: string;
	role?: string;
}

/** An event as the sandbox has it, before it's described. */
interface Event {
	time: number;
	/** Tells events of one moment and name apart. */
	sequence?: number;
	/** Group and what happened, such as `post__published`. */
	name: string;
	summary: string;
	text: string;
	actor: Actor;
	/** The words of the text that name something, and that thing. */
	about?: { words: string; [member: string]: unknown };
	status?: 'success' | 'warning' | 'error';
}

/** Plans without the whole log get this many. */
const FREE_EVENTS = 20;
const FULL_LOG = 'full-activity-log';

const GROUPS: Readonly<Record<string, string>> = {
	comment: 'Comments',
	jetpack: 'Jetpack',
	plugin: 'Plugins',
	post: 'Posts and pages',
	rewind: 'Backups and restores',
	scan: 'Security scans',
	theme: 'Themes',
	user: 'Users',
};

const JETPACK: Actor = { id: 'jetpack', type: 'Application', name: 'Jetpack' };

const groupOf = ({ name }: Event): string => name.slice(0, name.indexOf('__'));

/** Days for which events are made up, from yesterday back. */
const DAYS = 45;

/** Events of a site of this kind, one after the other. */
const MADE_UP: ReadonlyArray<Pick<Event, 'name' | 'summary' | 'text' | 'about' | 'status'>> = [
	{
		name: 'post__published',
		summary: 'Post published',
		text: 'Sowing calendar for spring',
		about: { words: 'Sowing calendar for spring', type: 'post', id: 12 },
	},
	{
		name: 'comment__approved',
		summary: 'Comment approved',
		text: 'Ada on Sowing calendar for spring',
		about: { words: 'Sowing calendar for spring', type: 'post', id: 12 },
	},
	{
		name: 'plugin__updated',
		summary: 'Plugin updated',
		text: 'Akismet Anti-spam 5.3',
		about: { words: 'Akismet Anti-spam', type: 'plugin', slug: 'akismet' },
	},
	{
		name: 'plugin__update_available',
		summary: 'Plugin update available',
		text: 'WooCommerce 8.2',
		about: { words: 'WooCommerce', type: 'plugin', slug: 'woocommerce' },
		status: 'warning',
	},
	{
		name: 'theme__updated',
		summary: 'Theme updated',
		text: 'Twenty Twenty-Three 1.2',
		about: { words: 'Twenty Twenty-Three', type: 'theme', slug: 'twentytwentythree' },
	},
	{ name: 'user__login_failed', summary: 'Login failed', text: 'Unknown user “root”', status: 'error' },
	{
		name: 'post__updated',
		summary: 'Page changed',
		text: 'About this garden',
		about: { words: 'About this garden', type: 'post', id: 2 },
	},
];

const actorOf = ({ id, display_name, role }: { id: number; display_name: string; role: string }): Actor => ({
	id: String(id),
	type: 'Person',
	name: display_name,
	role,
});

/** Everything the provider knows, newest first: what really happened here, and what's made up around it. */
async function readEvents({ db, now: clock, origin }: HostContext, site: Site): Promise<Event[]> {
	const now = clock();
	const { blogId } = site.facts;
	const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
	const byId = new Map(users.map((user) => [user.id, actorOf(user)]));
	const [first = JETPACK] = byId.values();
	const sessions = await db.selectFrom('sessions').select(['user_id', 'created_at']).execute();
	const record = await findSite(db, blogId);
	const events: Event[] = [
		...sessions.map(({ user_id, created_at }, sequence) => ({
			time: Number(created_at),
			sequence,
			name: 'user__login',
			summary: 'Logged in',
			text: '',
			actor: byId.get(user_id) ?? first,
		})),
		...(await readPurchases(db, blogId, now)).map(({ row }) => ({
			time: Number(row.subscribed_at),
			sequence: row.id,
			name: 'jetpack__purchased',
			summary: 'Product bought',
			text: shopItem(row.product_slug)?.name ?? row.product_slug,
			actor: first,
		})),
		...(await openThreats(db, blogId)).map(({ id, detected_at }) => ({
			time: Number(detected_at),
			sequence: id,
			name: 'scan__threat_found',
			summary: 'Threat found',
			text: 'The scan found a threat.',
			about: { words: 'a threat', url: `${origin}/provider/scan` },
			status: 'error' as const,
			actor: JETPACK,
		})),
		...madeUp(now, (await fetchHoldings(db, blogId, now)).plan.features.active.includes('backups'), first),
	];
	if (record) {
		const text = `Site ${record.address}`;
		const connected = { name: 'jetpack__connected', summary: 'Site connected', text, actor: first };
		events.push({ ...connected, time: Number(record.registered_at) });
	}
	return events.filter(({ time }) => time <= now).sort((one, other) => other.time - one.time);
}

/** A prime, which spreads the times over the day. */
const SCATTER = 7919;

/** Made up from the date alone, so that they're the same after a restart. */
function madeUp(now: number, hasBackups: boolean, first: Actor): Event[] {
	const today = Math.floor(now / DAY);
	return Array.from({ length: DAYS }, (_, index) => today - 1 - index).flatMap((day) => {
		const sample = MADE_UP[day % MADE_UP.length];
		const time = day * DAY + ((day * SCATTER) % DAY);
		const backup: Event = {
			time: day * DAY + 3.25 * 60 * 60 * 1000,
			name: 'rewind__backup_complete',
			summary: 'Backup complete',
			text: `${3 + (day % 4)} plugins, 2 themes, ${120 + (day % 50)} uploads`,
			actor: JETPACK,
			status: 'success',
		};
		return [
			...(sample ? [{ ...sample, time, actor: sample.status ? JETPACK : first }] : []),
			...(hasBackups ? [backup] : []),
		];
	});
}

function describe(event: Event): object {
	const { time, sequence = 0, name, summary, text, actor, about, status } = event;
	const { words = '', ...range } = about ?? {};
	const at = words ? text.indexOf(words) : -1;
	return {
		activity_id: `${time}-${name}-${sequence}`,
		published: new Date(time).toISOString().replace('Z', '+00:00'),
		name,
		summary,
		content: { text, ranges: at < 0 ? [] : [{ ...range, indices: [at, at + words.length] }] },
		actor: { type: actor.type, name: actor.name, role: actor.role, icon: null },
		gridicon: 'info-outline',
		status: status ?? null,
		is_rewindable: name.startsWith('rewind__'),
		rewind_id: String(time / 1000),
		object: null,
	};
}

function isWanted(event: Event, query: ActivityQuery): boolean {
	const group = groupOf(event);
	const words = `${event.summary} ${event.text} ${event.actor.name}`.toLowerCase();
	return (
		event.time >= query.after &&
		event.time <= query.before &&
		(query.groups.length === 0 || query.groups.includes(group)) &&
		!query.notGroups.includes(group) &&
		(query.actors.length === 0 || query.actors.includes(event.actor.id)) &&
		words.includes(query.term.toLowerCase())
	);
}

/** One page of the log; a site whose plan lacks the whole of it gets the newest events alone (quirk 31). */
export async function fetchActivity(host: HostContext, site: Site, query: ActivityQuery): Promise<object> {
	const all = await readEvents(host, site);
	const { plan } = await fetchHoldings(host.db, site.facts.blogId, host.now());
	const isFull = plan.features.active.includes(FULL_LOG);
	const found = isFull ? all.filter((event) => isWanted(event, query)) : all;
	const perPage = isFull ? query.number : Math.min(query.number, FREE_EVENTS);
	const page = isFull ? query.page : 1;
	if (query.sortOrder === 'asc') {
		found.reverse();
	}
	return {
		summary: 'Activity log',
		type: 'OrderedCollection',
		totalItems: found.length,
		page,
		totalPages: Math.ceil(found.length / perPage),
		itemsPerPage: perPage,
		current: {
			type: 'OrderedCollectionPage',
			totalItems: found.length,
			orderedItems: found.slice((page - 1) * perPage, page * perPage).map(describe),
		},
	};
}

/** The newest events of a time, whatever the plan: what the filters offer is gathered from them. */
async function readWindow(host: HostContext, site: Site, query: ActivityQuery): Promise<Event[]> {
	return (await readEvents(host, site)).filter((event) => isWanted(event, query)).slice(0, query.number);
}

/** Counts the events of each kind. */
export async function fetchGroups(host: HostContext, site: Site, query: ActivityQuery): Promise<object> {
	const events = await readWindow(host, site, query);
	const keys = [...new Set(events.map(groupOf))].sort();
	const groups = keys.map((key) => [
		key,
		{ name: GROUPS[key] ?? key, count: events.filter((event) => groupOf(event) === key).length },
	]);
	return { groups: Object.fromEntries(groups) as object, totalItems: events.length };
}

/** Counts the events of each person. */
export async function fetchActors(host: HostContext, site: Site, query: ActivityQuery): Promise<object> {
	const events = await readWindow(host, site, query);
	const ids = [...new Set(events.map(({ actor }) => actor.id))];
	const actors = ids.map((id) => {
		const done = events.filter(({ actor }) => actor.id === id);
		return { id, name: done[0]?.actor.name ?? id, type: done[0]?.actor.type, count: done.length };
	});
	return { actors };
}

/**
 * Payloads of `activity-log` and its `actors` and `count/group` (host-contract 5.12): what the provider
 * recorded, as the host passes it on. Any member may be missing.
 */
import * as v from 'valibot';
import { isWebUrl } from '../lib/links';
import { plainText } from '../lib/text';
import { isRecord, listOf, mapOf, message, numberOrNull, oneOf, optionalFlag, text } from './primitives';
import type { Client } from './client/client';

/** A linked part of an event's text. */
export interface ActivityLink {
	/** Its place in the text. */
	from: number;
	to: number;
	/** `post`, `user`, `comment`, `plugin`, `theme` or something else. */
	type: string;
	/** The id of a post, user or comment. */
	id: string;
	/** The slug of a plugin or theme. */
	slug: string;
	/** Its target, if the host gives one and it's on the Web; else empty. */
	url: string;
}

const link = v.pipe(
	v.object({
		indices: v.tuple([numberOrNull(), numberOrNull()]),
		type: text(),
		id: text(),
		slug: text(),
		url: text(),
	}),
	v.transform(({ indices: [from, to], url, ...rest }): ActivityLink => {
		const isAbsolute = /^https?:\/\//i.test(url) && isWebUrl(url);
		return { ...rest, from: from ?? -1, to: to ?? -1, url: isAbsolute ? url : '' };
	}),
);
const links = listOf(link);

/** The text of an event, and its links: those of a text with markup count its tags, too, and lead nowhere. */
function contentOf(value: unknown): { text: string; links: ActivityLink[] } {
	const content = isRecord(value) ? value : { text: value };
	const plain = plainText(content.text);
	return { text: plain, links: plain === content.text ? v.parse(links, content.ranges) : [] };
}

const actor = v.pipe(
	v.unknown(),
	v.transform((value) => (isRecord(value) ? value : {})),
	v.object({
		name: message(),
		is_cli: optionalFlag(),
		is_happiness: optionalFlag(),
		is_mcp_agent: optionalFlag(),
	}),
);

const entry = v.pipe(
	v.object({
		activity_id: text(),
		summary: message(),
		content: v.optional(v.pipe(v.unknown(), v.transform(contentOf)), null),
		actor: v.optional(actor, {}),
		published: text(),
		status: oneOf(['error', 'warning'], null),
	}),
	// Nothing can be said of an event without words.
	v.check(({ summary, content }) => summary !== '' || content.text !== ''),
	v.transform(({ activity_id: id, published, summary, content, ...rest }) => {
		const time = Date.parse(published);
		return {
			...rest,
			...content,
			summary,
			id: id || [published, summary, content.text].join(' '),
			/** In ms; null if it's unknown. */
			time: Number.isNaN(time) ? null : time,
		};
	}),
);
export type ActivityEntry = v.InferOutput<typeof entry>;

const entries = listOf(entry);

/** GET activity-log. What the provider answers instead of a list is no answer. */
export const activityPage = v.pipe(
	v.object({
		current: v.custom<object>((value) => typeof value === 'object' && value !== null),
		totalItems: numberOrNull(),
		totalPages: numberOrNull(),
	}),
	v.transform(({ current, ...rest }) => ({
		...rest,
		entries: v.parse(entries, 'orderedItems' in current ? current.orderedItems : []),
	})),
);
export type ActivityPage = v.InferOutput<typeof activityPage>;

/** A kind of event, or who did it, and how many events there are. */
export interface ActivityChoice {
	value: string;
	label: string;
	count: number | null;
}

const groups = mapOf(v.object({ name: message(), count: numberOrNull() }));

/** GET activity-log/count/group. */
export const activityGroups = v.pipe(
	v.object({ groups }),
	v.transform(({ groups: known }): ActivityChoice[] =>
		Object.entries(known).map(([value, { name, count }]) => ({ value, label: name || value, count })),
	),
);

const actors = listOf(
	v.object({ id: v.pipe(text(), v.minLength(1)), name: message(), count: numberOrNull() }),
);

/** GET activity-log/actors. */
export const activityActors = v.pipe(
	v.object({ actors }),
	v.transform(({ actors: known }): ActivityChoice[] =>
		known.map(({ id, name, count }) => ({ value: id, label: name || id, count })),
	),
);

/** Events of a page. Without the plan for more, hosts answer these alone (quirk 31). */
export const PAGE_SIZE = 20;
/** The filters' choices come from this many events: the host allows no more. */
const EVENTS = 1000;

/** Empty members don't matter. */
export interface ActivityQuery {
	/** The first one is 1. */
	page: number;
	/** A group of events, such as `plugin`. */
	group: string;
	/** An id from the list of actors. */
	actor: string;
	/** Points in time (ISO), both included. */
	after: string;
	before: string;
	term: string;
}

/** The site's events, newest first. */
export const getActivity = (
	client: Client,
	{ page, group, actor, after, before, term }: ActivityQuery,
	signal?: AbortSignal,
) =>
	client.get('activity-log', activityPage, {
		query: {
			number: PAGE_SIZE,
			page,
			sort_order: 'desc',
			after: after || undefined,
			before: before || undefined,
			'group[]': group || undefined,
			'actor[]': actor || undefined,
			text_search: term || undefined,
		},
		signal,
	});

/** The kinds of events there are. */
export const getActivityGroups = (client: Client, signal?: AbortSignal) =>
	client.get('activity-log/count/group', activityGroups, { query: { number: EVENTS }, signal });

/** The people in the events. */
export const getActivityActors = (client: Client, signal?: AbortSignal) =>
	client.get('activity-log/actors', activityActors, { query: { number: EVENTS }, signal });

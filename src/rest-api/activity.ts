import type { Client } from './client';
import { activityActors, activityGroups, activityPage } from './contract/activity';

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

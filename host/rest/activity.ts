import { type ActivityQuery, fetchActivity, fetchActors, fetchGroups } from '../provider/activity';
import { askAsUser, UNREACHABLE } from '../provider/client';
import { isLinked, type Site } from '../site/site';
import { RestError } from '../errors';
import {
	fault,
	parameter,
	textParameter,
	wordParameter,
	wrongType,
	type ParameterValues,
} from './parameters';
import * as may from './permissions';
import { defineRoute, type RestRequest, type Route } from './route';

const countUpTo = (most: number) =>
	parameter<number>({ type: 'integer', minimum: 1 }, (value, name) => {
		const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : NaN;
		if (Number.isNaN(number)) {
			return wrongType(name, 'integer');
		}
		return number >= 1 && number <= most
			? { value: number }
			: fault(`${name} must be between 1 (inclusive) and ${most} (inclusive)`, 'rest_out_of_bounds');
	});

const TIME = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:\d\d)?)?$/;

const time = parameter<number>({ type: 'string' }, (value) =>
	typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value))
		? { value: Date.parse(value) }
		: fault('Invalid date.', 'rest_invalid_date'),
);

/** A list of texts; a text is a list with commas or blanks between. */
const list = parameter<string[]>({ type: 'array', items: { type: 'string' } }, (value, name) => {
	const items: unknown = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value;
	return Array.isArray(items) ? { value: items.map(String) } : wrongType(name, 'array');
});

const WINDOW = { number: countUpTo(1000), after: time, before: time };
const GROUPS = { group: list, not_group: list };
const PAGES = { page: countUpTo(999_999_999), sort_order: wordParameter(['asc', 'desc']) };
const PARAMS = { ...WINDOW, ...GROUPS, ...PAGES, text_search: textParameter(1000), actor: list };

const queryOf = (params: Partial<ParameterValues<typeof PARAMS>>): ActivityQuery => ({
	number: params.number ?? 20,
	page: params.page ?? 1,
	sortOrder: params.sort_order ?? 'desc',
	after: params.after ?? -Infinity,
	before: params.before ?? Infinity,
	groups: params.group ?? [],
	notGroups: params.not_group ?? [],
	actors: params.actor ?? [],
	term: params.text_search ?? '',
});

type Fetch = typeof fetchActivity;

/**
 * Relays the provider's answer (host-contract 5.12).
 * @throws RestError 403 without an account, 400 before registration, else with the provider's status
 */
const relay =
	(fetch: Fetch) =>
	async ({ host, site, user, params }: RestRequest<Partial<typeof PARAMS>>): Promise<unknown> => {
		if (!user || !isLinked(site, user)) {
			throw new RestError(403, 'activity_log_user_not_connected', 'Your account is not connected.');
		}
		if (site.facts.blogId === 0) {
			throw new RestError(400, 'activity_log_not_connected', 'This site is not connected.');
		}
		const query = queryOf(params);
		const answer = await askAsUser(site, user, () => fetch(host, site, query));
		switch (answer.kind) {
			case 'body':
				return answer.body;
			case 'nothing':
				return null;
			case 'refused':
				throw new RestError(answer.status, FAILED, answer.message);
			default:
				throw new RestError(500, FAILED, UNREACHABLE.message);
		}
	};

const FAILED = 'activity_log_request_failed';
const exists = ({ edition: { calls } }: Site) => calls.includes('activity-log');
const common = { method: 'GET', permission: may.viewActivity, exists } as const;

export const activityRoutes: readonly Route[] = [
	defineRoute({
		...common,
		path: 'activity-log',
		summary: 'Lists what happened on the site; the newest 20 events without the plan for more.',
		params: PARAMS,
		handle: relay(fetchActivity),
	}),
	defineRoute({
		...common,
		path: 'activity-log/count/group',
		summary: 'Counts the events of each kind.',
		params: { ...WINDOW, ...GROUPS },
		handle: relay(fetchGroups),
	}),
	defineRoute({
		...common,
		path: 'activity-log/actors',
		summary: 'Lists who did something, and how often.',
		params: WINDOW,
		handle: relay(fetchActors),
	}),
];

import { useEffect, useState } from 'react';
import {
	type ActivityChoice,
	type ActivityEntry,
	type ActivityPage,
	type ActivityQuery,
	getActivity,
	getActivityActors,
	getActivityGroups,
	PAGE_SIZE,
} from '../../rest-api/activity';
import type { Remote } from '../../state/remote';
import { createRemoteSlice } from '../../state/remote-slice';
import { type ApiFailure, toFailure } from '../../rest-api/client/errors';
import { useAppSelector, useServices } from '../../state/hooks';

declare module '../../state/root-state' {
	interface LazyLoadedSlices {
		activityChoices: Remote<{ groups: ActivityChoice[]; actors: ActivityChoice[] }>;
	}
}

/** Choices of the activity log's filters. */
export const { load: loadActivityChoices, select: selectActivityChoices } = createRemoteSlice(
	'activityChoices',
	async (client, signal) => {
		const [groups, actors] = await Promise.all([
			getActivityGroups(client, signal),
			getActivityActors(client, signal),
		]);
		return { groups, actors };
	},
);

export type LogQuery = Omit<ActivityQuery, 'page'>;

/** One page of one list that the host is asked for. */
interface Request {
	/** The query as text: lists are told apart by it. */
	key: string;
	page: number;
	/** It was repeated because the host is back: once, or a call that alone fails would never end. */
	isRepeat: boolean;
	/** The host had come back this often by then. */
	returns: number;
}

/** The part of a list that has come so far. */
interface Log {
	key: string;
	entries: readonly ActivityEntry[];
	hasMore: boolean;
	/** The total; null if the host doesn't say. */
	total: number | null;
	failure: ApiFailure | null;
	/** The request that this answers; null at first. */
	answers: Request | null;
}

const NOTHING: Log = { key: '', entries: [], hasMore: false, total: null, failure: null, answers: null };

/** Adds a page to those that are here. Events that happen meanwhile move others to the next page, too. */
export function withPage(
	known: readonly ActivityEntry[],
	{ entries, totalPages }: ActivityPage,
	page: number,
): Pick<Log, 'entries' | 'hasMore'> {
	const ids = new Set(known.map(({ id }) => id));
	const fresh = entries.filter(({ id }) => !ids.has(id) && ids.add(id));
	// A host that answers the same page again has no more.
	const isLast = totalPages === null ? entries.length < PAGE_SIZE : page >= totalPages;
	return { entries: [...known, ...fresh], hasMore: fresh.length > 0 && !isLast };
}

/** The events that a query finds, page by page. Aborts pending calls when the query changes. */
export function useLog(query: LogQuery, isWanted: boolean) {
	const { client, queue } = useServices();
	const returns = useAppSelector(({ session }) => session.returns);
	const key = JSON.stringify(query);
	const [log, setLog] = useState(NOTHING);
	const [request, setRequest] = useState<Request>({ key, page: 1, isRepeat: false, returns });
	const isAnswered = log.answers === request;
	if (request.key !== key) {
		setRequest({ key, page: 1, isRepeat: false, returns });
	} else if (isAnswered && log.failure && !request.isRepeat && request.returns !== returns) {
		setRequest({ ...request, isRepeat: true, returns });
	}

	useEffect(() => {
		if (!isWanted) {
			return undefined;
		}
		const controller = new AbortController();
		const { signal } = controller;
		const { page } = request;
		const answer = (next: (known: Log) => Partial<Log>) =>
			signal.aborted ||
			setLog((current) => {
				const known = current.key === request.key && page > 1 ? current : { ...NOTHING, key: request.key };
				return { ...known, failure: null, ...next(known), answers: request };
			});
		queue(() => getActivity(client, { ...(JSON.parse(request.key) as LogQuery), page }, signal), signal).then(
			(found) => answer(({ entries }) => ({ ...withPage(entries, found, page), total: found.totalItems })),
			(error: unknown) => signal.aborted || answer(() => ({ failure: toFailure(error, 'activity') })),
		);
		return () => controller.abort();
	}, [client, queue, request, isWanted]);

	const shown = log.key === key ? log : NOTHING;
	return {
		entries: shown.entries,
		hasMore: shown.hasMore,
		total: shown.total,
		failure: isAnswered ? shown.failure : null,
		isBusy: !isAnswered,
		onMore: () => isAnswered && setRequest({ ...request, page: request.page + 1, isRepeat: false }),
		onRetry: () => setRequest({ ...request, isRepeat: false, returns }),
	};
}

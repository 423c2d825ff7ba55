/** Payloads of GET module/stats/data?range=… (host-contract 5.4; STATS-013 to STATS-019). */
import * as v from 'valibot';
import { isDay } from '../lib/calendar-day';
import { defaulted, isRecord, listOf, numberOrNull, text } from './primitives';
import type { Client } from './client/client';

export const RANGES = ['day', 'week', 'month'] as const;
export type StatsRange = (typeof RANGES)[number];

/** A count; null if the host gave none, or can't. */
const countOrNull = () =>
	v.pipe(
		numberOrNull(),
		v.transform((count) => (count !== null && count >= 0 && count <= Number.MAX_SAFE_INTEGER ? count : null)),
	);

/** Figures of the site; null where the provider gave none (STATS-014, STATS-018). */
const summary = defaulted({
	views: countOrNull(),
	comments: countOrNull(),
	posts: countOrNull(),
	views_today: countOrNull(),
	views_best_day: text(),
	views_best_day_total: countOrNull(),
});
export type StatsSummary = v.InferOutput<typeof summary>;

/** One bar: the period's first day as YYYY-MM-DD and its views; null if unknown (STATS-016). */
export interface StatsPoint {
	date: string;
	views: number | null;
}

/** A week's date is written 2026W11W16 (quirk 30, STATS-017). A row that names no day is left out. */
const row = v.pipe(
	v.looseTuple([v.string(), v.optional(countOrNull(), null)]),
	v.transform(([period, views]): StatsPoint => ({ date: period.replaceAll('W', '-').slice(0, 10), views })),
	v.check(({ date }) => isDay(date)),
);

const rows = listOf(row);

/** A range or the totals are not there at all, or hold what the provider answered instead (STATS-019). */
const isGiven = (part: unknown): part is Record<string, unknown> => isRecord(part) && !('response' in part);

const hasErrors = (part: unknown): boolean => isRecord(part) && (holds(part.errors) || holds(part.error));

/** `[]` and `{}` are no errors. */
const holds = (value: unknown): boolean =>
	typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** One answer: its range's points, and with the range day the site's figures. */
export interface StatsResponse {
	/** Oldest first; none when the provider gave none. */
	points: StatsPoint[];
	/** The provider gave errors in place of the figures (STATS-015). */
	hasErrors: boolean;
	summary: StatsSummary | null;
}

const byDate = (one: StatsPoint, other: StatsPoint) => (one.date < other.date ? -1 : 1);

/** The schema of one range's answer; parts of it that are missing or broken are empty, never a failure. */
export const statsResponse = (range: StatsRange) =>
	v.pipe(
		v.looseObject({}),
		v.transform((answer: Record<string, unknown>): StatsResponse => {
			const { general, [range]: series } = answer;
			return {
				points: isGiven(series) ? v.parse(rows, series.data).sort(byDate) : [],
				hasErrors: hasErrors(general) || hasErrors(series),
				summary: isGiven(general) && isRecord(general.stats) ? v.parse(summary, general.stats) : null,
			};
		}),
	);

/** Visits by day, week or month (API-032). */
export const getStats = (client: Client, range: StatsRange, signal?: AbortSignal) =>
	client.get('module/stats/data', statsResponse(range), { query: { range }, signal });

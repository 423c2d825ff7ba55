/** Payloads of GET module/stats/data?range=… (host contract 5.4; STATS-013 to STATS-019). */
import * as v from 'valibot';
import { defaulted, numberOrNull, text } from './primitives';

export const RANGES = ['day', 'week', 'month'] as const;
export type StatsRange = (typeof RANGES)[number];

/** Figures of the site; null where the provider gave none. */
const summary = defaulted({
	views: numberOrNull(),
	comments: numberOrNull(),
	posts: numberOrNull(),
	views_today: numberOrNull(),
	views_best_day: text(),
	views_best_day_total: numberOrNull(),
});
export type StatsSummary = v.InferOutput<typeof summary>;

/** One bar: the first day of the period as YYYY-MM-DD, and its views. */
export interface StatsPoint {
	date: string;
	views: number;
}

const row = v.looseTuple([v.string(), v.number()]);

/** A week's date is written 2026W11W16 (trap 30, STATS-017). */
const toPoint = ([period, views]: v.InferOutput<typeof row>): StatsPoint => ({
	date: period.replaceAll('W', '-'),
	views,
});

/** A range that the provider could not give is a serialised error or an empty list in its place. */
const series = v.fallback(
	v.pipe(
		v.looseObject({ data: v.array(row) }),
		v.transform(({ data }): StatsPoint[] | null => data.map(toPoint)),
	),
	null,
);

const hasError = (value: unknown): boolean =>
	typeof value === 'object' && value !== null && ('errors' in value || 'error' in value);

const general = v.pipe(
	v.unknown(),
	v.transform((value) => ({
		hasErrors: hasError(value),
		summary: isWithStats(value) ? v.parse(summary, value.stats) : null,
	})),
);

const isWithStats = (value: unknown): value is { stats: unknown } =>
	typeof value === 'object' && value !== null && 'stats' in value;

const answers = {
	day: v.object({ general, day: series }),
	week: v.object({ week: series }),
	month: v.object({ month: series }),
};

/** One answer: its range's points (null: the provider gave none), and the summary with the range day. */
export interface StatsAnswer {
	points: StatsPoint[] | null;
	/** The provider reported errors for the site as a whole (STATS-015). */
	hasErrors: boolean;
	summary: StatsSummary | null;
}

/** The schema of one range's answer. */
export const statsAnswer = (range: StatsRange) =>
	v.pipe(
		answers[range] as v.GenericSchema<unknown, Record<string, unknown>>,
		v.transform((answer): StatsAnswer => {
			const site = answer.general as { hasErrors: boolean; summary: StatsSummary | null } | undefined;
			return {
				points: answer[range] as StatsPoint[] | null,
				hasErrors: site?.hasErrors ?? answer[range] === null,
				summary: site?.summary ?? null,
			};
		}),
	);

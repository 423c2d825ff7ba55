import type { PageName } from './places';
import { type Asked, type RowName, ROWS, type RowSpec } from './rows';
import { middle, quantile } from './stats';

/** What one place was measured at, by row and page, in the order of the rounds. */
export type Values = Partial<Record<RowName, Partial<Record<PageName, number[]>>>>;

/** Everything that was measured, by place. */
export class Samples {
	readonly places: Record<string, Values> = {};
	/** What the numbers alone don't say, by place. */
	readonly remarks: Record<string, string[]> = {};

	add(place: string, page: PageName, values: Partial<Record<RowName, number | readonly number[]>>): void {
		for (const [name, value] of Object.entries(values) as Array<[RowName, number | readonly number[]]>) {
			const row = ((this.places[place] ??= {})[name] ??= {});
			(row[page] ??= []).push(...[value].flat());
		}
	}

	remark(place: string, text: string): void {
		const remarks = (this.remarks[place] ??= []);
		if (!remarks.includes(text)) {
			remarks.push(text);
		}
	}
}

export interface Verdict {
	/** Ours to the empty page, round by round; NaN where either isn't measured. */
	ratio: number;
	/** By how many percent the value is above what's asked, in the words of the nearest; null: it isn't. */
	over: string | null;
}

/** Compares one row of a place with what's asked. */
export function judge(name: RowName, row: Partial<Record<PageName, number[]>>, isReal: boolean): Verdict {
	const { asked, unit = '', digits = 0 }: RowSpec = ROWS[name];
	const { ours = [], empty = [] } = row;
	const pairs = ours.flatMap((value, index) =>
		index in empty ? [[value, empty[index] ?? NaN] as const] : [],
	);
	const ratio = middle(pairs.map(([value, other]) => value / other));
	const value = middle(ours);
	if (!asked || Number.isNaN(value) || (asked.isReal && !isReal)) {
		return { ratio, over: null };
	}
	const more = middle(pairs.map(([one, other]) => one - other));
	const excesses = excessesOf(asked, { value, ratio, more });
	if (excesses.length === 0 || excesses.some(({ by }) => by <= 0)) {
		return { ratio, over: null };
	}
	const [nearest] = excesses.sort((a, b) => a.by - b.by);
	const by = nearest?.by ?? NaN;
	return { ratio, over: nearest?.isRatio ? `${by.toFixed(2)} ×` : `${by.toFixed(digits)} ${unit}`.trim() };
}

interface Found {
	value: number;
	ratio: number;
	more: number;
}

/** By how much each of the wishes is exceeded, as far as they can be judged. */
function excessesOf({ most, ratio, more }: Asked, found: Found): Array<{ by: number; isRatio: boolean }> {
	return [
		{ by: found.value - (most ?? NaN), isRatio: false },
		{ by: found.ratio - (ratio ?? NaN), isRatio: true },
		{ by: found.more - (more ?? NaN), isRatio: false },
	].filter(({ by }) => !Number.isNaN(by));
}

/** A median and, where there are several, its quartiles. */
export function spread(values: readonly number[] | undefined, digits = 0): string {
	const all = (values ?? []).filter((value) => !Number.isNaN(value));
	if (all.length === 0) {
		return '–';
	}
	const text = (part: number) => quantile(all, part).toFixed(digits);
	return text(0.25) === text(0.75) ? text(0.5) : `${text(0.5)} (${text(0.25)}–${text(0.75)})`;
}

import type { FullMutant } from './discover.ts';
import type { Results } from './trial.ts';

/** The least share of killed mutants in percent, by area. */
const LIMITS: Readonly<Record<string, number>> = { 'state/settings': 92, 'rest-api': 92, all: 85 };

interface Row {
	area: string;
	all: number;
	killed: number;
	percent: number;
	/** What the area must reach, where something is asked of it. */
	least?: number;
}

const areaOf = (file: string): string =>
	file.startsWith('src/state/settings/') ? 'state/settings' : String(file.split('/')[1]);

const percent = (killed: number, all: number): number => (all ? (100 * killed) / all : 100);

/** Shares of killed mutants: per area and in all, with what is below its limit. */
export function measure({
	drawn,
	results,
}: {
	drawn: ReadonlyArray<{ id: string; file: string }>;
	results: Results;
}): Row[] {
	const rows = new Map<string, { area: string; all: number; killed: number }>();
	for (const { id, file } of drawn.filter((mutant) => results[mutant.id])) {
		for (const area of [areaOf(file), 'all']) {
			const row = rows.get(area) ?? { area, all: 0, killed: 0 };
			row.all++;
			row.killed += results[id]?.isKilled ? 1 : 0;
			rows.set(area, row);
		}
	}
	return [...rows.values()]
		.map((row) => ({ ...row, percent: percent(row.killed, row.all), least: LIMITS[row.area] }))
		.sort((a, b) => Number(a.area === 'all') - Number(b.area === 'all') || (a.area < b.area ? -1 : 1));
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 160);

/** Prints survivors and shares; returns the exit code. */
export function printReport(state: { drawn: readonly FullMutant[]; results: Results }): number {
	const rows = measure(state);
	for (const { id, file, line, column, mutator, original, replacement } of state.drawn) {
		const result = state.results[id];
		if (!result || result.isKilled) {
			continue;
		}
		const tests = (result.tests ?? []).map((test) => test.replace(/^.*\//, ''));
		console.log(`\n${file}:${line}:${column} ${mutator}, ${result.status}`);
		console.log(`  - ${oneLine(original)}\n  + ${oneLine(replacement)}`);
		console.log(`  ${tests.length} test files: ${tests.join(', ')}`);
	}
	console.log('\narea               killed   of        %  least');
	for (const { area, killed, all, percent: share, least } of rows) {
		const cells = [killed, all, share.toFixed(1), least ?? '–'];
		console.log(area.padEnd(16) + cells.map((cell) => String(cell).padStart(8)).join(''));
	}
	const low = rows.filter(({ percent: share, least }) => share < (least ?? 0));
	low.forEach(({ area, least }) => console.error(`${area} is below ${least} %.`));
	return low.length ? 1 : 0;
}

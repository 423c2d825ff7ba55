/** The least share of killed mutants in percent, by area. */
const LIMITS = { 'state/settings': 92, 'rest-api': 92, all: 85 };

const areaOf = (file) => (file.startsWith('src/state/settings/') ? 'state/settings' : file.split('/')[1]);

const percent = (killed, all) => (all ? (100 * killed) / all : 100);

/** Shares of killed mutants: per area and in all, with what is below its limit. */
export function measure({ drawn, results }) {
	const rows = new Map();
	for (const { id, file } of drawn.filter((mutant) => results[mutant.id])) {
		for (const area of [areaOf(file), 'all']) {
			const row = rows.get(area) ?? { area, all: 0, killed: 0 };
			row.all++;
			row.killed += results[id].isKilled ? 1 : 0;
			rows.set(area, row);
		}
	}
	return [...rows.values()]
		.map((row) => ({ ...row, percent: percent(row.killed, row.all), least: LIMITS[row.area] }))
		.sort((a, b) => (a.area === 'all') - (b.area === 'all') || (a.area < b.area ? -1 : 1));
}

const oneLine = (text) => text.replace(/\s+/g, ' ').slice(0, 160);

export function printReport(state) {
	const rows = measure(state);
	const survivors = state.drawn.filter(({ id }) => state.results[id] && !state.results[id].isKilled);
	for (const { id, file, line, column, mutator, original, replacement } of survivors) {
		const { status, tests } = state.results[id];
		console.log(`\n${file}:${line}:${column} ${mutator}, ${status}`);
		console.log(`  - ${oneLine(original)}\n  + ${oneLine(replacement)}`);
		console.log(`  ${tests.length} test files: ${tests.map((test) => test.replace(/^.*\//, '')).join(', ')}`);
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

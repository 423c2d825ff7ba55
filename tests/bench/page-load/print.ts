import { askedText, type RowName, ROWS, type RowSpec } from './rows';
import { judge, type Samples, spread, type Values } from './samples';

const COLUMNS = ['', 'empty page', 'React alone', 'ours', 'original', 'ours ÷ empty', 'asked', 'over by'];
const WIDTHS = [32, 18, 16, 20, 20, 14, 20, 12];

/** Prints a table for each place; returns how many rows are above what's asked. */
export function printTables({ places, remarks }: Samples, print: (line: string) => void): number {
	let missed = 0;
	for (const [place, values] of Object.entries(places)) {
		print(`\n${place}`);
		print(line(COLUMNS));
		for (const cells of rowsOf(values, !place.startsWith('embedded'))) {
			missed += cells.at(-1) ? 1 : 0;
			print(line(cells));
		}
		remarks[place]?.forEach((remark) => print(`  ${remark}`));
	}
	print(`\n${missed} of the values are above what’s asked.`);
	return missed;
}

function rowsOf(values: Values, isReal: boolean): string[][] {
	return (Object.keys(ROWS) as RowName[]).flatMap((name) => {
		const row = values[name];
		if (!row) {
			return [];
		}
		const { label, unit = '', digits = 0, asked }: RowSpec = ROWS[name];
		const { ratio, over } = judge(name, row, isReal);
		return [
			[
				unit ? `${label}, ${unit}` : label,
				...(['empty', 'app', 'ours', 'original'] as const).map((page) => spread(row[page], digits)),
				unit === 'ms' && Number.isFinite(ratio) ? ratio.toFixed(2) : '–',
				asked && (isReal || !asked.isReal) ? askedText(asked, unit) : '–',
				over ?? '',
			],
		];
	});
}

const line = (cells: readonly string[]): string =>
	cells
		.map((cell, index) => (index ? cell.padStart(WIDTHS[index] ?? 0) : cell.padEnd(WIDTHS[0] ?? 0)))
		.join('')
		.trimEnd();

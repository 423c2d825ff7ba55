/** Whether tests came by a place in the code, by what istanbul counted. */

interface Position {
	line: number;
	column: number;
}

interface Range {
	start: Partial<Position>;
	end: Partial<Position>;
}

/** What istanbul counted in one file. */
export interface Counted {
	statementMap: Record<string, Range>;
	s: Record<string, number>;
	branchMap: Record<string, { locations: Range[] }>;
	b: Record<string, number[]>;
	fnMap: Record<string, { loc: Range }>;
	f: Record<string, number>;
}

/** A range of the code, with how often it ran. */
interface Place {
	start: Position;
	end: Position;
	hits: number;
}

const isBefore = (a: Position, b: Position): boolean =>
	a.line < b.line || (a.line === b.line && a.column <= b.column);

const isPosition = ({ line, column }: Partial<Position>): boolean => Boolean(line) && column !== undefined;

const toPlace = ({ start, end }: Range, hits = 0): Place[] =>
	isPosition(start) && isPosition(end) ? [{ start: start as Position, end: end as Position, hits }] : [];

/** Places of statements, branches and functions; the declaration of a function counts as its body. */
const placesOf = ({ statementMap, s, branchMap, b, fnMap, f }: Counted): Place[] => [
	...Object.entries(statementMap).flatMap(([key, range]) => toPlace(range, s[key])),
	...Object.entries(branchMap).flatMap(([key, { locations }]) =>
		locations.flatMap((range, index) => toPlace(range, b[key]?.[index])),
	),
	...Object.entries(fnMap).flatMap(([key, { loc }]) => toPlace(loc, f[key])),
];

const size = ({ start, end }: Place): number => (end.line - start.line) * 10_000 + end.column - start.column;

/** Whether the smallest place around the mutant ran. What lies in none runs when the file is loaded. */
export function isReached({ line, column }: Position, counted: Counted | undefined): boolean {
	if (!counted) {
		return false;
	}
	const at = { line, column: column - 1 };
	const [smallest] = placesOf(counted)
		.filter(({ start, end }) => isBefore(start, at) && isBefore(at, end))
		.sort((a, b) => size(a) - size(b));
	return !smallest || smallest.hits > 0;
}

/** Whether tests came by a place in the code, by what istanbul counted. */

const isBefore = (a, b) => a.line < b.line || (a.line === b.line && a.column <= b.column);

/** Places of statements, branches and functions with how often each ran; the declaration of a function counts as its body. */
const placesOf = ({ statementMap, s, branchMap, b, fnMap, f }) => [
	...Object.entries(statementMap).map(([key, place]) => [place, s[key]]),
	...Object.entries(branchMap).flatMap(([key, { locations }]) =>
		locations.map((place, index) => [place, b[key][index]]),
	),
	...Object.entries(fnMap).map(([key, { loc }]) => [loc, f[key]]),
];

const size = ({ start, end }) => (end.line - start.line) * 10_000 + end.column - start.column;

/** Whether the smallest place around the mutant ran. What lies in none runs when the file is loaded. */
export function isReached({ line, column }, counted) {
	if (!counted) {
		return false;
	}
	const at = { line, column: column - 1 };
	const around = placesOf(counted)
		.filter(([{ start, end }]) => start?.line && end?.line && isBefore(start, at) && isBefore(at, end))
		.sort(([a], [b]) => size(a) - size(b));
	return around.length === 0 || around[0][1] > 0;
}

/** What runs remember in .cache/mutate: so that one that was broken off goes on where it was. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A value kept in a file; `save` writes it whole or not at all. */
export function remembered(file, initial) {
	let value;
	try {
		value = JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		value = initial();
	}
	return {
		value,
		save() {
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(`${file}.new`, JSON.stringify(value));
			renameSync(`${file}.new`, file);
		},
	};
}

/** Drawn mutants that have no result yet; with `again`, also those that survived. */
export const openOf = ({ drawn, results }, again = false) =>
	drawn.filter(({ id }) => !results[id] || (again && !results[id].isKilled));

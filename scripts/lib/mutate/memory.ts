/** What runs remember in .cache/mutate: so that one that was broken off goes on where it was. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Results } from './trial.ts';

export interface Memory<Value> {
	value: Value;
	save(): void;
}

/** A value kept in a file; `save` writes it whole or not at all. */
export function remembered<Value>(file: string, initial: () => Value): Memory<Value> {
	let value: Value;
	try {
		value = JSON.parse(readFileSync(file, 'utf8')) as Value;
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
export const openOf = <Mutant extends { id: string }>(
	{ drawn, results }: { drawn: readonly Mutant[]; results: Results },
	again = false,
): Mutant[] => drawn.filter(({ id }) => !results[id] || (again && !results[id].isKilled));

import type { Result } from './trial.js';

export function remembered<Value>(file: string, initial: () => Value): { value: Value; save(): void };

export function openOf<Mutant extends { id: string }>(
	state: { drawn: readonly Mutant[]; results: Readonly<Record<string, Result>> },
	again?: boolean,
): Mutant[];

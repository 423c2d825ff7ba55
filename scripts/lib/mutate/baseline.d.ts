import type { Mutant, RunTests } from './trial.js';

export interface Baseline {
	learn(tests: readonly string[]): Promise<void>;
	seconds(test: string): number;
	failing(): string[];
	comesBy(test: string, mutant: Mutant): boolean;
}

export function makeBaseline(means: {
	memory: { value: Record<string, unknown>; save(): void };
	mutants: readonly Mutant[];
	root: string;
	runTests: RunTests;
}): Baseline;

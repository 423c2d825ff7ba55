export function draw<Mutant extends { id: string }>(
	mutants: readonly Mutant[],
	count: number,
	seed: string,
): Mutant[];

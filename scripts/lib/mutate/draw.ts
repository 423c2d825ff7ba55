/** Draws some of many by a seed: the same seed draws the same ones, from the same list in whatever order. */

/** Numbers from 0 to 1 by a seed (mulberry32 behind an FNV hash). */
function randomBy(seed: string): () => number {
	let state = 2166136261;
	for (const letter of seed) {
		state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
	}
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

/** So many of the mutants, or all where there are fewer. */
export function draw<Mutant extends { id: string }>(
	mutants: readonly Mutant[],
	count: number,
	seed: string,
): Mutant[] {
	const random = randomBy(seed);
	const rest = [...mutants].sort((a, b) => (a.id < b.id ? -1 : 1));
	const drawn: Mutant[] = [];
	while (drawn.length < count && rest.length) {
		drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
	}
	return drawn;
}

/** Draws some of many by a seed: the same seed draws the same ones, from the same list in whatever order. */

/** Numbers from 0 to 1 by a seed (mulberry32 behind an FNV hash). */
function randomBy(seed) {
	let state = 2166136261;
	for (const letter of String(seed)) {
		state = Math.imul(state ^ letter.codePointAt(0), 16777619);
	}
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

export function draw(mutants, count, seed) {
	const random = randomBy(seed);
	const rest = [...mutants].sort((a, b) => (a.id < b.id ? -1 : 1));
	const drawn = [];
	while (drawn.length < count && rest.length) {
		drawn.push(rest.splice(Math.floor(random() * rest.length), 1)[0]);
	}
	return drawn;
}

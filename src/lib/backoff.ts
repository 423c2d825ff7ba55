interface Policy {
	/** Milliseconds before the first repetition. */
	first: number;
	/** How many times longer each wait is than the one before. */
	growth: number;
	/** Milliseconds of the longest wait. */
	longest?: number;
	/** How many repetitions there are; without it, no end. */
	repetitions?: number;
}

/** Milliseconds to wait before repeating something that was `repeated` so often; undefined: not again. */
export const backoff =
	({ first, growth, longest = Infinity, repetitions = Infinity }: Policy) =>
	(repeated: number): number | undefined =>
		repeated < repetitions ? Math.min(first * growth ** repeated, longest) : undefined;

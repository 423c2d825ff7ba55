interface Policy {
	/** Milliseconds before the first repetition. */
	first: number;
	/** Each wait is this many times longer than the one before. */
	growth: number;
	/** Milliseconds of the longest wait. */
	longest?: number;
	/** Without it, repeats without end. */
	repetitions?: number;
}

/** Milliseconds to wait before repeating something that was `repeated` so often; undefined: not again. */
export const backoff =
	({ first, growth, longest = Infinity, repetitions = Infinity }: Policy) =>
	(repeated: number): number | undefined =>
		repeated < repetitions ? Math.min(first * growth ** repeated, longest) : undefined;

import * as v from 'valibot';

/** Responses that the host printed into the page, by path below the namespace. */
export type PreloadedResponses = Map<string, unknown>;

/** Milliseconds since the page was loaded: what was printed with it is not shown as news later on. */
const FRESH_FOR = 60_000;

/**
 * Takes out the preloaded response to that GET; null if there's none, it's old, or it doesn't fit the schema.
 */
export function takePreloaded<S extends v.GenericSchema>(
	responses: PreloadedResponses | undefined,
	path: string,
	schema: S,
): { output: v.InferOutput<S> } | null {
	if (!responses?.has(path)) {
		return null;
	}
	const result = v.safeParse(schema, responses.get(path));
	responses.delete(path);
	return result.success && performance.now() < FRESH_FOR ? { output: result.output } : null;
}

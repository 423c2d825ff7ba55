import * as v from 'valibot';

/** Answers that the host printed into the page, by path below the namespace. */
export type PrintedAnswers = Map<string, unknown>;

/** Milliseconds since the page was loaded: what was printed with it is not shown as news later on. */
const FRESH_FOR = 60_000;

/** Takes the answer to that GET out; null when there is none, when it is old, or of another shape than the schema's. */
export function takeAnswer<S extends v.GenericSchema>(
	answers: PrintedAnswers | undefined,
	path: string,
	schema: S,
): { output: v.InferOutput<S> } | null {
	if (!answers?.has(path)) {
		return null;
	}
	const result = v.safeParse(schema, answers.get(path));
	answers.delete(path);
	return result.success && performance.now() < FRESH_FOR ? { output: result.output } : null;
}

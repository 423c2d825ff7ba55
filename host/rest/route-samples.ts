import type { Parameter } from './parameters';
import type { Route } from './route';

/** Requests a route accepts, made from its declaration: for tests and for the API's description. */

/** Values that are tried for a parameter, plainest first. */
const CANDIDATES: readonly unknown[] = [
	false, true, 'x', 1, ['photon'], ['administrator'], {}, [], '', { visible: [], hidden: [] }, null,
]; // prettier-ignore

/** Path of a call below the namespace, with something for each part that the pattern names. */
export function pathOf({ path }: Pick<Route, 'path'>): string {
	return path.replace(/:(\w+)(\([^)]*\))?/g, (_, name: string) => SAMPLE_PARTS[name] ?? 'protect');
}

/** A value for each part of a path that a pattern names. */
export const SAMPLE_PARTS: Record<string, string> = {
	slug: 'protect',
	id: 'welcome',
	name: 'options',
	keyring_id: '123',
};

/** A body with a value for each required parameter that the parameter takes. */
export function acceptedBody({ params }: Pick<Route, 'params'>): Record<string, unknown> {
	const needed = Object.entries(params).filter(
		([, parameter]) => parameter.isRequired || parameter.readsAbsence,
	);
	return Object.fromEntries(needed.map(([name, parameter]) => [name, acceptedValue(parameter, name)]));
}

/** The plainest value that the parameter takes. */
function acceptedValue(parameter: Parameter, name: string): unknown {
	const words = parameter.schema.enum ?? [];
	const found = [...words, ...CANDIDATES].find((value) => !('message' in parameter.read(value, name)));
	if (found === undefined) {
		throw new Error(`There is no sample for the parameter ${name}.`);
	}
	return found;
}

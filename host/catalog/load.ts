import { parse } from 'valibot';
import { isRecord } from '../php';
import jetpack12 from './data/jetpack-12.json' with { type: 'json' };
import jetpack16 from './data/jetpack-16.json' with { type: 'json' };
import jetpackNext from './data/jetpack-next.json' with { type: 'json' };
import modules from './data/modules.json' with { type: 'json' };
import settings from './data/settings.json' with { type: 'json' };
import sharingServices from './data/sharing.json' with { type: 'json' };
import { versionSchema, type Version } from './schema';

/** A generation of the plugin that the host can be. */
export type EditionName = 'jetpack-12' | 'jetpack-16' | 'jetpack-next';

/** What each generation changes, one over the other. */
const CHANGES: Record<EditionName, ReadonlyArray<{ modules?: object; answers?: Record<string, object> }>> = {
	'jetpack-12': [jetpack12],
	'jetpack-16': [jetpack16],
	'jetpack-next': [jetpack16, jetpackNext],
};

/** The value with the change merged over it, member by member: null takes a member away (RFC 7396). */
function merged<Value>(value: Value, change: unknown): Value {
	if (!isRecord(change)) {
		return change as Value;
	}
	const members: Record<string, unknown> = isRecord(value) ? { ...value } : {};
	for (const [name, part] of Object.entries(change)) {
		members[name] = merged(members[name], part);
	}
	return Object.fromEntries(Object.entries(members).filter(([name]) => change[name] !== null)) as Value;
}

/** The tables of that generation: the common ones, and its changes merged over them. */
export const loadVersion = (name: EditionName): Version =>
	parse(versionSchema, CHANGES[name].reduce<unknown>(merged, { modules, settings, sharingServices }));

/** The answer of that name as that generation prints it: without members that it hasn't got, or with more. */
export const answerOf = <Value extends object>(generation: EditionName, name: string, value: Value): Value =>
	CHANGES[generation].reduce((answer, { answers }) => merged(answer, answers?.[name] ?? {}), value);

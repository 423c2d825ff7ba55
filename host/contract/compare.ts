import { isRecord } from '../php';

function kindOf(value: unknown): string {
	if (value === null) {
		return 'null';
	}
	return Array.isArray(value) ? 'list' : typeof value;
}

/**
 * Paths at which two values differ in shape: members, types, first entry of lists. Skips those that match
 * `except`.
 */
export function differences(ours: unknown, theirs: unknown, where: string, except: RegExp): string[] {
	if (except.test(where)) {
		return [];
	}
	if (kindOf(ours) !== kindOf(theirs)) {
		// An empty map is an empty list there, and either side may be empty for lack of content (quirk 5).
		const isEmptyMap =
			[ours, theirs].some((each) => Array.isArray(each) && each.length === 0) &&
			[ours, theirs].some(isRecord);
		return isEmptyMap ? [] : [`${where}: ${kindOf(ours)} instead of ${kindOf(theirs)}`];
	}
	if (Array.isArray(ours) && Array.isArray(theirs)) {
		return ours.length && theirs.length ? differences(ours[0], theirs[0], `${where}[0]`, except) : [];
	}
	if (!isRecord(ours) || !isRecord(theirs)) {
		return [];
	}
	return [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].flatMap((name) => {
		const path = `${where}.${name}`;
		if (name in ours && name in theirs) {
			return differences(ours[name], theirs[name], path, except);
		}
		return except.test(path) ? [] : [`${path} is ${name in ours ? 'not recorded' : 'missing'}`];
	});
}

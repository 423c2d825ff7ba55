/** `session`: for this tab and until it closes. */
type Area = 'local' | 'session';

const open = (area: Area) => (area === 'local' ? localStorage : sessionStorage);

/** Null if the browser has nothing under the key, no JSON, or refuses. */
export function readJson(area: Area, key: string): unknown {
	try {
		return JSON.parse(open(area).getItem(key) ?? 'null');
	} catch {
		return null;
	}
}

/** The same for a number, such as a time in ms. */
export function readNumber(area: Area, key: string): number | null {
	const value = readJson(area, key);
	return typeof value === 'number' ? value : null;
}

/** True if the browser has stored it. */
export function writeJson(area: Area, key: string, value: unknown): boolean {
	try {
		open(area).setItem(key, JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
}

/** Forgets it. A browser that refuses remembers nothing either. */
export function remove(area: Area, key: string): void {
	try {
		open(area).removeItem(key);
	} catch {
		// Nothing to forget.
	}
}

/** Begins the name under which the browser keeps whether the first steps on the site are done. */
export const GET_STARTED = 'site-dashboard-get-started';

/** Begins the name under which the browser keeps that the site had no views. */
export const NO_VIEWS = 'site-dashboard-no-views';

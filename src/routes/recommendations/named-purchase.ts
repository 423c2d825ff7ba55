/** Where this tab of the browser remembers it, for one entry of its history: reloading and going back come to the same one. */
const keyOf = (entry: string) => `site-dashboard-purchased ${entry}`;

/** Number of the purchase that the page after a checkout named before at this entry of the history; null when it named none. */
export function namedBefore(entry: string): string | null {
	try {
		return sessionStorage.getItem(keyOf(entry));
	} catch {
		return null;
	}
}

/** Remembers what the page has named. */
export function keepNamed(entry: string, purchase: string): void {
	try {
		sessionStorage.setItem(keyOf(entry), purchase);
	} catch {
		// A browser that keeps nothing finds out anew.
	}
}

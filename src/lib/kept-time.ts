/** A moment that this browser remembers between pages, in ms; null when it remembers none, or may not. */
export function keptTime(key: string): number | null {
	try {
		const time = Number(localStorage.getItem(key) || NaN);
		return Number.isFinite(time) ? time : null;
	} catch {
		return null;
	}
}

/** Remembers a moment, in ms. A browser that keeps nothing forgets it with the page. */
export function keepTime(key: string, time: number): void {
	try {
		localStorage.setItem(key, String(time));
	} catch {
		// Nothing can be done, and nothing is lost but the memory.
	}
}

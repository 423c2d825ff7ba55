/** What the router keeps in `history.state`. */
interface EntryState {
	idx?: number | null;
}

const indexHere = (): number | null => (window.history.state as EntryState | null)?.idx ?? null;

/**
 * Makes history entries of others the router's own: the host's menu and people change the hash directly, and an entry
 * without the router's index could not be blocked, so that unsaved edits would be lost without a question (SHELL-090).
 * Has to be called before the router listens itself. Returns what ends it, and a way to say that the router moved.
 */
export function adoptForeignEntries(): { stop: () => void; moved: () => void } {
	let last = indexHere() ?? 0;
	const moved = () => {
		last = indexHere() ?? last;
	};
	const adopt = () => {
		if (indexHere() === null) {
			// A changed hash is a new entry after the last one.
			window.history.replaceState({ ...(window.history.state as object | null), idx: last + 1 }, '');
		}
	};
	window.addEventListener('popstate', adopt);
	return { stop: () => window.removeEventListener('popstate', adopt), moved };
}

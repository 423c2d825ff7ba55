/** What the router keeps in `history.state`. */
interface EntryState {
	idx?: number | null;
}

/** Places of the host's page that its own links jump to: no screens (SHELL-021). */
const PLACES_OF_THE_HOST = ['wpbody-content', 'wp-toolbar'];

const indexHere = (): number | null => (window.history.state as EntryState | null)?.idx ?? null;

const isAtPlaceOfHost = () => PLACES_OF_THE_HOST.includes(window.location.hash.replace(/^#\/?/, ''));

/**
 * Makes history entries of others the router's own: the host's menu and people change the hash directly, and an entry
 * without the router's index could not be blocked, so that unsaved edits would be lost without a question (SHELL-090).
 * A jump to a place of the host's page is kept from the router: the screen stays as it is (SHELL-021). Has to be called
 * before the router listens itself. Returns what ends it, and a way to say that the router moved.
 */
export function adoptForeignEntries(): { stop: () => void; moved: () => void } {
	let here = indexHere() ?? 0;
	const moved = () => {
		here = indexHere() ?? here;
	};
	const adopt = (event: Event) => {
		if (indexHere() === null) {
			// A changed hash is a new entry after the one that was left.
			window.history.replaceState({ ...(window.history.state as object | null), idx: here + 1 }, '');
		}
		moved();
		if (isAtPlaceOfHost()) {
			event.stopImmediatePropagation();
		}
	};
	window.addEventListener('popstate', adopt);
	return { stop: () => window.removeEventListener('popstate', adopt), moved };
}

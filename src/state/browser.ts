/** What thunks do to the window; tests pass their own. */
export interface Browser {
	/** Leaves the page for a web address; with `replaces`, going back skips the page that is left. */
	leave: (url: string, options?: { replaces: boolean }) => void;
	reload: () => void;
	/** Runs it when the page has nothing more urgent to do. */
	whenIdle: (task: () => void) => void;
	/** Runs it when the page has come to rest, some seconds later: for what the user did not ask for yet. */
	whenAtRest: (task: () => void) => void;
}

/** In ms: by then the first view is complete on most hosts, or the user is gone. */
const REST_TIME = 5_000;

export const windowBrowser: Browser = {
	leave: (url, { replaces } = { replaces: false }) =>
		replaces ? window.location.replace(url) : window.location.assign(url),
	reload: () => window.location.reload(),
	whenIdle: (task) => (window.requestIdleCallback ?? setTimeout)(() => task()),
	whenAtRest: (task) => setTimeout(() => windowBrowser.whenIdle(task), REST_TIME),
};

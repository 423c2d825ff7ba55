/** What thunks do to the window; tests pass their own. */
export interface Browser {
	/** Leaves the page for a web address. */
	leave: (url: string) => void;
	reload: () => void;
	/** Runs it when the page has nothing more urgent to do. */
	whenIdle: (task: () => void) => void;
}

export const windowBrowser: Browser = {
	leave: (url) => window.location.assign(url),
	reload: () => window.location.reload(),
	whenIdle: (task) => (window.requestIdleCallback ?? setTimeout)(() => task()),
};

import { closeWithApps } from './open-app';

/** As in a browser, what's far below the window isn't there. */
export function withoutScrolling(): void {
	const { IntersectionObserver } = window;
	window.IntersectionObserver = class {
		observe() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
	closeWithApps(() => (window.IntersectionObserver = IntersectionObserver));
}

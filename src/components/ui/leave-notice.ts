/** The notice that has the focus is about to go: the focus moves on to `place`, else to the screen's heading. */
export function leaveNotice(place?: HTMLElement): void {
	if (document.activeElement?.closest('[data-tone]')) {
		const target = place ?? document.querySelector<HTMLElement>('[data-screen-heading]');
		target?.focus({ preventScroll: true });
	}
}

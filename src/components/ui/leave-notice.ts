/** The focused notice is about to go: the focus moves to `next`, else to the screen's heading. */
export function leaveNotice(next?: HTMLElement): void {
	if (document.activeElement?.closest('[data-tone], [data-undo]')) {
		const target = next ?? document.querySelector<HTMLElement>('[data-screen-heading]');
		target?.focus({ preventScroll: true });
	}
}

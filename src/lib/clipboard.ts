/** Puts text on the clipboard; false where the browser refuses every way. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		// Missing on pages without TLS, or refused by a policy or the user: the old way may still work.
		return copyBySelection(text);
	}
}

function copyBySelection(text: string): boolean {
	const focused = document.activeElement;
	const area = document.createElement('textarea');
	area.value = text;
	area.readOnly = true;
	area.tabIndex = -1;
	area.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
	area.setAttribute('aria-hidden', 'true');
	// Beside what has the focus: a dialog would take the focus back from anything outside it.
	(focused?.parentElement ?? document.body).append(area);
	try {
		area.focus({ preventScroll: true });
		area.select();
		return document.execCommand('copy');
	} catch {
		return false;
	} finally {
		area.remove();
		if (focused instanceof HTMLElement) {
			focused.focus({ preventScroll: true });
		}
	}
}

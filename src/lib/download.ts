/** Milliseconds until the browser has surely taken the text over. */
const RELEASE = 60_000;

/** Downloads a text as a file. */
export function downloadText(name: string, text: string, type: string): void {
	const url = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), RELEASE);
}

/** Runs it when the current state of the page has been painted. Returns what calls it off. */
export function afterPaint(task: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(task, 0);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
}

/** Resolves in a task of its own. After a click, browsers paint before that: no call holds the frame up. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

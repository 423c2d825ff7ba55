type Listener = (location: string, name: string) => void;

let listener: Listener = () => {};
/** One bug passes several catchers as it is thrown; the first one reports it. */
const reported = new WeakSet<object>();
/** Lines of the stack that help support; the console has the whole. */
const FRAMES = 3;

/** The page's one listener for faults from now on. */
export const onBug = (hear: Listener) => {
	listener = hear;
};

/** Reports a bug of ours: its stack in the console, its location and name to the listener. */
export function reportBug(error: unknown, location: string): void {
	if (error instanceof Object) {
		if (reported.has(error)) {
			return;
		}
		reported.add(error);
	}
	// eslint-disable-next-line no-console -- a fault of our own leaves its stack
	console.error(error);
	listener(location, error instanceof Error ? error.name : typeof error);
}

/** Message and place of a fault, for "Copy details". */
export function traceOf(error: unknown): string {
	const stack = error instanceof Error ? (error.stack ?? '') : '';
	const frames = stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line));
	return [String(error), ...frames.slice(0, FRAMES)].join('\n');
}

/** Code that didn't arrive, as after an update of the plugin, is no fault of the code. */
export const isChunkMissing = (error: unknown) =>
	error instanceof Error &&
	(error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

/** The screen, without what was typed there. */
export const currentLocation = () => `#${/^#([\w/-]*)/.exec(window.location.hash)?.[1] ?? ''}`;

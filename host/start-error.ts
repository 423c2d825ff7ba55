/** The host cannot start, for a reason that the person who started it can mend; the message is a whole sentence. */
export class StartError extends Error {
	override name = 'StartError';
}

/** What an error says, in the middle of a sentence; also for errors that come from another realm. */
export function reasonOf(error: unknown): string {
	const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
	return String(message).replace(/\.$/, '');
}

/** The reason why the host can't start, as a full sentence for the person who started it. */
export class StartError extends Error {
	override name = 'StartError';
}

/** Errors of files and of PostgreSQL, for the person who starts the host. */
const REASONS: Record<string, string> = {
	EACCES: 'permission denied',
	EISDIR: 'it is a directory',
	ENOENT: 'its directory can’t be created',
	ENOTDIR: 'part of its path isn’t a directory',
	EROFS: 'the file system is read-only',
	ECONNREFUSED: 'no server answers there',
	'25006': 'it is read-only',
	'53100': 'the disk is full',
	'55P03': 'another process is writing to it',
};

/** The same for SQLite, by the numbers of its errors. */
const SQLITE_REASONS: Record<number, string> = {
	5: 'another process is writing to it',
	8: 'it is read-only, or its directory is',
	10: 'the disk can’t be written or read',
	11: 'a part of it is missing or damaged',
	13: 'the disk is full',
};

interface DatabaseError {
	code?: string;
	rawCode?: number;
	message?: unknown;
}

/** The number of SQLite's error; the upper bits hold details. */
const sqliteCode = (error: unknown): number => ((Object(error) as DatabaseError).rawCode ?? 0) & 0xff;

/** True if another process was writing for too long. */
export const isLocked = (error: unknown): boolean =>
	sqliteCode(error) === 5 || (Object(error) as DatabaseError).code === '55P03';

/** True if nothing can be written until somebody has done something about it. */
const isUnwritable = (error: unknown): boolean =>
	[8, 10, 13].includes(sqliteCode(error)) ||
	['25006', '53100'].includes((Object(error) as DatabaseError).code ?? '');

/** The error's words for the middle of a sentence; also for errors that come from another realm. */
export function reasonOf(error: unknown): string {
	const { code, message } = Object(error) as DatabaseError;
	const known = REASONS[code ?? ''] ?? SQLITE_REASONS[sqliteCode(error)];
	return known ?? String(message || code || error).replace(/\.$/, '');
}

/** A refused call, in the shape that WordPress gives it (host-contract 4.1). */
export class RestError extends Error {
	override name = 'RestError';

	constructor(
		readonly status: number,
		readonly code: string,
		message: string,
		/** Members of `data` besides the status. */
		readonly details: Readonly<Record<string, unknown>> = {},
	) {
		super(message);
	}

	/** The body of the answer. */
	toJSON(): unknown {
		return { code: this.code, message: this.message, data: { status: this.status, ...this.details } };
	}
}

/**
 * An error passed on with its `data`: null or the provider's status (host-contract 4.1). The HTTP status may
 * be 200 (host-contract 4.2).
 */
export class RelayedError extends RestError {
	constructor(
		status: number,
		code: string,
		message: string,
		private readonly body: {
			data?: unknown;
			/** A number in one case (quirk 26). */
			message?: number;
			additional_errors?: readonly object[];
		} = {},
	) {
		super(status, code, message);
	}

	override toJSON(): unknown {
		return { code: this.code, message: this.message, data: null, ...this.body };
	}
}

/** The error without an HTTP status: the provider couldn't be reached (host-contract 4.2). */
export const unanswered = (code: string, message: string) =>
	new RestError(200, code, message, { status: '' });

export const noRoute = () =>
	new RestError(404, 'rest_no_route', 'No route was found matching the URL and request method.');

/** Tells the caller what somebody can mend, or nothing. */
export function refusalOf(error: unknown): RestError {
	const reason = reasonOf(error);
	if (isLocked(error)) {
		return busy();
	}
	return isUnwritable(error)
		? new RestError(503, 'rest_not_saved', `Nothing can be saved: ${reason}. What was saved before is safe.`)
		: new RestError(500, 'internal_server_error', 'There has been a critical error on this website.');
}

export const busy = () => new RestError(503, 'rest_busy', 'The site is busy. Try again in a few seconds.');

export const tooLarge = () => new RestError(413, 'rest_request_too_large', 'The request is too large.');

export const foreignChange = () =>
	new RestError(403, 'rest_foreign_origin', 'This request was not sent from this site.');

export const misdirected = () =>
	new RestError(421, 'rest_misdirected_request', 'There is no site under this name here.');

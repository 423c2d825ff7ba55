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
export const isUnwritable = (error: unknown): boolean =>
	[8, 10, 13].includes(sqliteCode(error)) ||
	['25006', '53100'].includes((Object(error) as DatabaseError).code ?? '');

/** The error's words for the middle of a sentence; also for errors that come from another realm. */
export function reasonOf(error: unknown): string {
	const { code, message } = Object(error) as DatabaseError;
	const known = REASONS[code ?? ''] ?? SQLITE_REASONS[sqliteCode(error)];
	return known ?? String(message || code || error).replace(/\.$/, '');
}

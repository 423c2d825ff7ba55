import { createHash, randomBytes } from 'node:crypto';
import type { Database, SessionRow, UserRow } from '../store/tables';
import { toUser, type User } from './users';

/** A login that is still good. */
export interface Session {
	tokenHash: string;
	user: User;
	expiresAt: number;
}

/** How long a login lasts, in ms. */
export const SESSION_LIFETIME = 14 * 24 * 60 * 60 * 1000;

/** SHA-256 of a token, as it is stored. */
export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('hex');
}

/** Starts a session and returns the token for the cookie; expired sessions are swept out on the way. */
export async function startSession(db: Database, userId: number, now: number): Promise<string> {
	const token = randomBytes(32).toString('base64url');
	await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
	await db
		.insertInto('sessions')
		.values({
			token_hash: hashToken(token),
			user_id: userId,
			created_at: now,
			expires_at: now + SESSION_LIFETIME,
		})
		.execute();
	return token;
}

/** The session of a token, or null when there is none or its time is over. */
export async function findSession(db: Database, token: string, now: number): Promise<Session | null> {
	const row = await db
		.selectFrom('sessions')
		.innerJoin('users', 'users.id', 'sessions.user_id')
		.select(['token_hash', 'expires_at', 'users.id', 'login', 'display_name', 'email', 'role'])
		.where('token_hash', '=', hashToken(token))
		.where('expires_at', '>', now)
		.executeTakeFirst();
	return row ? { tokenHash: row.token_hash, expiresAt: row.expires_at, user: toUser(row) } : null;
}

/** Who asks, and the version of the data at that moment. */
export interface Visitor {
	session: Session | null;
	version: number;
}

/** Reads a token's session and the data's version in one query, since every call needs both. */
export function visitorFinder(db: Database): (token: string | undefined, now: number) => Promise<Visitor> {
	// Put together once: only the two values change.
	const query = db
		.selectFrom('data_version')
		.leftJoin('sessions', (join) => join.on('token_hash', '=', '').on('expires_at', '>', 0))
		.leftJoin('users', 'users.id', 'sessions.user_id')
		.select(['version', 'token_hash', 'expires_at', 'users.id', 'login', 'display_name', 'email', 'role'])
		.compile();
	return async (token, now) => {
		const bound: typeof query = { ...query, parameters: [token ? hashToken(token) : '', now] };
		const { rows } = await db.executeQuery(bound);
		const [row] = rows;
		if (!row) {
			throw new Error('The version of the data is missing.');
		}
		return { version: row.version, session: toSession(row) };
	};
}

function toSession(row: { [Name in keyof SessionColumns]: SessionColumns[Name] | null }): Session | null {
	const { token_hash: tokenHash, expires_at: expiresAt, id, login, display_name, email, role } = row;
	if (tokenHash === null || expiresAt === null || id === null || login === null || email === null) {
		return null;
	}
	const user = toUser({ id, login, email, display_name: display_name ?? login, role: role ?? '' });
	return { tokenHash, expiresAt, user };
}

type SessionColumns = Pick<SessionRow, 'token_hash' | 'expires_at'> &
	Pick<UserRow, 'id' | 'login' | 'display_name' | 'email' | 'role'>;

export async function endSession(db: Database, tokenHash: string): Promise<void> {
	await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** A user's sessions that are still good, the newest first; `createdAt` in ms. */
export async function listSessions(
	db: Database,
	userId: number,
	now: number,
): Promise<Array<{ tokenHash: string; createdAt: number }>> {
	const rows = await db
		.selectFrom('sessions')
		.select(['token_hash', 'created_at'])
		.where('user_id', '=', userId)
		.where('expires_at', '>', now)
		.orderBy('created_at', 'desc')
		.execute();
	return rows.map(({ token_hash, created_at }) => ({ tokenHash: token_hash, createdAt: created_at }));
}

/** Logs the user out in every other browser. */
export async function endOtherSessions(db: Database, { tokenHash, user }: Session): Promise<void> {
	await db
		.deleteFrom('sessions')
		.where('user_id', '=', user.id)
		.where('token_hash', '!=', tokenHash)
		.execute();
}

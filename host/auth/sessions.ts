import { createHash, randomBytes } from 'node:crypto';
import type { Database, SessionRow, UserRow } from '../store/tables';
import { toUser, type User } from './users';

/** A login that is still good. */
export interface Session {
	tokenHash: string;
	user: User;
	createdAt: number;
	/** When it was last used, to within ten minutes. */
	usedAt: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** Longest life of a login, in ms. */
export const SESSION_LIFETIME = 14 * DAY;

/** Longest time without a request, in ms. */
const IDLE_LIFETIME = 3 * DAY;

/** Sessions of a user; the newest are kept. */
const MAX_SESSIONS = 50;

/** Precision of the last use, in ms: storing each would be a write for every request. */
const USE_PRECISION = 10 * 60 * 1000;

/** SHA-256 of a token, as it is stored. */
export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('hex');
}

/** Starts a session and returns the token for the cookie; expired ones and the oldest are swept out. */
export async function startSession(db: Database, userId: number, now: number): Promise<string> {
	const token = randomBytes(32).toString('base64url');
	await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
	await db
		.insertInto('sessions')
		.values({
			token_hash: hashToken(token),
			user_id: userId,
			created_at: now,
			used_at: now,
			expires_at: now + IDLE_LIFETIME,
		})
		.execute();
	const kept = (await listSessions(db, userId, now)).slice(0, MAX_SESSIONS).map(({ tokenHash }) => tokenHash);
	await db
		.deleteFrom('sessions')
		.where('user_id', '=', userId)
		.where('token_hash', 'not in', [...kept, hashToken(token)])
		.execute();
	return token;
}

/** The session of a token; null for an unknown or expired one. */
export async function findSession(db: Database, token: string, now: number): Promise<Session | null> {
	const row = await db
		.selectFrom('sessions')
		.innerJoin('users', 'users.id', 'sessions.user_id')
		.select(COLUMNS)
		.where('token_hash', '=', hashToken(token))
		.where('expires_at', '>', now)
		.executeTakeFirst();
	return row ? toSession(row) : null;
}

/** Stores that the session is in use, and moves its end away, unless that was done a few minutes ago. */
export async function keepSession(
	db: Database,
	{ tokenHash, createdAt, usedAt }: Session,
	now: number,
): Promise<void> {
	// The clock may have been set back.
	if (Math.abs(now - usedAt) < USE_PRECISION) {
		return;
	}
	await db
		.updateTable('sessions')
		.set({ used_at: now, expires_at: Math.min(now + IDLE_LIFETIME, createdAt + SESSION_LIFETIME) })
		.where('token_hash', '=', tokenHash)
		// Of several requests at once, one is enough.
		.where('used_at', '=', usedAt)
		.execute();
}

/** The user, their session, and the version of the data at that moment. */
interface Visitor {
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
		.select(['version', ...COLUMNS])
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
	const { token_hash: tokenHash, id, login, display_name, email, role } = row;
	if (tokenHash === null || id === null || login === null || email === null) {
		return null;
	}
	const user = toUser({ id, login, email, display_name: display_name ?? login, role: role ?? '' });
	return { tokenHash, user, createdAt: row.started_at ?? 0, usedAt: row.used_at ?? 0 };
}

const COLUMNS = [
	'token_hash',
	'sessions.created_at as started_at',
	'used_at',
	'users.id',
	'login',
	'display_name',
	'email',
	'role',
] as const;

type SessionColumns = Pick<SessionRow, 'token_hash' | 'used_at'> &
	Pick<UserRow, 'id' | 'login' | 'display_name' | 'email' | 'role'> & {
		started_at: SessionRow['created_at'];
	};

export async function endSession(db: Database, tokenHash: string): Promise<void> {
	await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** A user's sessions that are still good, the newest first. */
export async function listSessions(
	db: Database,
	userId: number,
	now: number,
): Promise<Array<Omit<Session, 'user'>>> {
	const rows = await db
		.selectFrom('sessions')
		.select(['token_hash', 'created_at', 'used_at'])
		.where('user_id', '=', userId)
		.where('expires_at', '>', now)
		.orderBy('created_at', 'desc')
		.execute();
	return rows.map(({ token_hash, created_at, used_at }) => ({
		tokenHash: token_hash,
		createdAt: created_at,
		usedAt: used_at,
	}));
}

/** Logs the user out in every other browser. */
export async function endOtherSessions(db: Database, { tokenHash, user }: Session): Promise<void> {
	await db
		.deleteFrom('sessions')
		.where('user_id', '=', user.id)
		.where('token_hash', '!=', tokenHash)
		.execute();
}

import type { Database, UserRow } from '../store/tables';
import { hashPassword, isPassword } from './passwords';
import { isRole, type Role } from './roles';

/** A user of the site, without anything secret. */
export interface User {
	id: number;
	login: string;
	displayName: string;
	email: string;
	role: Role;
}

export interface NewUser {
	id: number;
	login: string;
	role: Role;
	password: string;
}

/** The user that a row describes; an unknown role has no rights beyond those of a subscriber. */
export function toUser(row: Pick<UserRow, 'id' | 'login' | 'display_name' | 'email' | 'role'>): User {
	const role = isRole(row.role) ? row.role : 'subscriber';
	return { id: row.id, login: row.login, displayName: row.display_name, email: row.email, role };
}

/** Stores users with hashed passwords; `cost` as in `hashPassword`. */
export async function createUsers(
	db: Database,
	users: readonly NewUser[],
	cost: number,
	now: number,
): Promise<void> {
	const rows = await Promise.all(
		users.map(async ({ id, login, role, password }) => ({
			id,
			login,
			role,
			display_name: login,
			email: `${login}@example.com`,
			created_at: now,
			...(await hashPassword(password, cost)),
		})),
	);
	await db.insertInto('users').values(rows).execute();
}

export async function findUser(db: Database, id: number): Promise<User | null> {
	const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
	return row ? toUser(row) : null;
}

export async function findUserByLogin(db: Database, login: string): Promise<User | null> {
	const row = await db.selectFrom('users').selectAll().where('login', '=', login).executeTakeFirst();
	return row ? toUser(row) : null;
}

/** The row of the user with that name or email address, as it's typed at a login. */
export function findUserByName(db: Database, name: string): Promise<UserRow | undefined> {
	return db
		.selectFrom('users')
		.selectAll()
		.where((where) => where.or([where('login', '=', name), where('email', '=', name)]))
		.executeTakeFirst();
}

/** The user with that email address, however it's written. */
export async function findUserByEmail(db: Database, email: string): Promise<User | null> {
	const row = await db
		.selectFrom('users')
		.selectAll()
		.where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
		.executeTakeFirst();
	return row ? toUser(row) : null;
}

/**
 * The user with that name or email address and that password, or null. An unknown name takes as long as a
 * wrong password, so it doesn't reveal which names exist.
 */
export async function authenticate(
	db: Database,
	{ name, password, cost }: { name: string; password: string; cost: number },
): Promise<User | null> {
	const row = await findUserByName(db, name);
	if (!row) {
		const anybody = await db.selectFrom('users').selectAll().limit(1).executeTakeFirst();
		if (anybody) {
			await isPassword(password, anybody);
		}
		return null;
	}
	if (!(await isPassword(password, row))) {
		return null;
	}
	if (row.password_cost < cost) {
		// Kept by an earlier version, which made guessing cheaper.
		const hash = await hashPassword(password, cost);
		await db.updateTable('users').set(hash).where('id', '=', row.id).execute();
	}
	return toUser(row);
}

import type { Database, UserRow } from '../store/tables';
import { hashPassword, isPassword } from './passwords';

/** Roles and capabilities of the site, named as WordPress names them. */
export const ROLES = {
	administrator: 'Administrator',
	editor: 'Editor',
	author: 'Author',
	contributor: 'Contributor',
	subscriber: 'Subscriber',
} as const;

export type Role = keyof typeof ROLES;
type Capability = 'read' | 'edit_posts' | 'publish_posts' | 'manage_options' | 'activate_plugins';

const CAPABILITIES: Record<Role, readonly Capability[]> = {
	administrator: ['read', 'edit_posts', 'publish_posts', 'manage_options', 'activate_plugins'],
	editor: ['read', 'edit_posts', 'publish_posts'],
	author: ['read', 'edit_posts', 'publish_posts'],
	contributor: ['read', 'edit_posts'],
	subscriber: ['read'],
};

function isRole(value: unknown): value is Role {
	return typeof value === 'string' && Object.hasOwn(ROLES, value);
}

/** A visitor (null) has no capability. */
export function hasCapability(role: Role | null, capability: Capability): boolean {
	return role !== null && CAPABILITIES[role].includes(capability);
}

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

/** The one form of a name or email address, in which it's looked up and counted. */
export const plainName = (name: string) => name.trim().toLowerCase();

/** The row of the user with that name or email address, however it's typed. */
export function findUserByName(db: Database, name: string): Promise<UserRow | undefined> {
	const is = plainName(name);
	return db
		.selectFrom('users')
		.selectAll()
		.where(({ fn, eb, or }) =>
			or([eb(fn<string>('lower', ['login']), '=', is), eb(fn<string>('lower', ['email']), '=', is)]),
		)
		.executeTakeFirst();
}

/**
 * The user with that name or email address and that password, or null. It takes the same time for an unknown
 * name, and whatever the user's hash cost, so it doesn't reveal which names exist.
 */
export async function authenticate(
	db: Database,
	{ name, password, cost }: { name: string; password: string; cost: number },
): Promise<User | null> {
	const row = await findUserByName(db, name);
	const isOfToday = row?.password_cost === cost;
	const fresh = isOfToday ? null : await hashPassword(password, cost);
	let isRight = isOfToday && (await isPassword(password, row));
	const costs = await db
		.selectFrom('users')
		.select('password_cost')
		.distinct()
		.where('password_cost', '!=', cost)
		.execute();
	for (const { password_cost } of costs) {
		const stored = row?.password_cost === password_cost ? row : { ...NOBODY, password_cost };
		isRight = (await isPassword(password, stored)) || isRight;
	}
	if (!row || !isRight) {
		return null;
	}
	if (fresh && row.password_cost < cost) {
		// Kept by an earlier version, which made guessing cheaper.
		await db.updateTable('users').set(fresh).where('id', '=', row.id).execute();
	}
	return toUser(row);
}

/** No password hashes to this. */
const NOBODY = { password_salt: '', password_hash: '0'.repeat(64) };

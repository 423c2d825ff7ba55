import { createHash } from 'node:crypto';
import type { Database, ProviderAccountRow } from '../store/tables';

const PATH = '/provider/avatar/';

/** URL of the avatar for an email address, `size` pixels wide; it doesn't reveal the address. */
export function avatarUrl(origin: string, email: string, size: number): string {
	const hash = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
	return `${origin}${PATH}${hash.slice(0, 32)}.svg?s=${size}`;
}

/** The avatar at that path: head and shoulders in a color derived from it; null for other paths. */
export function avatarResponse(path: string): Response | null {
	const hash = /^([\da-f]{32})\.svg$/.exec(path.slice(PATH.length))?.[1];
	if (!hash) {
		return null;
	}
	const color = `hsl(${parseInt(hash.slice(0, 4), 16) % 360} 40% 45%)`;
	const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${color}"/><g fill="#fff" fill-opacity=".85"><circle cx="32" cy="25" r="11"/><path d="M10 64c0-14 9-23 22-23s22 9 22 23z"/></g></svg>`;
	return new Response(picture, {
		headers: {
			'Content-Type': 'image/svg+xml',
			'Cache-Control': 'public, max-age=86400',
			'X-Content-Type-Options': 'nosniff',
			'Content-Security-Policy': "default-src 'none'",
		},
	});
}

/** An account at the provider, as the site hands it to the front end (host-contract 2.1, `wpcomUser`). */
export interface ProviderUser {
	ID: number;
	login: string;
	email: string;
	url: string;
	first_name: string;
	last_name: string;
	display_name: string;
	description: string;
	nicename: string;
	user_locale: string;
	text_direction: 'ltr' | 'rtl';
	color_scheme: string;
	two_step_enabled: boolean;
	site_count: number;
	external_user_id: number;
	avatar: string;
}

/** Accounts are numbered from here. */
const FIRST_ID = 90_000_001;

interface NewAccount {
	email: string;
	login: string;
	displayName: string;
	now: number;
}

/** The account with that email address; opens it if it's new. */
export async function findOrOpenAccount(db: Database, wanted: NewAccount): Promise<ProviderAccountRow> {
	const known = await findAccountByEmail(db, wanted.email);
	if (known) {
		return known;
	}
	const { last } = await db
		.selectFrom('provider_accounts')
		.select((select) => select.fn.max('id').as('last'))
		.executeTakeFirstOrThrow();
	const account: ProviderAccountRow = {
		id: last === null ? FIRST_ID : Number(last) + 1,
		login: await freeLogin(db, `wpcom-${wanted.login}`),
		email: wanted.email,
		display_name: wanted.displayName,
		locale: 'en',
		created_at: wanted.now,
	};
	await db.insertInto('provider_accounts').values(account).execute();
	return account;
}

/** The login, or the first one with a number behind it that nobody has. */
async function freeLogin(db: Database, wanted: string, count = 1): Promise<string> {
	const login = count === 1 ? wanted : `${wanted}-${count}`;
	const row = await db
		.selectFrom('provider_accounts')
		.select('id')
		.where('login', '=', login)
		.executeTakeFirst();
	return row ? freeLogin(db, wanted, count + 1) : login;
}

/**
 * The provider's view of an account; `userId` is the site's user. Null for an unknown account.
 */
export async function fetchAccount(
	db: Database,
	{ accountId, userId, siteUrl }: { accountId: number; userId: number; siteUrl: string },
): Promise<ProviderUser | null> {
	const account = await findAccount(db, accountId);
	if (!account) {
		return null;
	}
	const { sites } = await db
		.selectFrom('user_links')
		.select((select) => select.fn.countAll<number>().as('sites'))
		.where('account_id', '=', accountId)
		.executeTakeFirstOrThrow();
	return {
		ID: account.id,
		login: account.login,
		email: account.email,
		url: siteUrl,
		first_name: '',
		last_name: '',
		display_name: account.display_name,
		description: '',
		nicename: account.login,
		user_locale: account.locale,
		text_direction: 'ltr',
		color_scheme: 'modern',
		two_step_enabled: false,
		site_count: Number(sites),
		external_user_id: userId,
		avatar: avatarUrl(siteUrl, account.email, 64),
	};
}

/** The account of that number. */
export function findAccount(db: Database, id: number): Promise<ProviderAccountRow | undefined> {
	return db.selectFrom('provider_accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account with that email address, however it's written. */
export function findAccountByEmail(db: Database, email: string): Promise<ProviderAccountRow | undefined> {
	return db
		.selectFrom('provider_accounts')
		.selectAll()
		.where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
		.executeTakeFirst();
}

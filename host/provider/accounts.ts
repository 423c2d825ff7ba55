import type { Database, ProviderAccountRow } from '../store/tables';
import { avatarUrl } from './avatar';

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

export interface NewAccount {
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

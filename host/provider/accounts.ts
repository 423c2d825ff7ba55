import type { Database, ProviderAccountRow } from '../store/tables';
import { avatarAddress } from './avatar';

/** An account at the provider, as the site hands it to the front end (host contract 2.1, `wpcomUser`). */
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

/** The account with that email address, opened when there is none yet. */
export async function findOrOpenAccount(db: Database, wanted: NewAccount): Promise<ProviderAccountRow> {
	const known = await db
		.selectFrom('provider_accounts')
		.selectAll()
		.where('email', '=', wanted.email)
		.executeTakeFirst();
	if (known) {
		return known;
	}
	const { last } = await db
		.selectFrom('provider_accounts')
		.select((select) => select.fn.max('id').as('last'))
		.executeTakeFirstOrThrow();
	const account: ProviderAccountRow = {
		id: last === null ? FIRST_ID : Number(last) + 1,
		login: `wpcom-${wanted.login}`,
		email: wanted.email,
		display_name: wanted.displayName,
		locale: 'en',
		created_at: wanted.now,
	};
	await db.insertInto('provider_accounts').values(account).execute();
	return account;
}

/** What the provider tells a site about an account; `userId` is the site's own user. Null for an unknown account. */
export async function fetchAccount(
	db: Database,
	{ accountId, userId, siteAddress }: { accountId: number; userId: number; siteAddress: string },
): Promise<ProviderUser | null> {
	const account = await db
		.selectFrom('provider_accounts')
		.selectAll()
		.where('id', '=', accountId)
		.executeTakeFirst();
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
		url: siteAddress,
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
		avatar: avatarAddress(siteAddress, account.email, 64),
	};
}

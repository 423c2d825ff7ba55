import type { Kysely } from 'kysely';

/** Times are milliseconds since 1970 in UTC; flags are 0 or 1; `value` columns hold JSON text. */
export interface Tables {
	users: UserRow;
	sessions: SessionRow;
	options: OptionRow;
	user_options: UserOptionRow;
	module_switches: ModuleSwitchRow;
	plugins: PluginRow;
	user_links: UserLinkRow;
	provider_sites: ProviderSiteRow;
	provider_accounts: ProviderAccountRow;
	provider_authorizations: ProviderAuthorizationRow;
	provider_keys: ProviderKeyRow;
}

export interface UserRow {
	id: number;
	login: string;
	display_name: string;
	email: string;
	role: string;
	password_salt: string;
	password_hash: string;
	/** Cost parameter N of scrypt that the hash was made with. */
	password_cost: number;
	created_at: number;
}

export interface SessionRow {
	/** SHA-256 of the token in the cookie; the token itself is stored nowhere. */
	token_hash: string;
	user_id: number;
	created_at: number;
	expires_at: number;
}

export interface OptionRow {
	name: string;
	value: string;
}

export interface UserOptionRow {
	user_id: number;
	name: string;
	value: string;
}

export interface ModuleSwitchRow {
	slug: string;
	is_on: number;
}

export interface PluginRow {
	file: string;
	is_active: number;
}

/** Users of the site who are linked to an account at the provider: the site's own record. */
export interface UserLinkRow {
	user_id: number;
	account_id: number;
	linked_at: number;
}

/** Sites that the provider knows. */
export interface ProviderSiteRow {
	id: number;
	address: string;
	plan_slug: string;
	/** Since when visits are counted, in days since 1970. */
	counted_since_day: number;
	/** Mean visits a day; 0 for a site that nobody visits. */
	mean_views: number;
	registered_at: number;
}

export interface ProviderAccountRow {
	id: number;
	login: string;
	email: string;
	display_name: string;
	locale: string;
	created_at: number;
}

/** Requests for authorisation that were answered: each may be answered once. */
export interface ProviderAuthorizationRow {
	/** Identifier inside the signed request. */
	request_id: string;
	/** SHA-256 of the code handed to the site; null when it was denied. */
	code_hash: string | null;
	account_id: number | null;
	/** Where the person came from, as the site says. */
	from_place: string | null;
	expires_at: number;
	is_redeemed: number;
}

/** Keys of the anti-spam service. */
export interface ProviderKeyRow {
	key: string;
	is_revoked: number;
}

/** A database handle; inside a transaction always the transaction itself. */
export type Database = Kysely<Tables>;

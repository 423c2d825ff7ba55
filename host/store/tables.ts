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
	provider_purchases: ProviderPurchaseRow;
	provider_licenses: ProviderLicenseRow;
	provider_records: ProviderRecordRow;
	provider_threats: ProviderThreatRow;
	provider_messages: ProviderMessageRow;
	data_version: DataVersionRow;
	login_failures: LoginFailureRow;
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
	/** When it was last used, to within ten minutes. */
	used_at: number;
	/** Comes closer when it isn't used. */
	expires_at: number;
}

interface OptionRow {
	name: string;
	value: string;
}

interface UserOptionRow {
	user_id: number;
	name: string;
	value: string;
}

interface ModuleSwitchRow {
	slug: string;
	is_on: number;
}

interface PluginRow {
	file: string;
	is_active: number;
}

/** Users of the site with accounts at the provider: the site's own record. */
interface UserLinkRow {
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

/** Requests for authorization that were answered: each may be answered once. */
interface ProviderAuthorizationRow {
	/** Identifier inside the signed request. */
	request_id: string;
	/** SHA-256 of the code handed to the site; null when it was denied. */
	code_hash: string | null;
	account_id: number | null;
	/** The page before, as the site says. */
	from_place: string | null;
	expires_at: number;
	is_redeemed: number;
}

/** Keys of the anti-spam service. */
interface ProviderKeyRow {
	key: string;
	is_revoked: number;
}

/** The one row that says how often the site has changed. */
interface DataVersionRow {
	id: number;
	version: number;
}

/** Attempts to log in that count against an IP address, or a name from one. */
interface LoginFailureRow {
	/** SHA-256 of the IP address, or of that and the name. */
	key_hash: string;
	count: number;
	last_at: number;
}

/** A purchase for a site. */
export interface ProviderPurchaseRow {
	id: number;
	site_id: number;
	/** Account that paid; null for a gift. */
	account_id: number | null;
	product_slug: string;
	amount_cents: number;
	coupon: string | null;
	subscribed_at: number;
	expires_at: number;
	/** When it was reverted early; null while it runs. */
	ended_at: number | null;
}

export interface ProviderLicenseRow {
	id: number;
	license_key: string;
	product_slug: string;
	account_id: number;
	/** Site that it is attached to. */
	site_id: number | null;
	issued_at: number;
	attached_at: number | null;
	revoked_at: number | null;
}

/** One record that the provider keeps about a site, by name. */
interface ProviderRecordRow {
	site_id: number;
	name: string;
	value: string;
}

export interface ProviderThreatRow {
	id: number;
	site_id: number;
	/** The name of one of the sandbox's threats. */
	kind: string;
	detected_at: number;
	fixed_at: number | null;
}

/** Received by the provider: answers of surveys, and events. */
export interface ProviderMessageRow {
	id: string;
	kind: 'survey' | 'event';
	name: string;
	/** JSON text. */
	body: string;
	received_at: number;
}

/** A database handle; inside a transaction always the transaction itself. */
export type Database = Kysely<Tables>;

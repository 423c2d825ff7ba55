import { sql, type Kysely, type Migration, type MigrationProvider } from 'kysely';

type Schema = Kysely<unknown>;

/** Tables for what the sandbox provider sells and receives: purchases, licenses, threats, surveys, events. */
const providerMatters: Migration = {
	async up(db: Schema) {
		await createShopTables(db);
		await createRecordTables(db);
	},
};

async function createShopTables({ schema }: Schema): Promise<void> {
	await schema
		.createTable('provider_purchases')
		.addColumn('id', 'integer', (column) => column.primaryKey())
		.addColumn('site_id', 'integer', (column) => column.notNull())
		.addColumn('account_id', 'integer')
		.addColumn('product_slug', 'text', (column) => column.notNull())
		.addColumn('amount_cents', 'integer', (column) => column.notNull())
		.addColumn('coupon', 'text')
		.addColumn('subscribed_at', 'bigint', (column) => column.notNull())
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.addColumn('ended_at', 'bigint')
		.execute();
	await schema.createIndex('purchases_by_site').on('provider_purchases').column('site_id').execute();
	await schema
		.createTable('provider_licenses')
		.addColumn('id', 'integer', (column) => column.primaryKey())
		.addColumn('license_key', 'text', (column) => column.notNull().unique())
		.addColumn('product_slug', 'text', (column) => column.notNull())
		.addColumn('account_id', 'integer', (column) => column.notNull())
		.addColumn('site_id', 'integer')
		.addColumn('issued_at', 'bigint', (column) => column.notNull())
		.addColumn('attached_at', 'bigint')
		.addColumn('revoked_at', 'bigint')
		.execute();
}

async function createRecordTables({ schema }: Schema): Promise<void> {
	await schema
		.createTable('provider_records')
		.addColumn('site_id', 'integer', (column) => column.notNull())
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('value', 'text', (column) => column.notNull())
		.addPrimaryKeyConstraint('provider_records_key', ['site_id', 'name'])
		.execute();
	await schema
		.createTable('provider_threats')
		.addColumn('id', 'integer', (column) => column.primaryKey())
		.addColumn('site_id', 'integer', (column) => column.notNull())
		.addColumn('kind', 'text', (column) => column.notNull())
		.addColumn('detected_at', 'bigint', (column) => column.notNull())
		.addColumn('fixed_at', 'bigint')
		.execute();
	await schema
		.createTable('provider_messages')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('kind', 'text', (column) => column.notNull())
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('body', 'text', (column) => column.notNull())
		.addColumn('received_at', 'bigint', (column) => column.notNull())
		.execute();
	await schema
		.createIndex('messages_by_time')
		.on('provider_messages')
		.columns(['kind', 'received_at', 'id'])
		.execute();
}

/** Migrations see the schema of their own time, so they are not typed by today's tables. */

/** The first tables: people, what the site stores, and what the sandbox provider stores about it. */
const first: Migration = {
	async up(db: Schema) {
		await createUserTables(db);
		await createSiteTables(db);
		await createProviderTables(db);
	},
};

async function createUserTables({ schema }: Schema): Promise<void> {
	await schema
		.createTable('users')
		.addColumn('id', 'integer', (column) => column.primaryKey())
		.addColumn('login', 'text', (column) => column.notNull().unique())
		.addColumn('display_name', 'text', (column) => column.notNull())
		.addColumn('email', 'text', (column) => column.notNull().unique())
		.addColumn('role', 'text', (column) => column.notNull())
		.addColumn('password_salt', 'text', (column) => column.notNull())
		.addColumn('password_hash', 'text', (column) => column.notNull())
		.addColumn('password_cost', 'integer', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.execute();
	await schema
		.createTable('sessions')
		.addColumn('token_hash', 'text', (column) => column.primaryKey())
		.addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.execute();
	await schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
	await schema
		.createTable('user_options')
		.addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('value', 'text', (column) => column.notNull())
		.addPrimaryKeyConstraint('user_options_key', ['user_id', 'name'])
		.execute();
}

async function createSiteTables({ schema }: Schema): Promise<void> {
	await schema
		.createTable('options')
		.addColumn('name', 'text', (column) => column.primaryKey())
		.addColumn('value', 'text', (column) => column.notNull())
		.execute();
	await schema
		.createTable('module_switches')
		.addColumn('slug', 'text', (column) => column.primaryKey())
		.addColumn('is_on', 'integer', (column) => column.notNull())
		.execute();
	await schema
		.createTable('plugins')
		.addColumn('file', 'text', (column) => column.primaryKey())
		.addColumn('is_active', 'integer', (column) => column.notNull())
		.execute();
	await schema
		.createTable('user_links')
		.addColumn('user_id', 'integer', (column) =>
			column.primaryKey().references('users.id').onDelete('cascade'),
		)
		.addColumn('account_id', 'integer', (column) => column.notNull())
		.addColumn('linked_at', 'bigint', (column) => column.notNull())
		.execute();
}

async function createProviderTables({ schema }: Schema): Promise<void> {
	await schema
		.createTable('provider_sites')
		.addColumn('id', 'integer', (column) => column.primaryKey())
		.addColumn('address', 'text', (column) => column.notNull())
		.addColumn('plan_slug', 'text', (column) => column.notNull())
		.addColumn('counted_since_day', 'integer', (column) => column.notNull())
		.addColumn('mean_views', 'integer', (column) => column.notNull())
		.addColumn('registered_at', 'bigint', (column) => column.notNull())
		.execute();
	await schema
		.createTable('provider_accounts')
		.addColumn('id', 'integer', (column) => column.primaryKey())
		.addColumn('login', 'text', (column) => column.notNull().unique())
		.addColumn('email', 'text', (column) => column.notNull().unique())
		.addColumn('display_name', 'text', (column) => column.notNull())
		.addColumn('locale', 'text', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.execute();
	await schema
		.createTable('provider_authorizations')
		.addColumn('request_id', 'text', (column) => column.primaryKey())
		.addColumn('code_hash', 'text', (column) => column.unique())
		.addColumn('account_id', 'integer')
		.addColumn('from_place', 'text')
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.addColumn('is_redeemed', 'integer', (column) => column.notNull())
		.execute();
	await schema
		.createTable('provider_keys')
		.addColumn('key', 'text', (column) => column.primaryKey())
		.addColumn('is_revoked', 'integer', (column) => column.notNull())
		.execute();
}

/** Several processes share one site by these: a count of its changes, and of guessed passwords. */
const sharing: Migration = {
	async up(db: Schema) {
		await db.schema
			.createTable('data_version')
			.addColumn('id', 'integer', (column) => column.primaryKey())
			.addColumn('version', 'bigint', (column) => column.notNull())
			.execute();
		await sql`insert into data_version (id, version) values (1, 1)`.execute(db);
		await db.schema
			.createTable('login_failures')
			.addColumn('key_hash', 'text', (column) => column.primaryKey())
			.addColumn('count', 'integer', (column) => column.notNull())
			.addColumn('last_at', 'bigint', (column) => column.notNull())
			.execute();
	},
};

/** Earlier sessions count as used when they began, and keep their end until the next request. */
const sessionUse: Migration = {
	async up(db: Schema) {
		await db.schema
			.alterTable('sessions')
			.addColumn('used_at', 'bigint', (column) => column.notNull().defaultTo(0))
			.execute();
		await sql`update sessions set used_at = created_at`.execute(db);
	},
};

/** All migrations by name; they run in the order of their names, and a released one never changes again. */
export const migrations: MigrationProvider = {
	getMigrations: () =>
		Promise.resolve({
			'0001-first-tables': first,
			'0002-sharing': sharing,
			'0003-provider-matters': providerMatters,
			'0004-session-use': sessionUse,
		}),
};

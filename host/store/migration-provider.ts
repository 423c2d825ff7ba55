import type { Kysely, Migration } from 'kysely';

type Schema = Kysely<unknown>;

/** Tables for what the sandbox provider sells and receives: purchases, licenses, threats, surveys, events. */
export const providerMatters: Migration = {
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

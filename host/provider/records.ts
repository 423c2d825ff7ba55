import type { Database } from '../store/tables';

/** A discount that the provider offers a site once. */
export interface Discount {
	code: string;
	/** Percent. */
	discount: number;
	isUsed: boolean;
	/** In ms. */
	expiresAt: number;
}

/** The backup service's own reason for not working on a site (host-contract 5.6). */
export type BackupReason = 'missing_plan' | 'site_new' | 'vp_active_on_site' | 'multisite_not_supported';

/** Everything that the provider keeps about a site besides purchases, licenses and threats. */
export interface ProviderRecords {
	discount: Discount | null;
	/** Credentials of the server: none are needed, or they are waited for until somebody enters them. */
	credentials: { areNeeded: boolean; enteredAt: number | null };
	/** States of the backup and scan services that time alone doesn't bring about. */
	backup: { state: 'unavailable' | 'inactive'; reason: BackupReason } | null;
	scan: { reason: 'vp_active_on_site' | 'multisite_not_supported' | null } | null;
	/** When the last scan was requested, in ms. */
	scanRequestedAt: number | null;
	google: { isVerified: boolean; keyrings: readonly number[]; error: string | null };
	/** Percent off all products, or none. */
	sale: number | null;
	hasSuggestions: boolean;
	hasUpsell: boolean;
	/** Megabytes of videos. */
	videoStorage: number;
	/** When the site was last found down, in ms. */
	lastDowntimeAt: number | null;
	migration: { status: string; percent?: number };
}

const NEW_RECORDS: ProviderRecords = {
	discount: null,
	credentials: { areNeeded: false, enteredAt: null },
	backup: null,
	scan: null,
	scanRequestedAt: null,
	google: { isVerified: false, keyrings: [], error: null },
	sale: null,
	hasSuggestions: true,
	hasUpsell: true,
	videoStorage: 0,
	lastDowntimeAt: null,
	migration: { status: 'inactive' },
};

/** The provider's records of a site; those never written are as for a new one. */
export async function readRecords(db: Database, siteId: number): Promise<ProviderRecords> {
	const rows = await db
		.selectFrom('provider_records')
		.select(['name', 'value'])
		.where('site_id', '=', siteId)
		.execute();
	const stored = rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]);
	// Only `writeRecords` writes there, so each value has the type of its name.
	return { ...NEW_RECORDS, ...(Object.fromEntries(stored) as Partial<ProviderRecords>) };
}

/** Stores some matters of a site. */
export async function writeRecords(
	db: Database,
	siteId: number,
	records: Partial<ProviderRecords>,
): Promise<void> {
	for (const [name, content] of Object.entries(records)) {
		const value = JSON.stringify(content);
		await db
			.insertInto('provider_records')
			.values({ site_id: siteId, name, value })
			.onConflict((conflict) => conflict.columns(['site_id', 'name']).doUpdateSet({ value }))
			.execute();
	}
}

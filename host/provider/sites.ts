import { randomInt } from 'node:crypto';
import type { Database, ProviderSiteRow } from '../store/tables';

const DAY = 24 * 60 * 60 * 1000;

/** Days of visits before a site registers, so that its charts aren't empty. */
const COUNTED_DAYS_BEFORE = 400;
const MEAN_VIEWS = 24;

interface Registration {
	/** Number that the site already has, or 0. */
	id: number;
	url: string;
	now: number;
}

/** Registers a site, or takes it back under the number that it had, and returns that number. */
export async function registerSite(db: Database, { id, url, now }: Registration): Promise<number> {
	if (id > 0 && (await findSite(db, id))) {
		return id;
	}
	const row: ProviderSiteRow = {
		id: await freeNumber(db),
		address: url,
		plan_slug: 'jetpack_free',
		counted_since_day: Math.floor(now / DAY) - COUNTED_DAYS_BEFORE,
		mean_views: MEAN_VIEWS,
		registered_at: now,
	};
	await db.insertInto('provider_sites').values(row).execute();
	return row.id;
}

/** Removes a site as if it had never registered. */
export async function forgetSite(db: Database, id: number): Promise<void> {
	await db.deleteFrom('provider_sites').where('id', '=', id).execute();
}

export function findSite(db: Database, id: number): Promise<ProviderSiteRow | undefined> {
	return db.selectFrom('provider_sites').selectAll().where('id', '=', id).executeTakeFirst();
}

async function freeNumber(db: Database): Promise<number> {
	const id = randomInt(100_000_000, 1_000_000_000);
	return (await findSite(db, id)) ? freeNumber(db) : id;
}

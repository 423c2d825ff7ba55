import { randomBytes } from 'node:crypto';
import { shopItem } from '../catalog/shop';
import { inTransaction } from '../store/database';
import type { Database, ProviderLicenseRow } from '../store/tables';
import { addPurchase, termOf } from './purchases';

/** Licenses are numbered from here. */
const FIRST_ID = 5001;

interface LicenseCounts {
	detached: number;
	attached: number;
	revoked: number;
}

interface NewLicense {
	accountId: number;
	product: string;
	/** Drawn at random, unless given. */
	key?: string;
	now: number;
}

/**
 * Issues a license to an account and returns its key. A product that isn't sold here gives a license that
 * fits no site.
 */
export function issueLicense(db: Database, { accountId, product, key, now }: NewLicense): Promise<string> {
	return inTransaction(db, async (trx) => {
		const { last } = await trx
			.selectFrom('provider_licenses')
			.select((select) => select.fn.max('id').as('last'))
			.executeTakeFirstOrThrow();
		const license_key =
			key ?? `${product.replaceAll('_', '-')}_${randomBytes(12).toString('hex').slice(0, 20)}`;
		await trx
			.insertInto('provider_licenses')
			.values({
				id: last === null ? FIRST_ID : Number(last) + 1,
				license_key,
				product_slug: product,
				account_id: accountId,
				site_id: null,
				issued_at: now,
				attached_at: null,
				revoked_at: null,
			})
			.onConflict((conflict) => conflict.column('license_key').doNothing())
			.execute();
		return license_key;
	});
}

/** Licenses of an account, oldest first. */
export function licensesOf(db: Database, accountId: number): Promise<ProviderLicenseRow[]> {
	return db
		.selectFrom('provider_licenses')
		.selectAll()
		.where('account_id', '=', accountId)
		.orderBy('id')
		.execute();
}

/** Counts the account's licenses by kind (host-contract 5.8). */
export async function countLicenses(db: Database, accountId: number): Promise<LicenseCounts> {
	const rows = await licensesOf(db, accountId);
	const running = rows.filter(({ revoked_at }) => revoked_at === null);
	return {
		detached: running.filter(({ attached_at }) => attached_at === null).length,
		attached: running.filter(({ attached_at }) => attached_at !== null).length,
		revoked: rows.length - running.length,
	};
}

/**
 * Reasons for refusing a key; the words about an unknown one are part of the protocol (host-contract 5.8).
 */
const REFUSALS = {
	invalid_license_key: 'The license key could not be found.',
	license_already_attached: 'This license key is used by another site already.',
	license_revoked: 'This license key has been revoked.',
	license_wrong_product: 'This license key is for a product that this site cannot use.',
} as const;

type LicenseRefusal = keyof typeof REFUSALS;

/** Answer for one key: the product, inside a list, or an error in place of data (quirk 7). */
export type AttachResult =
	| Array<{ activatedProductId: number }>
	| { errors: Partial<Record<LicenseRefusal, string[]>>; error_data: never[] };

interface Attachment {
	key: string;
	siteId: number;
	now: number;
}

/** Attaches a license to a site, which then owns the product; attaching it there again changes nothing. */
export function attachLicense(db: Database, { key, siteId, now }: Attachment): Promise<AttachResult> {
	return inTransaction(db, async (trx) => {
		const license = await trx
			.selectFrom('provider_licenses')
			.selectAll()
			.where('license_key', '=', key.trim())
			.executeTakeFirst();
		const item = license && shopItem(license.product_slug);
		const refusal = refusalOf(license, siteId, item !== undefined);
		if (refusal || !license || !item) {
			const code = refusal ?? 'invalid_license_key';
			return { errors: { [code]: [REFUSALS[code]] }, error_data: [] };
		}
		if (license.site_id === null) {
			await trx
				.updateTable('provider_licenses')
				.set({ site_id: siteId, attached_at: now })
				.where('id', '=', license.id)
				.execute();
			await addPurchase(trx, {
				site_id: siteId,
				account_id: license.account_id,
				product_slug: item.slug,
				amount_cents: 0,
				coupon: null,
				subscribed_at: now,
				expires_at: now + termOf(item),
				ended_at: null,
			});
		}
		return [{ activatedProductId: item.id }];
	});
}

function refusalOf(
	license: ProviderLicenseRow | undefined,
	siteId: number,
	isSoldHere: boolean,
): LicenseRefusal | null {
	if (!license) {
		return 'invalid_license_key';
	}
	if (license.revoked_at !== null) {
		return 'license_revoked';
	}
	if (!isSoldHere) {
		return 'license_wrong_product';
	}
	return license.site_id !== null && license.site_id !== siteId ? 'license_already_attached' : null;
}

/** Revokes a license, so that no site can use it any more. */
export async function revokeLicense(db: Database, id: number, now: number): Promise<void> {
	await db
		.updateTable('provider_licenses')
		.set({ revoked_at: now })
		.where('id', '=', id)
		.where('revoked_at', 'is', null)
		.execute();
}

const stamp = (time: number | null): string | null =>
	time === null ? null : new Date(Number(time)).toISOString().slice(0, 19).replace('T', ' ');

/** Licenses of an account as GET licensing/user/licenses has them (host-contract 5.8). */
export function describeLicenses(
	rows: readonly ProviderLicenseRow[],
	account: { login: string; siteUrl: string },
): object {
	const items = rows.map((row) => ({
		license_id: row.id,
		license_key: row.license_key,
		product_id: shopItem(row.product_slug)?.id ?? 0,
		product: shopItem(row.product_slug)?.name ?? row.product_slug,
		user_id: row.account_id,
		username: account.login,
		blog_id: row.site_id,
		siteurl: row.site_id === null ? null : account.siteUrl,
		issued_at: stamp(row.issued_at),
		attached_at: stamp(row.attached_at),
		revoked_at: stamp(row.revoked_at),
	}));
	return {
		current_page: 1,
		current_items: items.length,
		items_per_page: 100,
		total_pages: 1,
		total_items: items.length,
		items,
	};
}

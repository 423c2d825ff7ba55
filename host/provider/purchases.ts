import { shopItem, type ShopItem } from '../catalog/shop';
import { inTransaction } from '../store/database';
import type { Database, ProviderPurchaseRow } from '../store/tables';
import { readRecords, writeRecords } from './records';

/** A coupon that the checkout accepts for a product. */
export interface Coupon {
	code: string;
	/** Percent off. */
	discount: number;
}

export interface Price {
	/** Everything in cents. */
	full: number;
	/** After the introductory offer and the sale, before the coupon. */
	beforeCoupon: number;
	total: number;
	hasIntroductoryOffer: boolean;
}

/** The introductory price for the first term, then the sale, then the coupon (facts 9). */
export function priceFor(
	item: ShopItem,
	{ isFirst, coupon, sale }: { isFirst: boolean; coupon: Coupon | null; sale: number | null },
): Price {
	const hasIntroductoryOffer = isFirst && item.firstPrice !== undefined;
	const first = hasIntroductoryOffer ? (item.firstPrice ?? item.price) : item.price;
	const beforeCoupon = percentOff(first, sale ?? 0);
	return {
		full: item.price,
		beforeCoupon,
		total: percentOff(beforeCoupon, coupon?.discount ?? 0),
		hasIntroductoryOffer,
	};
}

export const percentOff = (cents: number, percent: number): number =>
	Math.round((cents * (100 - percent)) / 100);

/** Cents as people read them. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

export const DAY = 24 * 60 * 60 * 1000;

/** Purchases are numbered from here. */
const FIRST_ID = 70_000_001;

/** The money is given back for this long after buying. */
const REFUND_TIME = 14 * DAY;

/** A purchase, with the thing that was bought and whether it still runs. */
export interface Purchase {
	row: ProviderPurchaseRow;
	item: ShopItem;
	isActive: boolean;
	isRefundable: boolean;
}

/** Everything that was ever bought for a site, oldest first. */
export async function readPurchases(db: Database, siteId: number, now: number): Promise<Purchase[]> {
	const rows = await db
		.selectFrom('provider_purchases')
		.selectAll()
		.where('site_id', '=', siteId)
		.orderBy('id')
		.execute();
	return rows.flatMap((row) => {
		const item = shopItem(row.product_slug);
		const isActive = row.ended_at === null && Number(row.expires_at) > now;
		const isRefundable = isActive && now - Number(row.subscribed_at) <= REFUND_TIME && row.amount_cents > 0;
		return item ? [{ row, item, isActive, isRefundable }] : [];
	});
}

interface Order {
	siteId: number;
	/** Account that pays; null for a gift. */
	accountId: number | null;
	product: string;
	coupon: Coupon | null;
	now: number;
}

/** Buys a product, and says under which number; null for something that is not sold. */
export function buy(
	db: Database,
	{ siteId, accountId, product, coupon, now }: Order,
): Promise<number | null> {
	return inTransaction(db, async (trx) => {
		const item = shopItem(product);
		if (!item || item.isRetired) {
			return null;
		}
		const isFirst = !(await readPurchases(trx, siteId, now)).some(({ item: { slug } }) => slug === product);
		const { discount, sale } = await readRecords(trx, siteId);
		const { total } = priceFor(item, { isFirst, coupon, sale });
		if (coupon && discount?.code === coupon.code) {
			await writeRecords(trx, siteId, { discount: { ...discount, isUsed: true } });
		}
		return addPurchase(trx, {
			site_id: siteId,
			account_id: accountId,
			product_slug: product,
			amount_cents: total,
			coupon: coupon?.code ?? null,
			subscribed_at: now,
			expires_at: now + termOf(item),
			ended_at: null,
		});
	});
}

/** Length of one term, in ms. */
export const termOf = ({ term }: ShopItem): number => (term === 'year' ? 365 : 30) * DAY;

/** Stores a purchase as it is, and returns its number. */
export async function addPurchase(db: Database, purchase: Omit<ProviderPurchaseRow, 'id'>): Promise<number> {
	const { last } = await db
		.selectFrom('provider_purchases')
		.select((select) => select.fn.max('id').as('last'))
		.executeTakeFirstOrThrow();
	const id = last === null ? FIRST_ID : Number(last) + 1;
	await db
		.insertInto('provider_purchases')
		.values({ id, ...purchase })
		.execute();
	return id;
}

/** Reverts a purchase; false once that's impossible. */
export function refund(
	db: Database,
	{ siteId, id, now }: { siteId: number; id: number; now: number },
): Promise<boolean> {
	return inTransaction(db, async (trx) => {
		const purchase = (await readPurchases(trx, siteId, now)).find(({ row }) => row.id === id);
		if (!purchase?.isRefundable) {
			return false;
		}
		await trx.updateTable('provider_purchases').set({ ended_at: now }).where('id', '=', id).execute();
		return true;
	});
}

/** Lets a purchase run out, as if its term were over; false when it has ended already. */
export function letExpire(
	db: Database,
	{ siteId, id, now }: { siteId: number; id: number; now: number },
): Promise<boolean> {
	return inTransaction(db, async (trx) => {
		const purchase = (await readPurchases(trx, siteId, now)).find(({ row }) => row.id === id);
		if (!purchase?.isActive) {
			return false;
		}
		await trx.updateTable('provider_purchases').set({ expires_at: now }).where('id', '=', id).execute();
		return true;
	});
}

const isoDate = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, '+00:00');

/** A purchase as GET site/purchases lists it (host-contract 5.6). */
export function describePurchase(
	{ row, item, isActive, isRefundable }: Purchase,
	site: { url: string; title: string; createdAt: number },
): Record<string, unknown> {
	const price = dollars(item.price);
	const expires = isoDate(Number(row.expires_at));
	const domain = new URL(site.url).host;
	const day = new Date(Number(row.expires_at)).toLocaleDateString('en-US', {
		dateStyle: 'long',
		timeZone: 'UTC',
	});
	return {
		ID: String(row.id),
		user_id: String(row.account_id ?? 0),
		blog_id: String(row.site_id),
		product_id: String(item.id),
		subscribed_date: isoDate(Number(row.subscribed_at)),
		renew: isActive ? '1' : '0',
		auto_renew: isActive ? '1' : '0',
		renew_date: expires,
		inactive_date: row.ended_at === null ? null : isoDate(Number(row.ended_at)),
		active: isActive ? '1' : '0',
		meta: '',
		ownership_id: String(row.id - 10_000_000),
		most_recent_renew_date: '',
		amount: row.amount_cents / 100,
		expiry_date: expires,
		expiry_message: isActive ? `Renews on ${day}` : `Ended on ${day}`,
		expiry_sub_message: '',
		price_text: `${price} per ${item.term}`,
		bill_period_label: `per ${item.term}`,
		bill_period_days: item.term === 'year' ? 365 : 31,
		regular_price_text: price,
		currency_code: 'USD',
		currency_symbol: '$',
		description: '',
		domain,
		domain_registration_agreement_url: null,
		blog_created_date: isoDate(site.createdAt),
		expiry_status: isActive ? 'active' : 'expired',
		...FIXED,
		is_refundable: isRefundable,
		payment_type: row.account_id === null ? 'gift' : 'credit_card',
		product_name: item.name,
		product_slug: item.slug,
		refund_amount: isRefundable ? row.amount_cents / 100 : 0,
		refund_text: isRefundable ? dollars(row.amount_cents) : '$0',
		subscription_status: isActive ? 'active' : 'inactive',
		blogname: site.title,
		site_slug: domain,
	};
}

/** Members that are the same for everything that the sandbox sells. */
const FIXED = {
	has_private_registration: false,
	is_cancelable: true,
	can_disable_auto_renew: true,
	can_reenable_auto_renewal: false,
	can_explicit_renew: true,
	is_domain: false,
	is_domain_registration: false,
	is_locked: false,
	is_renewable: true,
	is_renewal: false,
	is_titan_mail_product: false,
	partner_name: null,
	partner_slug: null,
	product_type: 'jetpack',
	refund_currency_symbol: '$',
	sale_amount: null,
	tag_line: '',
	tax_amount: 0,
	user_is_owner: true,
};

import { featuresForSale, freeFeatures, planRank, shopItem } from '../catalog/shop';
import type { FetchedPlan } from '../site/facts';
import type { Database } from '../store/tables';
import { readPurchases, type Purchase } from './purchases';
import { findSite } from './sites';

/** A product that a site owns, or has owned, as GET site lists it (host-contract 5.6). */
export interface OwnedProduct {
	product_id: number;
	product_slug: string;
	product_name: string;
	product_name_short: string | null;
	expired: boolean;
	user_is_owner: boolean;
}

/** A site's plan with all features it may use, and its products besides. */
interface Holdings {
	plan: FetchedPlan;
	products: OwnedProduct[];
}

const rankOf = (slug: string): number => planRank.indexOf(slug);

/** The plan is the highest of those that were bought and still run; else what the provider has on record. */
function planSlug(recorded: string, purchases: readonly Purchase[]): string {
	return purchases
		.filter(({ item, isActive }) => item.kind === 'plan' && isActive)
		.map(({ item }) => item.slug)
		.reduce((best, slug) => (rankOf(slug) > rankOf(best) ? slug : best), recorded);
}

/** Plan, features and products of a site as the provider knows them now. */
export async function fetchHoldings(db: Database, siteId: number, now: number): Promise<Holdings> {
	const purchases = await readPurchases(db, siteId, now);
	const slug = planSlug((await findSite(db, siteId))?.plan_slug ?? 'jetpack_free', purchases);
	const item = shopItem(slug);
	const products = purchases.filter((purchase) => purchase.item.kind === 'product');
	const features = [
		freeFeatures,
		item?.features ?? [],
		...products.filter(({ isActive }) => isActive).map((purchase) => purchase.item.features),
	].flat();
	const isFree = slug === 'jetpack_free';
	return {
		plan: {
			product_id: isFree ? 2002 : (item?.id ?? 0),
			product_slug: slug,
			product_name: isFree ? 'Jetpack Free' : (item?.name ?? slug),
			product_name_short: isFree ? 'Free' : (item?.name ?? slug),
			expired: false,
			user_is_owner: true,
			is_free: isFree,
			features: { active: [...new Set(features)], available: featuresForSale },
		},
		products: products.map(({ item: { id, slug: product, name }, isActive }) => ({
			product_id: id,
			product_slug: product,
			product_name: name,
			product_name_short: null,
			expired: !isActive,
			user_is_owner: true,
		})),
	};
}

/** Since when a site has the feature, in ms; null when it has it not. */
export async function featureSince(
	db: Database,
	siteId: number,
	feature: string,
	now: number,
): Promise<number | null> {
	const site = await findSite(db, siteId);
	const gift =
		site && shopItem(site.plan_slug)?.features.includes(feature) ? [Number(site.registered_at)] : [];
	const bought = (await readPurchases(db, siteId, now))
		.filter(({ item, isActive }) => isActive && item.features.includes(feature))
		.map(({ row }) => Number(row.subscribed_at));
	return [...gift, ...bought].length > 0 ? Math.min(...gift, ...bought) : null;
}

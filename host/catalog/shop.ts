import data from './data/shop.json' with { type: 'json' };

/**
 * A product of the sandbox provider. Slugs, prices in cents and introductory prices come from recordings
 * (facts 8.1).
 */
export interface ShopItem {
	id: number;
	slug: string;
	name: string;
	/** Price in cents for one term. */
	price: number;
	term: 'year' | 'month';
	/** Price of the first term, where that is lower. */
	firstPrice?: number;
	kind: 'plan' | 'product';
	features: readonly string[];
	/** Not offered any more, but still held by some sites. */
	isRetired?: boolean;
}

const BUNDLES: Readonly<Record<string, readonly string[]>> = data.bundles;

const featuresIn = (names: readonly string[]): string[] =>
	names.flatMap((name) => (BUNDLES[name] ? featuresIn(BUNDLES[name]) : [name]));

const ITEMS = new Map(
	Object.entries(data.items as Record<string, Omit<ShopItem, 'slug' | 'kind'> & Partial<ShopItem>>).map(
		([slug, item]): [string, ShopItem] => [
			slug,
			{ kind: 'product', ...item, slug, features: featuresIn(item.features) },
		],
	),
);

/** The item of that slug, on sale or not. */
export function shopItem(slug: string): ShopItem | undefined {
	return ITEMS.get(slug);
}

/** Items that can be bought. */
export const ON_SALE: readonly ShopItem[] = [...ITEMS.values()].filter(({ isRetired }) => !isRetired);

/**
 * Plans as GET plans lists them; features that can be had, with the products that bring them; those that each
 * site has, whatever its plan; plans from the least to the most, to say which of several is that of a site.
 */
export const { listedPlans, featuresForSale, freeFeatures, planRank } = data;

import type { Client } from './client';
import { introOffers, planOffers, purchases, siteDiscount, siteProducts } from './contract/shop';

/** What was bought for the site (API-043). */
export const getPurchases = (client: Client, signal?: AbortSignal) =>
	client.get('site/purchases', purchases, { signal });

/** The plans that are sold (API-044). */
export const getPlans = (client: Client, signal?: AbortSignal) => client.get('plans', planOffers, { signal });

/** The products that this site can buy, by slug (API-043). */
export const getSiteProducts = (client: Client, signal?: AbortSignal) =>
	client.get('site/products', siteProducts, { signal });

/** The site's own discount (API-043). */
export const getSiteDiscount = (client: Client, signal?: AbortSignal) =>
	client.get('site/discount', siteDiscount, { signal });

/** Reduced prices for the first time (API-046). */
export const getIntroOffers = (client: Client, signal?: AbortSignal) =>
	client.get('intro-offers', introOffers, { signal });

import type { Client } from './client';
import { introOffers, NO_DISCOUNT, purchases, siteDiscount, siteProducts } from './contract/shop';
import { ApiError } from './errors';

/** The site's purchases (API-043). */
export const getPurchases = (client: Client, signal?: AbortSignal) =>
	client.get('site/purchases', purchases, { signal });

/** The products that this site can buy, by slug (API-043). */
export const getSiteProducts = (client: Client, signal?: AbortSignal) =>
	client.get('site/products', siteProducts, { signal });

/** The site's own discount (API-043). That there's none, hosts say with a 404 (host-contract 4.2). */
export const getSiteDiscount = (client: Client, signal?: AbortSignal) =>
	client.get('site/discount', siteDiscount, { signal }).catch((error: unknown) => {
		if (error instanceof ApiError && error.status === 404 && error.code === 'discount_fetch_failed') {
			return NO_DISCOUNT;
		}
		throw error;
	});

/** Reduced prices for the first time (API-046). */
export const getIntroOffers = (client: Client, signal?: AbortSignal) =>
	client.get('intro-offers', introOffers, { signal });

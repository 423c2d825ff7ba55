import {
	getIntroOffers,
	getSiteDiscount,
	getSiteProducts,
	type IntroOffer,
	NO_DISCOUNT,
	type Product,
	type SiteDiscount,
} from '../../rest-api/shop';
import { ready, type Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';
import type { RootState } from '../root-state';
import { selectIsCurrentUserLinked } from '../user/slice';

declare module '../root-state' {
	interface LazyLoadedSlices {
		introOffers: Remote<IntroOffer[]>;
		siteDiscount: Remote<SiteDiscount>;
		siteProducts: Remote<Record<string, Product>>;
	}
}

/** The products that this site can buy, by slug. */
export const { load: loadSiteProducts, select: selectSiteProducts } = createRemoteSlice(
	'siteProducts',
	getSiteProducts,
);

// The provider reduces no price for a user it doesn't know.
const introOffers = createRemoteSlice('introOffers', getIntroOffers, selectIsCurrentUserLinked);
const siteDiscount = createRemoteSlice('siteDiscount', getSiteDiscount, selectIsCurrentUserLinked);
const NO_OFFERS: Remote<IntroOffer[]> = ready([]);
const NOT_DISCOUNTED: Remote<SiteDiscount> = ready(NO_DISCOUNT);

export const loadIntroOffers = introOffers.load;
export const loadSiteDiscount = siteDiscount.load;

/** Reduced prices for the first time. */
export const selectIntroOffers = (state: RootState) =>
	selectIsCurrentUserLinked(state) ? introOffers.select(state) : NO_OFFERS;

/** The site's own discount. */
export const selectSiteDiscount = (state: RootState) =>
	selectIsCurrentUserLinked(state) ? siteDiscount.select(state) : NOT_DISCOUNTED;

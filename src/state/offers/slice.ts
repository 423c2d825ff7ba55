import { getIntroOffers, getSiteDiscount, getSiteProducts } from '../../rest-api/shop';
import { createRemoteSlice } from '../remote-slice';

/** The products that this site can buy, by slug. */
export const {
	slice: siteProductsSlice,
	load: loadSiteProducts,
	select: selectSiteProducts,
} = createRemoteSlice('siteProducts', getSiteProducts);

/** Reduced prices for the first time. */
export const {
	slice: introOffersSlice,
	load: loadIntroOffers,
	select: selectIntroOffers,
} = createRemoteSlice('introOffers', getIntroOffers);

/** The site's own discount. */
export const {
	slice: siteDiscountSlice,
	load: loadSiteDiscount,
	select: selectSiteDiscount,
} = createRemoteSlice('siteDiscount', getSiteDiscount);

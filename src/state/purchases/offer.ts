import { hostNow } from '../../lib/clock';
import { type Offer, offerOf } from '../../lib/prices';
import type { AppDispatch } from '../app-thunk';
import {
	loadIntroOffers,
	loadSiteDiscount,
	loadSiteProducts,
	selectIntroOffers,
	selectSiteDiscount,
	selectSiteProducts,
} from './prices';
import { isSettled, type LoadMode, type Remote } from '../remote';
import type { RootState } from '../root-state';

/** All that prices are made of. */
export const loadPrices = (dispatch: AppDispatch, mode?: LoadMode) => [
	dispatch(loadSiteProducts(mode)),
	dispatch(loadIntroOffers(mode)),
	dispatch(loadSiteDiscount(mode)),
];

/** Prices that change before the eyes are no prices: all that they are made of comes first. */
export const selectArePricesSettled = (state: RootState): boolean =>
	[selectSiteProducts, selectIntroOffers, selectSiteDiscount].every((select) => isSettled(select(state)));

/** Also that nothing is missing which the checkout would take off. It takes no coupon that we don't know. */
export const selectArePricesKnown = (state: RootState): boolean =>
	selectArePricesSettled(state) &&
	[selectSiteProducts, selectIntroOffers].every((select) => select(state).status === 'ready');

const dataOf = <Data>(remote: Remote<Data>) => (remote.status === 'ready' ? remote.data : undefined);

/** All that prices are made of, as far as it's known. */
export const selectPriceFacts = (state: RootState) => ({
	products: dataOf(selectSiteProducts(state)),
	offers: dataOf(selectIntroOffers(state)),
	discount: dataOf(selectSiteDiscount(state)),
});

type Suggestion = Parameters<typeof offerOf>[1]['suggestion'];

/** The offer that these make; a suggestion brings a price of its own. */
export function offerFrom(
	{ products = {}, offers, discount }: ReturnType<typeof selectPriceFacts>,
	slug: string,
	suggestion?: Suggestion,
): Offer {
	const product = Object.hasOwn(products, slug) ? products[slug] : undefined;
	return offerOf(
		slug,
		{
			product: product?.available ? product : undefined,
			suggestion,
			intro: offers?.find(({ product_slug }) => product_slug === slug),
			discount,
		},
		hostNow(),
	);
}

/** A product's price for this site now, as every place shows it. */
export const selectOffer = (state: RootState, slug: string): Offer =>
	offerFrom(selectPriceFacts(state), slug);

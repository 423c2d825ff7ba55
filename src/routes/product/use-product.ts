import { useLocation } from 'react-router-dom';
import { nothingSold } from '../../components/price/price-failures';
import type { ProductCardContent } from '../../components/product-card/product-card';
import { productCheckout } from '../../lib/upgrade-links';
import { selectHasConnectedOwner, selectIsOffline } from '../../state/connection/selectors';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import {
	loadIntroOffers,
	loadSiteProducts,
	selectIntroOffers,
	selectSiteProducts,
} from '../../state/offers/slice';
import { selectImageUrl, selectPage } from '../../state/page/selectors';
import { loadPurchases } from '../../state/purchases/slice';
import type { AppDispatch, RootState } from '../../state/store';
import { selectUser } from '../../state/user/selectors';
import { connectFirst } from '../connect-first';
import { checkoutAt, hasIntroPrice, productCards, type Shop } from './product-cards';

export type ProductView =
	/** Not sold to this site: the address leads to the dashboard (PROD-002). */
	| { state: 'unavailable' }
	| { state: 'offline' | 'loading'; title: string }
	| { state: 'failed'; title: string; text: string; onRetry: () => void }
	| {
			state: 'ready';
			key: string;
			title: string;
			cards: ProductCardContent[];
			/** One of them is cheaper in its first term (PROD-006). */
			isIntroductory: boolean;
			/** Reduced prices could not be had, so that the regular ones show. */
			onRetryOffers: (() => void) | undefined;
	  };

const loadProducts = (dispatch: AppDispatch) => dispatch(loadSiteProducts());
const loadOffers = (dispatch: AppDispatch) => dispatch(loadIntroOffers());
/** Nothing of it shows: what is bought here is told from what was there before. */
const loadOwned = (dispatch: AppDispatch) => dispatch(loadPurchases());

/** The page of the product that the address names. */
export function useProduct(): ProductView {
	const key = useLocation().pathname.replace(/^\/product\//, '');
	const dispatch = useAppDispatch();
	const description = useAppSelector((state) => selectDescription(state, key));
	const isOffline = useAppSelector(selectIsOffline);
	const products = useAppSelector(selectSiteProducts);
	const offers = useAppSelector(selectIntroOffers);
	const isLinked = useAppSelector((state) => selectUser(state).isConnected);
	const shop = useShop();
	const isWanted = Boolean(description) && !isOffline;
	useLoad(loadProducts, isWanted);
	useLoad(loadOffers, isWanted);
	useLoad(loadOwned, isWanted);
	const isReady = isWanted && products.status === 'ready' && isSettled(offers.status);

	if (!description) {
		return { state: 'unavailable' };
	}
	const { title } = description;
	if (isOffline) {
		return { state: 'offline', title };
	}
	if (products.status === 'failed') {
		const text = failureText(products.failure);
		return { state: 'failed', title, text, onRetry: () => void dispatch(loadSiteProducts('retry')) };
	}
	if (!isReady) {
		return { state: 'loading', title };
	}
	if (Object.keys(shop.products).length === 0) {
		return {
			state: 'failed',
			title,
			text: nothingSold(),
			onRetry: () => void dispatch(loadSiteProducts('again')),
		};
	}
	const cards = productCards(key, shop);
	return cards.length === 0
		? { state: 'unavailable' }
		: {
				state: 'ready',
				key,
				title,
				cards,
				isIntroductory: cards.some(({ productSlug }) => hasIntroPrice(productSlug, shop.offers)),
				// Without an account of the user's own the provider names no reduced prices: asking again is no use.
				onRetryOffers:
					offers.status === 'failed' && isLinked ? () => void dispatch(loadIntroOffers('retry')) : undefined,
			};
}

const isSettled = (status: string) => status === 'ready' || status === 'failed';

const selectDescription = (state: RootState, key: string) =>
	Object.hasOwn(selectPage(state).products, key) ? selectPage(state).products[key] : undefined;

function connectInstead(title: string) {
	const { label, href } = connectFirst(title);
	return { checkoutText: label, checkoutUrl: href };
}

/** What is sold to this site and how. */
function useShop(): Shop {
	const {
		products: descriptions,
		redirectBase,
		rawUrl: site,
		calypsoEnv,
		adminUrl,
		dashboardPage,
	} = useAppSelector(selectPage);
	const images = useAppSelector((state) => selectImageUrl(state, ''));
	const products = useAppSelector(selectSiteProducts);
	const offers = useAppSelector(selectIntroOffers);
	const hasOwner = useAppSelector(selectHasConnectedOwner);
	return {
		descriptions,
		products: products.status === 'ready' ? products.data : {},
		offers: offers.status === 'ready' ? offers.data : [],
		imageUrl: (file) => images && images + file,
		checkout: ({ slug, title }) =>
			hasOwner
				? checkoutAt(
						title,
						productCheckout(slug, { redirectBase, site, calypsoEnv, adminUrl, dashboardPage }),
					)
				: connectInstead(title),
	};
}

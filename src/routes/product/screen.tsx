import { __, sprintf } from '@wordpress/i18n';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Guarantee } from '../../components/guarantee/guarantee';
import { nothingSold, OffersError } from '../../components/price/price';
import { useOffers } from '../../components/price/use-offers';
import { ProductCard, type ProductCardContent } from '../../components/product-card/product-card';
import { useTrackedView } from '../../components/tracking/use-tracked-view';
import { LoadingIcon } from '../../components/ui/icon';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { ErrorMessage, MutedText } from '../../components/ui/text';
import { PRODUCT_PAGES, type ProductPage } from '../../lib/catalog/product-pages';
import { paths } from '../../lib/paths';
import type { AppDispatch } from '../../state/app-thunk';
import { selectIsOffline } from '../../state/connection/slice';
import { failureText } from '../../state/failure-text';
import {
	type Prefetch,
	shallowEqual,
	useAppDispatch,
	useAppSelector,
	useAppStore,
	useLoad,
} from '../../state/hooks';
import {
	loadIntroOffers,
	loadSiteProducts,
	selectIntroOffers,
	selectSiteProducts,
} from '../../state/purchases/prices';
import { selectPage } from '../../state/page/slice';
import { selectImageUrl } from '../../state/page/urls';
import { loadPrices, selectArePricesSettled } from '../../state/purchases/offer';
import { followCheckout } from '../../state/purchases/thunks/checkout';
import { isSettled } from '../../state/remote';
import { loadPurchases, selectPurchases } from '../../state/purchases/slice';
import type { RootState } from '../../state/root-state';
import { track } from '../../state/tracking/thunks/track';
import { productCards, selectOwnedLink, selectOwnedPages, type Shop } from './product-cards';
import styles from './product.module.css';

/** A product: what it does, what it costs, and the way to buy it. */
export function Screen() {
	const view = useProduct();
	if (view.state === 'unavailable') {
		return <Navigate to={paths.dashboard.path} replace />;
	}
	return (
		<div className={styles.page}>
			<Link to={paths.dashboard.path}>{__('Back to the dashboard', 'site-dashboard')}</Link>
			<ScreenHeading>
				{
					/* translators: %s: name of a product */
					sprintf(__('%s for your site', 'site-dashboard'), view.title)
				}
			</ScreenHeading>
			<Content view={view} />
		</div>
	);
}

function Content({ view }: { view: Exclude<ProductView, { state: 'unavailable' }> }) {
	switch (view.state) {
		case 'offline':
			return <MutedText>{__('Unavailable in Offline Mode.', 'site-dashboard')}</MutedText>;
		case 'loading':
			return (
				<div className={styles.loading} aria-busy="true" data-loading>
					<LoadingIcon size={32} />
				</div>
			);
		case 'failed':
			return <ErrorMessage text={view.text} onRetry={view.onRetry} />;
		case 'ready':
			return <Offer key={view.key} view={view} />;
	}
}

function Offer({ view }: { view: Extract<ProductView, { state: 'ready' }> }) {
	useTrackedView('jetpack_product_description_view', { type: view.key });
	return (
		<>
			<div className={view.cards.length > 1 ? styles.pair : undefined}>
				{view.cards.map((product) => (
					<TrackedProductCard key={product.productSlug} product={product} />
				))}
			</div>
			{view.isIntroductory && (
				<MutedText>
					{__('Special introductory pricing, all renewals are at full price.', 'site-dashboard')}
				</MutedText>
			)}
			{view.onRetryOffers && <OffersError onRetry={view.onRetryOffers} />}
			{!view.cards.every(({ owned }) => owned) && <Guarantee />}
		</>
	);
}

/** A product card that records when it is seen, and what is followed from it. */
function TrackedProductCard({ product }: { product: ProductCardContent }) {
	return <ProductCard product={product} {...useProductCard(product)} />;
}

/** Events of a product card: seen, checkout, small print, each with the slug of the product (facts 20). */
function useProductCard({ productSlug: type, checkoutUrl }: ProductCardContent) {
	const dispatch = useAppDispatch();
	useTrackedView('jetpack_product_card_view', { type });
	return {
		onCheckout: () =>
			dispatch(followCheckout(checkoutUrl, track('jetpack_product_card_checkout_click', { type }))),
		onDisclaimer: () => dispatch(track('jetpack_product_card_disclaimer_click', { type })),
	};
}

type ProductView =
	/** Not sold to this site: the URL leads to the dashboard (PROD-002). */
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

/** Purchases made here are found by comparing with the earlier ones. */
const loadOwned = (dispatch: AppDispatch) => dispatch(loadPurchases());

export const prefetch: Prefetch = (dispatch, state) =>
	!selectIsOffline(state) && [...loadPrices(dispatch), loadOwned(dispatch)];

/** The page of the product that the URL names. */
function useProduct(): ProductView {
	const key = useLocation().pathname.replace(/^\/product\//, '');
	const dispatch = useAppDispatch();
	const description = useAppSelector((state) => selectDescription(state, key));
	const isOffline = useAppSelector(selectIsOffline);
	const products = useAppSelector(selectSiteProducts);
	const offers = useAppSelector(selectIntroOffers);
	const shop = useShop();
	const isWanted = Boolean(description) && !isOffline;
	useLoad(loadPrices, isWanted);
	useLoad(loadOwned, isWanted);
	// Nobody is sold what they own.
	const isOwnedKnown = useAppSelector((state) => isSettled(selectPurchases(state)));
	const isReady = useAppSelector(selectArePricesSettled) && isOwnedKnown;

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
				isIntroductory: cards.some(({ productSlug, owned }) => !owned && shop.offer(productSlug).isIntro),
				// Without an account of the user's own the provider names no reduced prices: asking again is no use.
				onRetryOffers: offers.status === 'failed' ? () => void dispatch(loadIntroOffers('retry')) : undefined,
			};
}

const isPage = (key: string): key is ProductPage => (PRODUCT_PAGES as readonly string[]).includes(key);

const selectDescription = (state: RootState, key: string) =>
	Object.hasOwn(selectPage(state).products, key) ? selectPage(state).products[key] : undefined;

/** The products and offers for this site. */
function useShop(): Shop {
	const { products: descriptions } = useAppSelector(selectPage);
	const images = useAppSelector((state) => selectImageUrl(state, ''));
	const products = useAppSelector(selectSiteProducts);
	const { offerOf: offer, wayTo } = useOffers('product-description');
	const owned = useAppSelector(selectOwnedPages, shallowEqual);
	const { getState } = useAppStore();
	return {
		descriptions,
		products: products.status === 'ready' ? products.data : {},
		offer,
		owned: (key) => (isPage(key) && owned.includes(key) ? selectOwnedLink(getState(), key) : undefined),
		imageUrl: (file) => images && images + file,
		checkout: ({ slug, title: name }) => {
			const { coupon } = offer(slug);
			/* translators: %s: name of a product */
			const buy = { slug, name, coupon, label: sprintf(__('Get %s', 'site-dashboard'), name) };
			const { label, href } = wayTo(buy);
			return { checkoutText: label, checkoutUrl: href };
		},
	};
}

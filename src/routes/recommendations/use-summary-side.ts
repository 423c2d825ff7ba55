import { useIsPromotionVisible } from '../../components/promotion/promotion';
import { isPending } from '../../state/remote';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectArePricesSettled } from '../../state/purchases/offer';
import { followCheckout } from '../../state/purchases/thunks/checkout';
import { selectRedirect } from '../../state/page/urls';
import { applies } from '../../state/recommendations/flow';
import {
	selectFlowContext,
	selectIsWithoutUpgrade,
	selectUpsell,
} from '../../state/recommendations/selectors';
import { selectHasFeature } from '../../state/site/slice';
import { selectRewindState } from '../../state/rewind/slice';
import type { RootState } from '../../state/root-state';
import { track } from '../../state/tracking/thunks/track';
import type { EventProperties } from '../../lib/analytics';
import { summarySide, type SummarySide } from './summary-side';
import { selectCloudUrl } from './targets';
import { type Offer, useSuggestionOffers } from './use-suggestion-offers';

export type UpsellView =
	| { state: 'loading' }
	/** Nothing to sell, or nobody knows what: a card without a price (REC-050, REC-051). */
	| { state: 'without-price' }
	| {
			state: 'with-price';
			offer: Offer;
			hasMore: boolean;
			onCheckout: (properties: EventProperties) => void;
	  };

export const useSummarySide = (): SummarySide =>
	useAppSelector((state) =>
		summarySide({
			isWithoutUpgrade: selectIsWithoutUpgrade(state),
			rewind: selectRewindState(state),
			hasScan: selectHasFeature(state, 'scan'),
		}),
	);

/** The offer beside the summary of a site without an upgrade (REC-041, REC-044). */
export function useUpsell(): UpsellView {
	const dispatch = useAppDispatch();
	const remote = useAppSelector(selectUpsell);
	const isPromoting = useIsPromotionVisible({ isForSale: true });
	const hasMore = useAppSelector((state) => applies('product-suggestions', selectFlowContext(state)));
	const upsell = remote.status === 'ready' && !remote.data.hide_upsell ? remote.data : null;
	const isSold = upsell && upsell.product_slug && isPromoting;
	const [offer] = useSuggestionOffers(isSold ? [{ ...upsell, slug: upsell.product_slug }] : []);
	const arePricesSettled = useAppSelector(selectArePricesSettled);
	if (isPending(remote) || (isSold && !arePricesSettled)) {
		return { state: 'loading' };
	}
	if (!offer || !upsell) {
		return { state: 'without-price' };
	}
	return {
		state: 'with-price',
		offer: { ...offer, product: { ...offer.product, callToAction: upsell.header || undefined } },
		hasMore,
		onCheckout: (properties) => dispatch(followCheckout(offer.product.checkoutUrl, sideClicked(properties))),
	};
}

const selectSideLinks = (state: RootState) => ({
	credentials: selectRedirect(state, 'jetpack-backup-dash-credentials'),
	security: selectCloudUrl(state, 'backup'),
	plans: selectRedirect(state, 'jetpack-backup'),
	app: selectRedirect(state, 'jetpack-plugin-recommendations-mobile-app-component'),
});

export const useSideLink = (name: keyof ReturnType<typeof selectSideLinks>): string =>
	useAppSelector((state) => selectSideLinks(state)[name]);

/** A click in a card beside the summary (EVT-028). */
const sideClicked = (properties: EventProperties) =>
	track('jetpack_recommendations_summary_sidebar_click', properties);

export function useSideEvent(): (properties: EventProperties) => void {
	const dispatch = useAppDispatch();
	return (properties) => dispatch(sideClicked(properties));
}

import { isSettled } from '../../state/remote';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectArePricesSettled } from '../../state/purchases/offer';
import { followCheckout } from '../../state/purchases/thunks/checkout';
import { applies, stepAfterOutside } from '../../state/recommendations/flow';
import {
	selectAnswers,
	selectFlowContext,
	selectProductSuggestions,
	selectStoredStep,
	selectSuggestions,
} from '../../state/recommendations/selectors';
import type { RootState } from '../../state/root-state';
import { track } from '../../state/tracking/thunks/track';
import { hrefOf, pathOf } from './targets';
import { countdownOf, type Offer, useSuggestionOffers } from './use-suggestion-offers';

/** More would be a list to scroll through, and no suggestion. */
const MAXIMUM = 12;

/** The step after a screen outside the flow (REC-104). */
export const selectStepAfter = (state: RootState) =>
	stepAfterOutside(selectStoredStep(state), selectAnswers(state), selectFlowContext(state));

const selectIsShopKnown = (state: RootState): boolean =>
	isSettled(selectProductSuggestions(state)) && selectArePricesSettled(state);

/** The products that the provider suggests to this site (REC-024 to REC-027). */
export function useProductSuggestions() {
	const dispatch = useAppDispatch();
	const isKnown = useAppSelector(selectIsShopKnown);
	const isAvailable = useAppSelector((state) => applies('product-suggestions', selectFlowContext(state)));
	const next = useAppSelector(selectStepAfter);
	const suggestions = useAppSelector(selectSuggestions);
	const offers = useSuggestionOffers(
		suggestions
			.filter(({ slug }, index) => suggestions.findIndex((each) => each.slug === slug) === index)
			.slice(0, MAXIMUM),
	);
	if (!isKnown) {
		return { state: 'loading' as const };
	}
	if (!isAvailable) {
		return { state: 'unavailable' as const, to: pathOf(next) };
	}
	return {
		state: 'ready' as const,
		offers,
		/** When the discount ends, in ms; null without one. */
		end: countdownOf(offers),
		nextHref: hrefOf(next),
		onCheckout: ({ product: { productSlug: product_slug, checkoutUrl }, saved: discount }: Offer) => {
			const event = track('jetpack_recommendations_product_suggestion_click', { product_slug, discount });
			dispatch(followCheckout(checkoutUrl, event));
		},
	};
}

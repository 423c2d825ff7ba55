import type { ProductCardContent } from './product-card';
import { useAppDispatch } from '../../state/hooks';
import { noteCheckout } from '../../state/my-plan/checkout';
import { track } from '../../state/tracking/thunks';
import { useTrackedView } from '../tracking/use-tracked-view';

/** Events of a product card: seen, checkout, small print, each with the slug of the product (reference facts 20). */
export function useProductCard({ productSlug: type, checkoutUrl }: ProductCardContent) {
	const dispatch = useAppDispatch();
	useTrackedView('jetpack_product_card_view', { type });
	return {
		onCheckout: () => {
			// Where an account comes first, the link leads to a place in this app.
			if (!checkoutUrl.startsWith('#')) {
				dispatch(noteCheckout());
				dispatch(track('jetpack_product_card_checkout_click', { type }));
			}
		},
		onDisclaimer: () => dispatch(track('jetpack_product_card_disclaimer_click', { type })),
	};
}

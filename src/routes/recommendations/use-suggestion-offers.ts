import { __, sprintf } from '@wordpress/i18n';
import { useOffers } from '../../components/price/use-offers';
import { cardPrice, type ProductCardContent } from '../../components/product-card/product-card';
import { iconOf } from '../../lib/catalog/appearance';
import type { ProductSuggestion } from '../../rest-api/recommendations';
import { useAppSelector } from '../../state/hooks';
import { selectImageUrl } from '../../state/page/urls';

/** A product with its price for this site, and how much of it is saved, in percent. */
export interface Offer {
	product: ProductCardContent;
	saved: number;
	/** In ms: when the coupon ends that makes it cheaper; null without one. */
	couponEnd: number | null;
}

/** More is not read. */
const MAXIMUM_FEATURES = 12;

/** Prices and checkouts of what the provider suggests (PROD-041, PROD-044, PROD-051). */
export function useSuggestionOffers(suggestions: readonly ProductSuggestion[]): Offer[] {
	const { offerOf, wayTo } = useOffers('recommendations-product');
	const images = useAppSelector((state) => selectImageUrl(state, ''));
	return suggestions.map((suggestion) => {
		const { slug, description, features, cta_text } = suggestion;
		const offer = offerOf(slug, suggestion);
		const name = suggestion.title || slug;
		/* translators: %s: name of a product */
		const label = cta_text || sprintf(__('Get %s', 'site-dashboard'), name);
		const way = wayTo({ slug, name, coupon: offer.coupon, label });
		const icon = iconOf(slug);
		return {
			product: {
				title: name,
				productSlug: slug,
				icon: images && icon && images + icon,
				description,
				features: features.slice(0, MAXIMUM_FEATURES),
				...cardPrice(offer),
				checkoutText: way.label,
				checkoutUrl: way.href,
			},
			saved: offer.saved,
			couponEnd: offer.couponEnd,
		};
	});
}

/** When the coupon ends, in ms, if one of the prices has it: nothing else is counted down (REC-026). */
export const countdownOf = (offers: ReadonlyArray<Pick<Offer, 'couponEnd'>>): number | null =>
	offers.find(({ couponEnd }) => couponEnd !== null)?.couponEnd ?? null;

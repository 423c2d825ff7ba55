import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import type { ProductCardContent } from '../../components/product-card/product-card';
import { iconOf } from '../../lib/catalog/appearance';
import { couponFor, percentSaved, perMonth, suggestionPrice } from '../../lib/prices';
import type { ProductSuggestion } from '../../rest-api/contract/recommendations';
import { useAppSelector } from '../../state/hooks';
import { selectIntroOffers } from '../../state/late-remotes';
import { selectImageUrl } from '../../state/page/slice';
import { selectSuggestionCheckout } from '../../state/page/upgrade-links';
import type { RootState } from '../../state/root-state';
import { useDiscount } from './use-discount';

/** A product with its price for this site, and how much of it is saved, in percent. */
export interface Offer {
	product: ProductCardContent;
	saved: number;
}

/** More is not read. */
const MAXIMUM_FEATURES = 12;

/** Prices and checkouts of what the provider suggests (PROD-041, PROD-044, PROD-051). */
export function useSuggestionOffers(suggestions: readonly ProductSuggestion[]) {
	const remote = useAppSelector(selectIntroOffers);
	const intro = remote.status === 'ready' ? remote.data : [];
	const { valid, end } = useDiscount();
	const details = useAppSelector((state) => suggestions.map(({ slug }) => detailsOf(state, slug)), isSame);
	const offers = suggestions.map((suggestion, index): Offer => {
		const offer = intro.find(({ product_slug }) => product_slug === suggestion.slug);
		const price = suggestionPrice(suggestion, offer, valid?.discount ?? null);
		const detail = details[index];
		const title = suggestion.title || suggestion.slug;
		return {
			product: {
				title,
				productSlug: suggestion.slug,
				icon: detail?.icon,
				description: suggestion.description,
				features: suggestion.features.slice(0, MAXIMUM_FEATURES),
				currencyCode: suggestion.currency_code,
				price: price ? perMonth(price.full) : null,
				discountedPrice: price ? perMonth(price.final) : null,
				// The price is that of a month, whatever the provider calls it (PROD-007).
				billingDescription: __('per month, paid yearly', 'site-dashboard'),
				checkoutText:
					/* translators: %s: name of a product */
					suggestion.cta_text || sprintf(__('Get %s', 'site-dashboard'), title),
				checkoutUrl: detail ? detail.checkout(couponFor(valid, offer)) : '',
			},
			saved: price ? percentSaved(price) : 0,
		};
	});
	return { offers, end };
}

function detailsOf(state: RootState, slug: string) {
	const icon = iconOf(slug);
	return {
		icon: icon && selectImageUrl(state, icon),
		slug,
		checkout: (coupon: string) => selectSuggestionCheckout(state, slug, coupon),
	};
}

type Details = ReturnType<typeof detailsOf>;

/** URLs are made of what does not change while the page is open. */
const isSame = (before: Details[], now: Details[]) =>
	shallowEqual(
		before.map(({ slug }) => slug),
		now.map(({ slug }) => slug),
	);

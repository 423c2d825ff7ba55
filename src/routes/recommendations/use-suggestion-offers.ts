import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import type { ProductCardContent } from '../../components/product-card/product-card';
import { iconOf } from '../../lib/catalogue/appearance';
import { couponFor, percentSaved, perMonth, suggestionPrice } from '../../lib/prices';
import type { ProductSuggestion } from '../../rest-api/contract/recommendations';
import { useAppSelector } from '../../state/hooks';
import { selectIntroOffers } from '../../state/offers/slice';
import { selectImageUrl } from '../../state/page/selectors';
import { selectSuggestionCheckout } from '../../state/page/upgrade';
import type { RootState } from '../../state/store';
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
	const places = useAppSelector((state) => suggestions.map(({ slug }) => placeOf(state, slug)), isSame);
	const offers = suggestions.map((suggestion, index): Offer => {
		const offer = intro.find(({ product_slug }) => product_slug === suggestion.slug);
		const price = suggestionPrice(suggestion, offer, valid?.discount ?? null);
		const place = places[index];
		const title = suggestion.title || suggestion.slug;
		return {
			product: {
				title,
				productSlug: suggestion.slug,
				icon: place?.icon,
				description: suggestion.description,
				features: suggestion.features.slice(0, MAXIMUM_FEATURES),
				currencyCode: suggestion.currency_code,
				price: price ? perMonth(price.full) : null,
				discountedPrice: price ? perMonth(price.final) : null,
				billingDescription: billing(suggestion),
				checkoutText:
					/* translators: %s: name of a product */
					suggestion.cta_text || sprintf(__('Get %s', 'site-dashboard'), title),
				checkoutUrl: place ? place.checkout(couponFor(valid, offer)) : '',
			},
			saved: price ? percentSaved(price) : 0,
		};
	});
	return { offers, end };
}

/** Both parts as the provider says them, such as "per month, billed yearly". */
const billing = ({ cost_timeframe, billing_timeframe }: ProductSuggestion): string | undefined =>
	cost_timeframe && billing_timeframe
		? sprintf(
				/* translators: 1: what the price is for, such as "per month", 2: how it is paid, such as "billed yearly" */
				__('%1$s, %2$s', 'site-dashboard'),
				cost_timeframe,
				billing_timeframe,
			)
		: cost_timeframe || billing_timeframe || undefined;

function placeOf(state: RootState, slug: string) {
	const icon = iconOf(slug);
	return {
		icon: icon && selectImageUrl(state, icon),
		slug,
		checkout: (coupon: string) => selectSuggestionCheckout(state, slug, coupon),
	};
}

type Place = ReturnType<typeof placeOf>;

/** Addresses are made of what does not change while the page is open. */
const isSame = (before: Place[], now: Place[]) =>
	shallowEqual(
		before.map(({ slug }) => slug),
		now.map(({ slug }) => slug),
	);

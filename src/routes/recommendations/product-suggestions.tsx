import { __ } from '@wordpress/i18n';
import { Navigate } from 'react-router-dom';
import { DiscountCountdown } from '../../components/discount-countdown/discount-countdown';
import { Guarantee } from '../../components/guarantee/guarantee';
import { ProductCard } from '../../components/product-card/product-card';
import { useTrackedView } from '../../components/tracking/use-tracked-view';
import { LinkButton } from '../../components/ui/action';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Loading } from './loading';
import styles from './recommendations.module.css';
import { useProductSuggestions } from './use-product-suggestions';
import type { Offer } from './use-suggestion-offers';

/** The provider's suggestions for this site (REC-024 to REC-027); without any, the flow goes on. */
export function ProductSuggestions() {
	const view = useProductSuggestions();
	if (view.state === 'loading') {
		return <Loading />;
	}
	if (view.state === 'unavailable') {
		return <Navigate to={view.to} replace />;
	}
	return (
		<div className={styles.appearing}>
			<ScreenHeading>{__('Recommended for your site', 'site-dashboard')}</ScreenHeading>
			<div className={styles.offers}>
				{view.offers.map((offer, index) => (
					<Suggestion
						key={offer.product.productSlug}
						offer={offer}
						priority={index === 0 ? 'primary' : 'secondary'}
						onCheckout={() => view.onCheckout(offer)}
					/>
				))}
			</div>
			<div className={styles.terms}>
				<Guarantee />
				{view.end !== null && <DiscountCountdown end={view.end} />}
			</div>
			<p>
				<LinkButton kind="tertiary" label={__('Decide later', 'site-dashboard')} href={view.nextHref} />
			</p>
		</div>
	);
}

interface SuggestionProps {
	offer: Offer;
	priority: 'primary' | 'secondary';
	onCheckout: () => void;
}

function Suggestion({ offer, priority, onCheckout }: SuggestionProps) {
	const { product, saved } = offer;
	useTrackedView('jetpack_recommendations_product_suggestion_display', {
		product_slug: product.productSlug,
		discount: saved,
	});
	return <ProductCard product={{ ...product, priority }} onCheckout={onCheckout} />;
}

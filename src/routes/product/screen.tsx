import { __, sprintf } from '@wordpress/i18n';
import { Link, Navigate } from 'react-router-dom';
import { Guarantee } from '../../components/guarantee/guarantee';
import { OffersFailure } from '../../components/price/price-failures';
import { TrackedProductCard } from '../../components/product-card/tracked-product-card';
import { useTrackedView } from '../../components/tracking/use-tracked-view';
import { LoadingIcon } from '../../components/ui/icon';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Failure, Quiet } from '../../components/ui/text';
import { introOffersSlice, siteProductsSlice } from '../../state/offers/slice';
import { purchasesSlice } from '../../state/purchases/slice';
import { PATHS } from '../paths';
import styles from './product.module.css';
import { useProduct, type ProductView } from './use-product';

export const slices = [introOffersSlice, purchasesSlice, siteProductsSlice];

/** A product: what it does, what it costs, and the way to buy it. */
export function Screen() {
	const view = useProduct();
	if (view.state === 'unavailable') {
		return <Navigate to={PATHS.dashboard} replace />;
	}
	return (
		<div className={styles.page}>
			<Link to={PATHS.dashboard}>{__('Back to the dashboard', 'site-dashboard')}</Link>
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
			return <Quiet>{__('Unavailable in Offline Mode.', 'site-dashboard')}</Quiet>;
		case 'loading':
			return (
				<div className={styles.loading}>
					<LoadingIcon size={32} />
				</div>
			);
		case 'failed':
			return <Failure text={view.text} onRetry={view.onRetry} />;
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
				<Quiet>{__('Special introductory pricing, all renewals are at full price.', 'site-dashboard')}</Quiet>
			)}
			{view.onRetryOffers && <OffersFailure onRetry={view.onRetryOffers} />}
			<Guarantee />
		</>
	);
}

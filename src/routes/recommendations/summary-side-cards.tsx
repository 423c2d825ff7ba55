import { __, sprintf } from '@wordpress/i18n';
import { DiscountCountdown } from '../../components/discount-countdown/discount-countdown';
import { Guarantee } from '../../components/guarantee/guarantee';
import { ProductCard } from '../../components/product-card/product-card';
import { useTrackedView } from '../../components/tracking/use-tracked-view';
import { LinkButton } from '../../components/ui/action';
import { Card } from '../../components/ui/card';
import { Skeleton } from '../../components/ui/skeleton';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import { MobileAppCard } from './mobile-app-card';
import type { SummarySide } from './summary-side';
import { hrefOf } from './targets';
import { useSideEvent, useSideLink, useSummarySide, useUpsell, type UpsellView } from './use-summary-side';

/** Beside the summary: first the site's next step, then the app (REC-041 to REC-047, REC-114). */
export function SummarySideCards() {
	const side = useSummarySide();
	return (
		<>
			<FirstCard side={side} />
			<div data-below>
				<MobileAppCard side={side} />
			</div>
		</>
	);
}

function FirstCard({ side }: { side: SummarySide }) {
	switch (side) {
		case 'upsell':
			return <Upsell />;
		case 'one-click-restores':
			return <OneClickRestores />;
		case 'manage-security':
			return <ManageSecurity />;
		default:
			return null;
	}
}

function Upsell() {
	const view = useUpsell();
	switch (view.state) {
		case 'loading':
			return <Skeleton height={320} />;
		case 'without-price':
			return <UpsellWithoutPrice />;
		case 'with-price':
			return <UpsellWithPrice view={view} />;
	}
}

function UpsellWithPrice({ view }: { view: Extract<UpsellView, { state: 'with-price' }> }) {
	const { product, saved, couponEnd } = view.offer;
	const properties = { type: 'upsell', product_slug: product.productSlug, discount: saved };
	useTrackedView('jetpack_recommendations_summary_sidebar_display', properties);
	return (
		<>
			<ProductCard
				product={{ ...product, priority: 'secondary' }}
				onCheckout={() => view.onCheckout(properties)}
			/>
			{couponEnd !== null && <DiscountCountdown end={couponEnd} />}
			<Guarantee />
			{view.hasMore && (
				<p>
					<a href={hrefOf('product-suggestions')}>{__('Review other suggestions', 'site-dashboard')}</a>
				</p>
			)}
		</>
	);
}

const NO_PRICE = { type: 'upsell_no_price' };

function UpsellWithoutPrice() {
	const href = useSideLink('plans');
	useTrackedView('jetpack_recommendations_summary_sidebar_display', NO_PRICE);
	const record = useSideEvent();
	return (
		<Card level={2} title={__('Protect your site', 'site-dashboard')}>
			<p>{__('Backups and scans run in the background.', 'site-dashboard')}</p>
			<LinkButton
				label={__('Learn about backups', 'site-dashboard')}
				href={href}
				isExternal
				onClick={() => record(NO_PRICE)}
			/>
		</Card>
	);
}

const RESTORES_SHOWN = { type: 'one-click-restores' };

function OneClickRestores() {
	const href = useSideLink('credentials');
	useTrackedView('jetpack_recommendations_summary_sidebar_display', RESTORES_SHOWN);
	const record = useSideEvent();
	return (
		<Card level={2} title={__('One-click restores', 'site-dashboard')}>
			<p>{__('Add your server credentials to restore your site in one click.', 'site-dashboard')}</p>
			<LinkButton
				label={__('Add server credentials', 'site-dashboard')}
				href={href}
				isExternal
				onClick={() => record({ type: 'one_click_restores' })}
			/>
		</Card>
	);
}

const SECURITY = { type: 'security' };

function ManageSecurity() {
	const href = useSideLink('security');
	useTrackedView('jetpack_recommendations_summary_sidebar_display', SECURITY);
	const record = useSideEvent();
	return (
		<Card level={2} title={__('Manage your security', 'site-dashboard')}>
			<p>
				{sprintf(
					/* translators: 1: product name, 2: provider name */
					__('View your backups and scans in the %1$s dashboard on %2$s.', 'site-dashboard'),
					PRODUCT_NAME,
					PROVIDER_NAME,
				)}
			</p>
			<LinkButton
				label={__('Open the dashboard', 'site-dashboard')}
				href={href}
				isExternal
				onClick={() => record(SECURITY)}
			/>
		</Card>
	);
}

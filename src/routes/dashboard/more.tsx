import { __ } from '@wordpress/i18n';
import { usePurchaseRefresh } from '../../components/purchase-refresh/use-purchase-refresh';
import { AccountCard, SiteCard } from './cards/connection/connection-cards';
import { RelatedPluginCards } from '../../components/plugin-card/related-plugins';
import { SearchCard } from './cards/search';
import { FeatureCard, useFeatureCard } from './cards/feature-card';
import { CardGrid } from '../../components/ui/card';
import { CardBoundary } from '../../components/ui/card-boundary';
import { VideoPressCard } from './cards/videopress';
import { useAppSelector } from '../../state/hooks';
import { selectPurchases } from '../../state/purchases/slice';

/** Cards that make the site faster and help it grow (DASH-018). */
export function PerformanceCards() {
	// Here, as this part is not needed at first; it always mounts once the page has come to rest.
	usePurchases();
	return (
		<CardGrid>
			<CardBoundary title={__('Image accelerator', 'site-dashboard')}>
				<ImageAcceleratorCard />
			</CardBoundary>
			<CardBoundary title={__('Search', 'site-dashboard')}>
				<SearchCard />
			</CardBoundary>
			<CardBoundary title={__('VideoPress', 'site-dashboard')}>
				<VideoPressCard />
			</CardBoundary>
			<RelatedPluginCards />
		</CardGrid>
	);
}

const ICON = 'M4 5.5h16v13H4zM4 16l4.5-4.5 3.5 3.5 3-2.5 5 4M15.5 9v.1';

/** Image accelerator (photon). */
export function ImageAcceleratorCard() {
	const view = useFeatureCard('photon');
	return (
		<FeatureCard
			title={__('Image accelerator', 'site-dashboard')}
			icon={ICON}
			view={view}
			offlineText={__('Unavailable in Offline Mode', 'site-dashboard')}
			offText={__('Serves resized images from servers close to your visitors.', 'site-dashboard')}
			connectText={__('Connect your account to speed up your images.', 'site-dashboard')}
			onText={__('Your images load from servers close to your visitors.', 'site-dashboard')}
		/>
	);
}

/** The site's and the user's connection. */
export function ConnectionCards() {
	return (
		<CardGrid>
			<CardBoundary title={__('Site connection', 'site-dashboard')}>
				<SiteCard />
			</CardBoundary>
			<CardBoundary title={__('Account connection', 'site-dashboard')}>
				<AccountCard />
			</CardBoundary>
		</CardGrid>
	);
}

/** Announces what was bought at a checkout, here or in another tab, and updates the cards. */
function usePurchases(): void {
	const { status } = useAppSelector(selectPurchases);
	usePurchaseRefresh(status === 'ready' || status === 'failed', 'after-checkout');
}

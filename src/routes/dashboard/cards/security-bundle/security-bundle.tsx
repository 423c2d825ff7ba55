import { __, sprintf } from '@wordpress/i18n';
import { isInGroup } from '../../../../lib/catalog/groups';
import { planClassOf } from '../../../../lib/catalog/plan-class';
import { activePurchases } from '../../../../lib/catalog/purchases';
import { upgradePage } from '../../../../lib/catalog/upgrades';
import { PRODUCT_NAME } from '../../../../lib/product';
import type { AppDispatch } from '../../../../state/app-thunk';
import { useAppDispatch, useAppSelector, useLoad } from '../../../../state/hooks';
import { selectAdminUrl, selectRedirect } from '../../../../state/page/urls';
import { loadPurchases, selectPurchases } from '../../../../state/purchases/slice';
import { isPending } from '../../../../state/remote';
import type { RootState } from '../../../../state/root-state';
import { trackClick } from '../../../../state/tracking/thunks/track';
import { useIsPromotionVisible } from '../../../../components/promotion/promotion';
import { CardFailure } from '../../../../components/service-card/card-failure';
import { Banner } from '../../../../components/ui/banner';
import { Card } from '../../../../components/ui/card';
import { Skeleton } from '../../../../components/ui/skeleton';
import { ExternalLink, MutedText, VisuallyHidden } from '../../../../components/ui/text';
import { PriceSlot } from '../../../../components/upgrade-banner/upgrade-banner';

const ICON = 'M12 4l8.5 4.5L12 13 3.5 8.5zM4 12.5l8 4.3 8-4.3M4 16.2l8 4.3 8-4.3';

/** Sells the plan that brings all of security, to a site that has none (DASH-024, DASH-120). */
export function SecurityBundle() {
	const view = useSecurityBundle();
	if (view.state === 'hidden') {
		return null;
	}
	/* translators: %s: product name */
	const title = sprintf(__('%s Security', 'site-dashboard'), PRODUCT_NAME);
	return (
		<Card
			title={title}
			icon={ICON}
			isBusy={view.state === 'loading'}
			control={
				view.state === 'upgrade' && (
					<Banner
						isQuiet
						isTitleHidden
						title={title}
						price={<PriceSlot feature="security" />}
						action={{ label: __('Upgrade', 'site-dashboard'), href: view.href, onClick: view.onUpgrade }}
					/>
				)
			}
		>
			{view.state === 'loading' && <Skeleton height={20} narrow={76} />}
			{view.state === 'failed' && (
				<CardFailure text={__('We couldn’t load your purchases.', 'site-dashboard')} onRetry={view.onRetry} />
			)}
			{view.state === 'upgrade' && (
				<MutedText>
					{__('VaultPress Backup, Scan and Akismet Anti-spam in one plan.', 'site-dashboard')}{' '}
					<ExternalLink href={view.learnMoreUrl}>
						<span aria-hidden="true">{__('Learn more', 'site-dashboard')}</span>
						<VisuallyHidden>{__('Learn more about security', 'site-dashboard')}</VisuallyHidden>
					</ExternalLink>
				</MutedText>
			)}
		</Card>
	);
}

type SecurityBundleView =
	| { state: 'hidden' | 'loading' }
	/** Nobody knows whether the site has it. */
	| { state: 'failed'; onRetry: () => void }
	| { state: 'upgrade'; href: string; learnMoreUrl: string; onUpgrade: () => void };

const load = (dispatch: AppDispatch) => dispatch(loadPurchases());

/** Not before it is known what the site has, and not to a site that has it all (DASH-120). */
function selectBundleState(state: RootState): SecurityBundleView['state'] {
	const purchases = selectPurchases(state);
	if (isPending(purchases)) {
		return 'loading';
	}
	if (purchases.status !== 'ready') {
		return 'failed';
	}
	const isMissing = !activePurchases(purchases.data).some(
		({ product_slug: slug }) => isInGroup(slug, 'security') || planClassOf(slug) === 'complete',
	);
	return isMissing ? 'upgrade' : 'hidden';
}

function useSecurityBundle(): SecurityBundleView {
	const dispatch = useAppDispatch();
	const isVisible = useIsPromotionVisible({ isForSale: true });
	useLoad(load, isVisible);
	const state = useAppSelector(selectBundleState);
	const href = useAppSelector((state) => upgradePage('security', selectAdminUrl(state)));
	const learnMoreUrl = useAppSelector((state) => selectRedirect(state, 'jetpack-features-security'));
	if (!isVisible) {
		return { state: 'hidden' };
	}
	if (state === 'hidden' || state === 'loading') {
		return { state };
	}
	if (state === 'failed') {
		return { state, onRetry: () => void dispatch(loadPurchases('retry')) };
	}
	return {
		state,
		href,
		learnMoreUrl,
		onUpgrade: () => dispatch(trackClick({ target: 'upgrade-button', page: 'aag', feature: 'security' })),
	};
}

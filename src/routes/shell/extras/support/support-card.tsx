import { __, sprintf } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../../../lib/product';
import type { AppDispatch } from '../../../../state/app-thunk';
import { selectIsSiteConnected } from '../../../../state/connection/slice';
import { shallowEqual, useAppDispatch, useAppSelector, useLoad } from '../../../../state/hooks';
import { selectSite } from '../../../../state/page/slice';
import { selectRedirect } from '../../../../state/page/urls';
import { buyOrConnect, selectUpgradeLink } from '../../../../state/page/upgrade-links';
import type { RootState } from '../../../../state/root-state';
import { loadSiteFeatures, selectHasFeature, selectSiteFeatures } from '../../../../state/site/slice';
import { trackClick } from '../../../../state/tracking/thunks/track';
import { useIsPromotionVisible } from '../../../../components/promotion/promotion';
import { CardLinks } from '../../../../components/service-card/service-card';
import { TrackedLink } from '../../../../components/tracking/tracked-link';
import { Banner } from '../../../../components/ui/banner';
import { Card } from '../../../../components/ui/card';
import { MutedText } from '../../../../components/ui/text';

const ICON =
	'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM9.6 9.6a2.4 2.4 0 113.6 2.1c-.8.5-1.2.9-1.2 1.9M12 16.4v.1';

const OFFER = { display: 'contents' };
/** Unseen, but as high. */
const EXPECTED = { alignSelf: 'stretch', visibility: 'hidden' } as const;

/** Support, and who gives it (DASH-026, DASH-134). */
export function SupportCard() {
	const { helper, links, banner, page } = useSupportCard();
	return (
		<Card title={__('Help and support', 'site-dashboard')} level={2} icon={ICON}>
			<MutedText>
				{helper === null
					? __('Read the docs or contact support.', 'site-dashboard')
					: sprintf(
							/* translators: %s: who helps, such as the name of the product */
							__('Your plan includes priority support from %s.', 'site-dashboard'),
							helper === 'product' ? PRODUCT_NAME : PROVIDER_NAME,
						)}
			</MutedText>
			<CardLinks>
				<TrackedLink
					href={links.gettingStarted}
					isExternal
					click={{ target: 'support-card', button: 'getting-started', page }}
				>
					{__('Getting started', 'site-dashboard')}
				</TrackedLink>
				<TrackedLink
					href={links.search}
					isExternal
					click={{ target: 'support-card', button: 'support-search', page }}
				>
					{__('Search the support site', 'site-dashboard')}
				</TrackedLink>
			</CardLinks>
			<div style={banner.isExpected ? EXPECTED : OFFER} inert={banner.isExpected}>
				<Offer banner={banner} />
			</div>
		</Card>
	);
}

function Offer({ banner }: { banner: SupportOffer }) {
	switch (banner.offer) {
		case 'none':
			return null;
		case 'upgrade':
			return (
				<Banner
					isQuiet
					isTitleHidden
					title={__('Get faster answers', 'site-dashboard')}
					action={{
						label: __('Upgrade', 'site-dashboard'),
						href: banner.href,
						isExternal: true,
						onClick: banner.onFollow,
					}}
				>
					{__('Paid plans include priority support.', 'site-dashboard')}
				</Banner>
			);
		case 'connect':
			return (
				<Banner
					isQuiet
					title={__('Connect your account to get priority support', 'site-dashboard')}
					action={{
						label: __('Connect', 'site-dashboard'),
						href: banner.href,
						onClick: banner.onFollow,
					}}
				>
					{__('Paid plans include priority support.', 'site-dashboard')}
				</Banner>
			);
	}
}

/** Below the links of the support card (DASH-134). */
type SupportOffer =
	/** The site has the feature, is not connected, or nobody knows. */
	| { offer: 'none'; isExpected: false }
	/** `isExpected`: its place is kept until it's known whether the site has the feature. */
	| { offer: 'upgrade' | 'connect'; isExpected: boolean; href: string; onFollow: () => void };

const loadFeatures = (dispatch: AppDispatch) => dispatch(loadSiteFeatures());

const selectIsOffered = (state: RootState): boolean =>
	selectIsSiteConnected(state) && !selectHasFeature(state, 'support');

function useSupportCard() {
	const dispatch = useAppDispatch();
	const { pathname: page } = useLocation();
	const isAtomic = useAppSelector((state) => selectSite(state).isAtomicSite);
	const link = (name: string) => (isAtomic ? 'calypso-help' : name);
	const links = {
		gettingStarted: useAppSelector((state) => selectRedirect(state, link('jetpack-support-getting-started'))),
		search: useAppSelector((state) => selectRedirect(state, link('jetpack-support'))),
	};
	const hasSupport = useAppSelector((state) => selectHasFeature(state, 'support'));
	useLoad(loadFeatures, useAppSelector(selectIsSiteConnected));
	return {
		/** Helps a site that has paid for it; null for others. */
		helper: hasSupport ? (isAtomic ? ('provider' as const) : ('product' as const)) : null,
		links,
		banner: useOffer(() => dispatch(trackClick({ target: 'banner-click', feature: 'support', page }))),
		page,
	};
}

function useOffer(onFollow: () => void): SupportOffer {
	const isOffered = useAppSelector(selectIsOffered);
	const { offer, href } = useAppSelector(
		(state) => buyOrConnect(state, { label: '', href: selectUpgradeLink(state, 'support') }),
		shallowEqual,
	);
	const isVisible = useIsPromotionVisible({ isForSale: true, offer });
	const isExpected = useAppSelector((state) => selectSiteFeatures(state).status !== 'ready');
	return isOffered && isVisible
		? { offer, isExpected, href, onFollow }
		: { offer: 'none', isExpected: false };
}

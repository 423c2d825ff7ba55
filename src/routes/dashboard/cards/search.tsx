import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { SupportLink } from './feature-card';
import { ToggleReason } from '../../../components/module-toggle/module-toggle';
import { useModuleToggle } from '../../../components/module-toggle/use-module-toggle';
import { useCardFailure } from '../../../components/service-card/card-failure';
import { CardLinks, ServiceCard } from '../../../components/service-card/service-card';
import { TrackedLink } from '../../../components/tracking/tracked-link';
import { Button } from '../../../components/ui/button';
import { lazyPart } from '../../../components/ui/lazy';
import { ErrorMessage, MutedText } from '../../../components/ui/text';
import type { AppDispatch } from '../../../state/app-thunk';
import { selectHasConnectedOwner } from '../../../state/connection/slice';
import { shallowEqual, useAppDispatch, useAppSelector, useIsAtRest, useLoad } from '../../../state/hooks';
import { selectAdminUrl, selectRedirect } from '../../../state/page/urls';
import { loadIntroOffers } from '../../../state/purchases/prices';
import { loadPurchases } from '../../../state/purchases/slice';
import { selectHasSearchOffer, selectSearch } from '../../../state/search/slice';
import { saveSettings } from '../../../state/settings/thunks/save';
import { loadSiteFeatures, selectHasFeature, selectSiteFeatures } from '../../../state/site/slice';

const SearchUsage = lazyPart(
	'SearchUsage',
	() => import(/* webpackChunkName: "dashboard-below" */ './search-records'),
	{ isOptional: true },
);

const ICON = 'M10.5 4.5a6 6 0 100 12 6 6 0 000-12zM15 15l4.5 4.5';

/** In the page's URL: the visitor came for an offer (facts 3.2). */
const OFFER_PARAMETER = 'new_pricing_202208';

const hasOfferParameter = () => new URLSearchParams(window.location.search).has(OFFER_PARAMETER);

const loadOwned = (dispatch: AppDispatch) => dispatch(loadPurchases());
const loadFeatures = (dispatch: AppDispatch) => dispatch(loadSiteFeatures());
const loadOffers = (dispatch: AppDispatch) => dispatch(loadIntroOffers());

/** Search at the provider, in place of the site's own (DASH-087 to DASH-093). */
export function SearchCard() {
	const dispatch = useAppDispatch();
	const view = useAppSelector(selectSearch, shallowEqual);
	const isWanted = view.state !== 'hidden' && view.state !== 'offline';
	useLoad(loadOwned, isWanted);
	useLoad(loadFeatures, isWanted);
	const hasOffer = useHasOffer(view.state === 'not-included');
	const text = useCardFailure(
		__('We couldn’t load your plan’s features.', 'site-dashboard'),
		selectSiteFeatures,
	);
	return (
		<ServiceCard
			title={__('Search', 'site-dashboard')}
			feature="search"
			icon={ICON}
			view={view}
			offlineText={__('Unavailable in Offline Mode', 'site-dashboard')}
			failure={{ text, onRetry: () => void dispatch(loadSiteFeatures('retry')) }}
			offer={{
				feature: 'search',
				title: __('Help visitors find what they need', 'site-dashboard'),
				// With an introductory offer it costs nothing at first (DASH-089).
				label: hasOffer ? __('Start for free', 'site-dashboard') : undefined,
				text: (
					<>
						<span>
							{__('Fast, relevant results with filters, and no extra load on your server.', 'site-dashboard')}
						</span>{' '}
						<LearnMore />
					</>
				),
			}}
			setUp={() => <Off />}
		>
			<On />
		</ServiceCard>
	);
}

function LearnMore() {
	const href = useAppSelector((state) => selectRedirect(state, 'jetpack-support-search'));
	return <SupportLink href={href} feature="search" name={__('Search', 'site-dashboard')} />;
}

/**
 * Loaded only where it changes the offer: not for a site that must connect an account before buying. It
 * changes the label of a button, which isn't worth a call of its own before the page is at rest.
 */
function useHasOffer(isForSale: boolean): boolean {
	const isSure = hasOfferParameter();
	const isAsked = useAppSelector(selectHasConnectedOwner) && isForSale && !isSure;
	useLoad(loadOffers, useIsAtRest() && isAsked);
	const isKnown = useAppSelector(selectHasSearchOffer);
	return isSure || (isAsked && isKnown);
}

/** Switches search on, and results while typing where the site has them (DASH-091). */
function Off() {
	const dispatch = useAppDispatch();
	const toggle = useModuleToggle('search');
	const hasInstantSearch = useAppSelector((state) => selectHasFeature(state, 'instant-search'));
	const onActivate = () =>
		void dispatch(saveSettings({ search: true, ...(hasInstantSearch && { instant_search_enabled: true }) }));
	return (
		<>
			<MutedText>
				{__('Your site uses the built-in WordPress search.', 'site-dashboard')} <LearnMore />
			</MutedText>
			{!toggle.reason && (
				<Button kind="tertiary" isBusy={toggle.isBusy} onClick={onActivate}>
					{__('Turn on Search', 'site-dashboard')}
				</Button>
			)}
			<ToggleReason view={toggle} id={useId()} />
			{toggle.failure && <ErrorMessage text={toggle.failure} />}
		</>
	);
}

/** Leads to the settings where results show while the visitor types, else to widgets (DASH-092, DASH-093). */
function On() {
	const toggle = useModuleToggle('search');
	const isInstant = useAppSelector((state) => selectHasFeature(state, 'instant-search'));
	const page = isInstant
		? 'admin.php?page=jetpack-search-configure'
		: 'customize.php?autofocus[panel]=widgets';
	const href = useAppSelector((state) => selectAdminUrl(state, page));
	return (
		<>
			<MutedText>
				<span>
					{isInstant
						? __('Visitors see results as they type.', 'site-dashboard')
						: __('Search is on. Add a search widget where visitors can see it.', 'site-dashboard')}
				</span>{' '}
				<LearnMore />
			</MutedText>
			<SearchUsage />
			<CardLinks>
				<TrackedLink
					href={href}
					click={{
						target: 'at-a-glance',
						type: isInstant ? 'configure-search-link' : 'search-widget-link',
						feature: 'search',
					}}
				>
					{isInstant
						? __('Configure your search', 'site-dashboard')
						: __('Add a search widget', 'site-dashboard')}
				</TrackedLink>
			</CardLinks>
			<ToggleReason view={toggle} id={useId()} />
		</>
	);
}

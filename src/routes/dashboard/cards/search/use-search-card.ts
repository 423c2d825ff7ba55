import { __ } from '@wordpress/i18n';
import { isInGroup } from '../../../../lib/catalog/groups';
import { isPending } from '../../../../state/remote';
import {
	selectHasConnectedOwner,
	selectIsOffline,
	selectIsSiteConnected,
} from '../../../../state/connection/slice';
import { useAppDispatch, useAppSelector, useIsAtRest, useLoad } from '../../../../state/hooks';
import { selectModule } from '../../../../state/modules/slice';
import { loadIntroOffers, selectIntroOffers } from '../../../../state/purchases/prices';
import { selectAdminUrl, selectRedirect } from '../../../../state/page/urls';
import { loadPurchases, selectPurchases } from '../../../../state/purchases/slice';
import {
	loadSiteFeatures,
	selectHasFeature,
	selectInclusion,
	selectSiteFeatures,
} from '../../../../state/site/slice';
import { saveSettings } from '../../../../state/settings/thunks/save';
import type { RootState } from '../../../../state/root-state';
import type { AppDispatch } from '../../../../state/app-thunk';
import { useCardFailure } from '../../../../components/service-card/card-failure';
import { useModuleToggle } from '../../../../components/module-toggle/use-module-toggle';

/** The card's states; the first match counts (facts 6.6). */
export type SearchCardView =
	| { state: 'hidden' }
	/** Offline; the sentence of this card has no full stop (DASH-039). */
	| { state: 'unavailable' }
	| { state: 'loading' | 'needs-connection' }
	/** The site's purchases aren't known. */
	| { state: 'failed'; text: string; onRetry: () => void }
	/** Search has to be bought; with an introductory offer it costs nothing at first (DASH-089). */
	| { state: 'upgrade'; hasOffer: boolean }
	| {
			state: 'off';
			isBusy: boolean;
			failure: string;
			reason: string;
			reasonUrl: string;
			onActivate: () => void;
	  }
	/** `configure` where results show while the visitor types, else `widget` (DASH-092, DASH-093). */
	| { state: 'on'; next: 'configure' | 'widget'; href: string; reason: string; reasonUrl: string };

type SearchState = SearchCardView['state'];

/** Any of them lets the site search at the provider (DASH-129). */
const FEATURES = ['search', 'instant-search'] as const;

/** In the page's URL: the visitor came for an offer (facts 3.2). */
const OFFER_PARAMETER = 'new_pricing_202208';

const hasOfferParameter = () => new URLSearchParams(window.location.search).has(OFFER_PARAMETER);

const loadOwned = (dispatch: AppDispatch) => dispatch(loadPurchases());
const loadFeatures = (dispatch: AppDispatch) => dispatch(loadSiteFeatures());
const loadOffers = (dispatch: AppDispatch) => dispatch(loadIntroOffers());

function selectSearchState(state: RootState): SearchState {
	const module = selectModule(state, 'search');
	if (!module || module.override === 'inactive') {
		return 'hidden';
	}
	if (selectIsOffline(state)) {
		return 'unavailable';
	}
	if (!selectIsSiteConnected(state)) {
		return 'needs-connection';
	}
	if (isPending(selectPurchases(state)) || isPending(selectSiteFeatures(state))) {
		return 'loading';
	}
	const inclusion = selectInclusion(state, ...FEATURES);
	if (inclusion !== 'included') {
		return inclusion === 'not-included' ? 'upgrade' : inclusion;
	}
	return module.activated && !('search' in state.settings.pending) ? 'on' : 'off';
}

/** Search is free at first. */
function selectHasOffer(state: RootState): boolean {
	const offers = selectIntroOffers(state);
	return offers.status === 'ready' && offers.data.some((offer) => isInGroup(offer.product_slug, 'search'));
}

export function useSearchCard(): SearchCardView {
	const state = useAppSelector(selectSearchState);
	const isWanted = state !== 'hidden' && state !== 'unavailable';
	useLoad(loadOwned, isWanted);
	useLoad(loadFeatures, isWanted);
	const hasOffer = useHasOffer(state === 'upgrade');
	const dispatch = useAppDispatch();
	const text = useCardFailure(
		__('We couldn’t load your plan’s features.', 'site-dashboard'),
		selectSiteFeatures,
	);
	const off = useActivation();
	const on = useNextStep();
	switch (state) {
		case 'failed':
			return { state, text, onRetry: () => void dispatch(loadSiteFeatures('retry')) };
		case 'upgrade':
			return { state, hasOffer };
		case 'off':
			return { state, ...off };
		case 'on':
			return { state, ...on };
		default:
			return { state };
	}
}

/**
 * Loaded only where it changes the offer: not for a site that must connect an account before buying. It
 * changes the label of a button, which isn't worth a call of its own before the page is at rest.
 */
function useHasOffer(isForSale: boolean): boolean {
	const isSure = hasOfferParameter();
	const isAsked = useAppSelector(selectHasConnectedOwner) && isForSale && !isSure;
	useLoad(loadOffers, useIsAtRest() && isAsked);
	const isKnown = useAppSelector(selectHasOffer);
	return isSure || (isAsked && isKnown);
}

/** Switches search on, and results while typing where the site has them (DASH-091). */
function useActivation() {
	const dispatch = useAppDispatch();
	const { isBusy, failure, reason, reasonUrl } = useModuleToggle('search');
	const hasInstantSearch = useAppSelector((state) => selectHasFeature(state, 'instant-search'));
	return {
		isBusy,
		failure,
		reason,
		reasonUrl,
		onActivate: () =>
			void dispatch(
				saveSettings({ search: true, ...(hasInstantSearch && { instant_search_enabled: true }) }),
			),
	};
}

function useNextStep() {
	const { reason, reasonUrl } = useModuleToggle('search');
	const next = useAppSelector((state) =>
		selectHasFeature(state, 'instant-search') ? 'configure' : 'widget',
	);
	const page =
		next === 'configure'
			? 'admin.php?page=jetpack-search-configure'
			: 'customize.php?autofocus[panel]=widgets';
	const href = useAppSelector((state) => selectAdminUrl(state, page));
	return { next, href, reason, reasonUrl } as const;
}

export const useSearchSupport = () =>
	useAppSelector((state) => selectRedirect(state, 'jetpack-support-search'));

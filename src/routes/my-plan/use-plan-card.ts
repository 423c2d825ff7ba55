import { __ } from '@wordpress/i18n';
import { useCallback, useState } from 'react';
import { useTrackedClick } from '../../components/tracking/use-tracked-click';
import { iconOf } from '../../lib/catalog/appearance';
import type { Purchase } from '../../rest-api/shop';
import { selectIsOffline, selectMayBuy } from '../../state/connection/slice';
import { shallowEqual, useAppDispatch, useAppSelector, usePoll } from '../../state/hooks';
import { selectConnectReason } from '../../state/modules/slice';
import { selectOffer } from '../../state/purchases/offer';
import { noteCheckout } from '../../state/purchases/thunks/checkout';
import { selectSite as selectSiteFacts } from '../../state/page/slice';
import { selectImageUrl, selectRedirect } from '../../state/page/urls';
import { selectUpgradeLink } from '../../state/page/upgrade-links';
import { loadRewind, selectBackupsStatus, selectRewindState } from '../../state/rewind/slice';
import { selectPlanName, selectPlanSlug } from '../../state/site/slice';
import { selectPurchases } from '../../state/purchases/slice';
import type { RootState } from '../../state/root-state';
import { selectScanStatus } from '../../state/scan/slice';
import type { Status } from '../../state/service';
import { hostNow } from '../../lib/clock';
import { selectIsPending } from './sources';
import { invitation, planPurchase, planView, type PlanView } from './plan-view';

export type PlanCardView =
	| Exclude<PlanView, { state: 'plan' }>
	| (Omit<Extract<PlanView, { state: 'plan' }>, 'isBought'> & {
			iconUrl: string;
			plansUrl: string;
			onPlans: () => void;
			/** Nobody has said yet what was bought; or how backups and scan are doing. */
			isDateAwaited: boolean;
			areServicesAwaited: boolean;
			/** The page that manages the purchase; undefined if the plan wasn't bought. */
			manage: { href: string; onClick: () => void } | undefined;
			backups: Status | undefined;
			scan: Status | undefined;
	  });

const MANAGE = { page: 'my-plan', target: 'calypso_purchases_link' };

const NONE: readonly Purchase[] = [];

/** Everything that was ever bought; none while that is not known. */
export function selectActivePurchases(state: RootState): readonly Purchase[] {
	const purchases = selectPurchases(state);
	return purchases.status === 'ready' ? purchases.data : NONE;
}

/** The purchase that is the plan (PLAN-020). */
const selectPlanPurchase = (state: RootState): Purchase | undefined =>
	planPurchase(selectPlanSlug(state), selectActivePurchases(state));

const selectInvitation = (state: RootState): string =>
	selectMayBuy(state)
		? invitation(selectPurchases(state).status === 'ready' ? selectActivePurchases(state) : undefined)
		: selectConnectReason(state);

/** The plan of the site: what it is, since when, and how its services stand. */
export function usePlanCard(): PlanCardView {
	const dispatch = useAppDispatch();
	const now = useNow();
	const isOffline = useAppSelector(selectIsOffline);
	const slug = useAppSelector(selectPlanSlug);
	const givenName = useAppSelector(selectPlanName);
	const purchase = useAppSelector(selectPlanPurchase);
	const { dateFormat } = useAppSelector(selectSiteFacts);
	const iconUrl = useAppSelector((state) => selectImageUrl(state, iconOf(slug) ?? ''));
	const invites = useAppSelector(selectInvitation);
	const plansUrl = useAppSelector((state) => selectUpgradeLink(state, 'my-plan-header-free-plan-text-link'));
	const purchasesUrl = useAppSelector((state) => selectRedirect(state, 'calypso-purchases'));
	// The comparison below loads it.
	const offer = useAppSelector((state) => selectOffer(state, slug), shallowEqual);
	const onManage = useTrackedClick(MANAGE);
	const services = useServices();
	const isPending = useAppSelector((state) => selectIsPending(state, 'site'));
	const isDateAwaited = useAppSelector((state) => selectIsPending(state, 'purchases'));
	const areServicesAwaited = useAppSelector((state) => selectIsPending(state, 'rewind'));
	const view = planView({
		slug,
		givenName,
		isOffline,
		isPending,
		purchase,
		offer,
		invitation: invites,
		dateFormat,
		now,
	});
	if (view.state !== 'plan') {
		return view;
	}
	const { isBought, ...plan } = view;
	return {
		...plan,
		iconUrl,
		plansUrl,
		onPlans: () => dispatch(noteCheckout()),
		isDateAwaited: isDateAwaited && !plan.isFree,
		areServicesAwaited,
		manage: isBought ? { href: purchasesUrl, onClick: onManage } : undefined,
		...services,
	};
}

/** On this page, working backups have a word of their own (PLAN-011). */
export function selectNamedBackups(state: RootState): Status | undefined {
	const status = selectBackupsStatus(state);
	return status && selectRewindState(state) === 'active'
		? { ...status, label: __('Connected', 'site-dashboard') }
		: status;
}

/** State of backups and scan (PLAN-011, PLAN-012); asked again while backups are being set up. */
function useServices() {
	const dispatch = useAppDispatch();
	const isProvisioning = useAppSelector((state) => selectRewindState(state) === 'provisioning');
	usePoll(
		useCallback(() => void dispatch(loadRewind('again')), [dispatch]),
		isProvisioning,
	);
	return {
		backups: useAppSelector(selectNamedBackups, shallowEqual),
		scan: useAppSelector(selectScanStatus, shallowEqual),
	};
}

/** The time at which something was first shown, in ms: dates do not turn while they are read. */
export function useNow(): number {
	const [now] = useState(hostNow);
	return now;
}

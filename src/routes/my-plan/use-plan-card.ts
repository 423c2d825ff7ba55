import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import { shallowEqual } from 'react-redux';
import { selectBackupsStatus } from '../../components/backups-card/backups-status';
import { selectScanStatus } from '../../components/scan-card/scan-state';
import type { Status } from '../../components/service-card/status-badge';
import { useTrackedClick } from '../../components/tracking/use-tracked-click';
import { iconOf } from '../../lib/catalog/appearance';
import { isInGroup, withoutMonthly } from '../../lib/catalog/groups';
import { planClassOf } from '../../lib/catalog/plan-class';
import { activePurchases } from '../../lib/catalog/purchases';
import type { Product, Purchase } from '../../rest-api/contract/shop';
import { selectIsOffline } from '../../state/connection/slice';
import { useAppDispatch, useAppSelector, usePoll } from '../../state/hooks';
import { noteCheckout } from '../../state/purchases/thunks/checkout';
import { selectSiteProducts } from '../../state/late-remotes';
import { selectImageUrl, selectRedirect, selectSite as selectSiteFacts } from '../../state/page/slice';
import { selectUpgradeLink } from '../../state/page/upgrade-links';
import {
	loadRewind,
	selectPlanName,
	selectPlanSlug,
	selectPurchases,
	selectRewindState,
} from '../../state/remotes';
import type { RootState } from '../../state/root-state';
import { selectIsPending } from './loads';
import { freeInvitation, planDescription } from './plan-descriptions';
import { planName } from './plan-names';
import { regularPrice } from './plan-price';
import { isNew, purchaseDate } from './purchase-date';
import { useNow } from './use-now';

export type PlanCardView =
	/** Nobody has said yet which plan it is. */
	| { state: 'waiting' }
	/** Offline, or a plan that is not sold (PLAN-008, PLAN-076). */
	| {
			state: 'placeholder';
			isOffline: boolean;
			/** As the provider calls it; empty while nobody has said. */
			name: string;
	  }
	| {
			state: 'plan';
			name: string;
			isFree: boolean;
			iconUrl: string;
			/** One line; for the free plan with a mark around what leads to the plans. */
			description: string;
			plansUrl: string;
			onPlans: () => void;
			/** It was bought and is in force (PLAN-076). */
			isActivated: boolean;
			isNew: boolean;
			/** Empty without one. */
			date: string;
			/** Nobody has said yet what was bought; or how backups and scan are doing. */
			isDateAwaited: boolean;
			areServicesAwaited: boolean;
			/** Of each term; empty while the prices aren't known, and for a plan that's no longer sold. */
			price: string;
			/** Where the purchase is managed; undefined if the plan wasn't bought. */
			manage: { href: string; onClick: () => void } | undefined;
			backups: Status | undefined;
			scan: Status | undefined;
	  };

/** Plans that show their date alone (PLAN-076). */
const WITHOUT_MARK = ['personal', 'daily-backup', 'realtime-backup', 'daily-security', 'realtime-security'];

const MANAGE = { page: 'my-plan', target: 'calypso_purchases_link' };

const NONE: readonly Purchase[] = [];

/** What's on sale under that slug; the comparison below loads it. */
function selectSoldProduct(state: RootState, slug: string): Product | undefined {
	const products = selectSiteProducts(state);
	const product =
		products.status === 'ready' && Object.hasOwn(products.data, slug) ? products.data[slug] : undefined;
	return product?.available ? product : undefined;
}

/** Everything that was ever bought; none while that is not known. */
export function selectActivePurchases(state: RootState): readonly Purchase[] {
	const purchases = selectPurchases(state);
	return purchases.status === 'ready' ? purchases.data : NONE;
}

/** The purchase that is the plan, in any term: the active one, else an expired one (PLAN-020). */
export function selectPlanPurchase(state: RootState): Purchase | undefined {
	const slug = withoutMonthly(selectPlanSlug(state));
	const fitting = selectActivePurchases(state).filter(
		({ product_slug }) => withoutMonthly(product_slug) === slug,
	);
	return activePurchases(fitting)[0] ?? fitting.at(-1);
}

function selectInvitation(state: RootState): string {
	if (selectPurchases(state).status !== 'ready') {
		return freeInvitation();
	}
	const owned = activePurchases(selectActivePurchases(state));
	const has = (group: 'backup' | 'scan' | 'anti-spam') =>
		owned.some(({ product_slug }) => isInGroup(product_slug, group));
	return freeInvitation({
		hasBackup: has('backup'),
		hasScan: has('scan'),
		hasAntiSpam: has('anti-spam'),
	});
}

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
	const invitation = useAppSelector(selectInvitation);
	const plansUrl = useAppSelector((state) => selectUpgradeLink(state, 'my-plan-header-free-plan-text-link'));
	const purchasesUrl = useAppSelector((state) => selectRedirect(state, 'calypso-purchases'));
	const product = useAppSelector((state) => selectSoldProduct(state, slug));
	const onManage = useTrackedClick(MANAGE);
	const services = useServices();
	const isPending = useAppSelector((state) => selectIsPending(state, 'site'));
	const isDateAwaited = useAppSelector((state) => selectIsPending(state, 'purchases'));
	const areServicesAwaited = useAppSelector((state) => selectIsPending(state, 'rewind'));
	const name = planName(slug);
	const planClass = planClassOf(slug);
	if (!slug && isPending) {
		return { state: 'waiting' };
	}
	if (isOffline || !name || !planClass) {
		return { state: 'placeholder', isOffline, name: givenName || slug };
	}
	const isFree = planClass === 'free';
	const bought = isFree ? undefined : purchase;
	return {
		state: 'plan',
		name,
		isFree,
		iconUrl,
		description: isFree ? invitation : planDescription(slug),
		plansUrl,
		onPlans: () => dispatch(noteCheckout()),
		isActivated: Boolean(bought?.active) && !WITHOUT_MARK.includes(planClass),
		isNew: bought ? bought.active && isNew(bought, now) : false,
		date: bought ? purchaseDate(bought, dateFormat, now) : '',
		isDateAwaited: isDateAwaited && !isFree,
		areServicesAwaited,
		price: bought?.active ? regularPrice(slug, product) : '',
		manage: bought ? { href: purchasesUrl, onClick: onManage } : undefined,
		...services,
	};
}

/** On this page, working backups have a word of their own (PLAN-011). */
function selectNamedBackups(state: RootState): Status | undefined {
	const status = selectBackupsStatus(state);
	return status && selectRewindState(state) === 'active'
		? { ...status, label: __('Connected', 'site-dashboard') }
		: status;
}

/** How backups and scan stand (PLAN-011, PLAN-012); while backups are being set up, that is asked again. */
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

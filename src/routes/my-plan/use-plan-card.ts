import { useCallback } from 'react';
import { shallowEqual } from 'react-redux';
import { selectBackupsStatus } from '../../components/backups-card/backups-status';
import { selectScanStatus } from '../../components/scan-card/scan-status';
import type { Status } from '../../components/service-card/status-badge';
import { iconOf } from '../../lib/catalogue/appearance';
import { isInGroup, withoutMonthly } from '../../lib/catalogue/groups';
import { planClassOf } from '../../lib/catalogue/plan-class';
import { activePurchases } from '../../lib/catalogue/purchases';
import type { Purchase } from '../../rest-api/contract/shop';
import { selectIsOffline } from '../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { noteCheckout } from '../../state/my-plan/checkout';
import { selectImageUrl, selectSite as selectSiteFacts } from '../../state/page/selectors';
import { selectUpgradeLink } from '../../state/page/upgrade';
import { selectPurchases } from '../../state/purchases/slice';
import { selectRewindState } from '../../state/rewind/selectors';
import { loadRewind } from '../../state/rewind/slice';
import { selectPlanName, selectPlanSlug } from '../../state/site/selectors';
import type { RootState } from '../../state/store';
import { usePoll } from '../../state/use-poll';
import { selectIsOnItsWay } from './loads';
import { freeInvitation, planDescription } from './plan-descriptions';
import { planName } from './plan-names';
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
			backups: Status | undefined;
			scan: Status | undefined;
	  };

/** Plans that show their date alone (PLAN-076). */
const WITHOUT_MARK = ['personal', 'daily-backup', 'realtime-backup', 'daily-security', 'realtime-security'];

const NONE: readonly Purchase[] = [];

/** Everything that was ever bought; none while that is not known. */
export function selectBought(state: RootState): readonly Purchase[] {
	const purchases = selectPurchases(state);
	return purchases.status === 'ready' ? purchases.data : NONE;
}

/** What stands for the plan among the purchases, in whatever term: the one in force, else one that was (PLAN-020). */
export function selectPlanPurchase(state: RootState): Purchase | undefined {
	const slug = withoutMonthly(selectPlanSlug(state));
	const fitting = selectBought(state).filter(({ product_slug }) => withoutMonthly(product_slug) === slug);
	return activePurchases(fitting)[0] ?? fitting.at(-1);
}

function selectInvitation(state: RootState): string {
	if (selectPurchases(state).status !== 'ready') {
		return freeInvitation();
	}
	const owned = activePurchases(selectBought(state));
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
	const services = useServices();
	const isOnItsWay = useAppSelector((state) => selectIsOnItsWay(state, 'site'));
	const name = planName(slug);
	const planClass = planClassOf(slug);
	if (!slug && isOnItsWay) {
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
		iconUrl,
		description: isFree ? invitation : planDescription(slug),
		plansUrl,
		onPlans: () => dispatch(noteCheckout()),
		isActivated: Boolean(bought?.active) && !WITHOUT_MARK.includes(planClass),
		isNew: bought ? bought.active && isNew(bought, now) : false,
		date: bought ? purchaseDate(bought, dateFormat, now) : '',
		...services,
	};
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
		backups: useAppSelector(selectBackupsStatus, shallowEqual),
		scan: useAppSelector(selectScanStatus, shallowEqual),
	};
}

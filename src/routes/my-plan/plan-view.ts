import { isInGroup } from '../../lib/catalog/groups';
import { planClassOf } from '../../lib/catalog/plan-class';
import { activePurchases, type KnownPurchase } from '../../lib/catalog/purchases';
import type { Offer } from '../../lib/prices';
import type { Purchase } from '../../rest-api/shop';
import { freeInvitation, planDescription } from './plan-descriptions';
import { planName } from './plan-names';
import { regularPrice } from './plan-price';
import { isNew, purchaseDate } from './purchase-date';

/** Sources of the plan's card. */
export interface PlanFacts {
	slug: string;
	/** As the provider calls it; empty while nobody has said. */
	givenName: string;
	isOffline: boolean;
	/** The plan itself is. */
	isPending: boolean;
	purchase: Purchase | undefined;
	offer: Offer;
	/** The sentence of the free plan. */
	invitation: string;
	dateFormat: string;
	/** In ms. */
	now: number;
}

export type PlanView =
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
			/** One line; for the free plan with a mark around what leads to the plans. */
			description: string;
			isBought: boolean;
			/** It was bought and is in force (PLAN-076). */
			isActivated: boolean;
			isNew: boolean;
			/** Empty without one. */
			date: string;
			/** Of each term; empty while the prices aren't known, and for a plan that's no longer sold. */
			price: string;
	  };

/** Plans that show their date alone (PLAN-076). */
const WITHOUT_MARK = ['personal', 'daily-backup', 'realtime-backup', 'daily-security', 'realtime-security'];

/** The plan of the site in words. */
export function planView({ slug, purchase, offer, isOffline, now, ...facts }: PlanFacts): PlanView {
	const name = planName(slug);
	const planClass = planClassOf(slug);
	if (!slug && facts.isPending) {
		return { state: 'waiting' };
	}
	if (isOffline || !name || !planClass) {
		return { state: 'placeholder', isOffline, name: facts.givenName || slug };
	}
	const isFree = planClass === 'free';
	const bought = isFree ? undefined : purchase;
	return {
		state: 'plan',
		name,
		isFree,
		description: isFree ? facts.invitation : planDescription(slug),
		isBought: bought !== undefined,
		isActivated: Boolean(bought?.active) && !WITHOUT_MARK.includes(planClass),
		isNew: bought ? bought.active && isNew(bought, now) : false,
		date: bought ? purchaseDate(bought, facts.dateFormat, now) : '',
		price: bought?.active ? regularPrice(offer) : '',
	};
}

/** The free plan's invitation, given the purchases; undefined while those aren't known. */
export function invitation(bought: readonly KnownPurchase[] | undefined): string {
	if (!bought) {
		return freeInvitation();
	}
	const owned = activePurchases(bought);
	const has = (group: 'backup' | 'scan' | 'anti-spam') =>
		owned.some(({ product_slug }) => isInGroup(product_slug, group));
	return freeInvitation({
		hasBackup: has('backup'),
		hasScan: has('scan'),
		hasAntiSpam: has('anti-spam'),
	});
}

import { __, sprintf } from '@wordpress/i18n';
import { isInGroup, withoutTerm } from '../../lib/catalog/groups';
import { planClassOf } from '../../lib/catalog/plan-class';
import { activeProducts, activePurchases, type KnownPurchase } from '../../lib/catalog/purchases';
import type { Offer } from '../../lib/prices';
import type { Purchase } from '../../rest-api/shop';
import { isDay } from '../../lib/calendar-day';
import { formatPhpDate } from '../../lib/php-date';
import { freeInvitation, planDescription, planName, regularPrice } from './plan-texts';

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

/** The purchase that is the plan, in any term: the active one, else an expired one (PLAN-020). */
export function planPurchase<Purchase extends KnownPurchase>(
	planSlug: string,
	bought: readonly Purchase[],
): Purchase | undefined {
	const slug = withoutTerm(planSlug);
	const fitting = bought.filter(({ product_slug }) => withoutTerm(product_slug) === slug);
	return activePurchases(fitting)[0] ?? fitting.at(-1);
}

/**
 * Everything that's active and neither a product nor the plan shown: a second plan, an unknown plan, unknown
 * products. Nothing that's paid for is left out.
 */
export function otherPurchases<Purchase extends KnownPurchase>(
	planSlug: string,
	bought: readonly Purchase[],
): Purchase[] {
	const shown = [
		...activeProducts(bought),
		...(planName(planSlug) === undefined ? [] : [planPurchase(planSlug, bought)]),
	];
	return activePurchases(bought).filter((purchase) => !shown.includes(purchase));
}

type Dated = Pick<Purchase, 'expiry_date' | 'subscribed_date' | 'is_refundable'>;

/** Time until which something bought counts as new, in ms. */
const NEW_FOR = 24 * 60 * 60 * 1000;

/** The calendar day of a time as the provider prints it; empty for anything else. */
function dayOf(time: string): string {
	const day = time.trim().slice(0, 10);
	return isDay(day) && !Number.isNaN(Date.parse(time)) ? day : '';
}

/**
 * When something was bought, renews or expired, in the site's date format (PLAN-015 to PLAN-019); empty
 * without a valid date (PLAN-077). `now` in ms.
 */
export function purchaseDate(purchase: Dated, format: string, now: number): string {
	const { expiry_date: expiry, subscribed_date: subscribed, is_refundable: isRefundable } = purchase;
	const isNew = !expiry || isRefundable;
	const day = dayOf(isNew ? subscribed : expiry);
	const date = day && formatPhpDate(day, format);
	if (!date) {
		return '';
	}
	if (isNew) {
		/* translators: %s: a date */
		return sprintf(__('Purchased on %s.', 'site-dashboard'), date);
	}
	return Date.parse(expiry) > now
		? /* translators: %s: a date */
			sprintf(__('Renews on %s.', 'site-dashboard'), date)
		: /* translators: %s: a date */
			sprintf(__('Expired on %s.', 'site-dashboard'), date);
}

/** Bought within a day before `now`, in ms; a clock that runs behind doesn't matter. */
export function isNew({ subscribed_date }: Pick<Purchase, 'subscribed_date'>, now: number): boolean {
	return Date.parse(subscribed_date) > now - NEW_FOR;
}

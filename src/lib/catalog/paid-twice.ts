import { isInGroup } from './groups';
import { planClassOf } from './plan-class';
import { activePurchases, type KnownPurchase } from './purchases';

const REAL_TIME = ['realtime-backup', 'backup-t0', 'backup-t1', 'backup-t2'];

/**
 * A plan that includes backups, and a backup product; null if nothing is paid for twice. Only the business
 * plan includes what a real-time product does (PLAN-022 to PLAN-024).
 */
export function paidTwice(purchases: ReadonlyArray<KnownPurchase & { product_name: string }>) {
	const active = activePurchases(purchases);
	const plans = active.filter(({ product_slug: slug }) => isInGroup(slug, 'jetpack-plan'));
	const business = plans.find(({ product_slug: slug }) => planClassOf(slug) === 'business');
	const plan = business ?? plans[0];
	const product = active.find(
		({ product_slug: slug }) =>
			isInGroup(slug, 'backup') && (business || !REAL_TIME.includes(planClassOf(slug) ?? '')),
	);
	return plan && product
		? { plan: plan.product_name, product: product.product_name, isRealTime: plan === business }
		: null;
}

import { isInGroup } from '../../lib/catalogue/groups';
import { planClassOf } from '../../lib/catalogue/plan-class';
import { activePurchases } from '../../lib/catalogue/purchases';
import type { RootState } from '../store';

const REAL_TIME = ['realtime-backup', 'backup-t1', 'backup-t2'];

/**
 * A plan with backups in it, and a backup product besides; null when nothing is paid for twice. Only the business plan
 * includes what a real-time product does (PLAN-022 to PLAN-024).
 */
export function selectPaidTwice(state: RootState) {
	const bought = state.purchases?.status === 'ready' ? activePurchases(state.purchases.data) : [];
	const plan = bought.find(({ product_slug: slug }) => isInGroup(slug, 'jetpack-plan'));
	const product = bought.find(({ product_slug: slug }) => isInGroup(slug, 'backup'));
	if (!plan || !product) {
		return null;
	}
	const isBusiness = planClassOf(plan.product_slug) === 'business';
	if (REAL_TIME.includes(planClassOf(product.product_slug) ?? '') && !isBusiness) {
		return null;
	}
	return { plan: plan.product_name, product: product.product_name, isRealTime: isBusiness };
}

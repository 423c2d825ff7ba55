import { activePurchases } from '../../lib/catalogue/purchases';
import { isInGroup } from '../../lib/catalogue/groups';
import { planClassOf } from '../../lib/catalogue/plan-class';
import { upgradePage } from '../../lib/catalogue/upgrades';
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { selectAdminUrl, selectRedirect } from '../../state/page/selectors';
import { loadPurchases, selectPurchases } from '../../state/purchases/slice';
import type { AppDispatch, RootState } from '../../state/store';
import { trackClick } from '../../state/tracking/thunks';
import { useIsPromotionVisible } from '../promotion/use-promotion';

export type SecurityBundleView =
	{ state: 'hidden' } | { state: 'upgrade'; href: string; learnMoreUrl: string; onUpgrade: () => void };

const load = (dispatch: AppDispatch) => dispatch(loadPurchases());

/** Not before it is known what the site has, and not to a site that has it all (DASH-120). */
function selectIsMissing(state: RootState): boolean {
	const purchases = selectPurchases(state);
	return (
		purchases.status === 'ready' &&
		!activePurchases(purchases.data).some(
			({ product_slug: slug }) => isInGroup(slug, 'security') || planClassOf(slug) === 'complete',
		)
	);
}

export function useSecurityBundle(): SecurityBundleView {
	const dispatch = useAppDispatch();
	const isVisible = useIsPromotionVisible({ isForSale: true });
	useLoad(load, isVisible);
	const isMissing = useAppSelector(selectIsMissing);
	const href = useAppSelector((state) => upgradePage('security', selectAdminUrl(state)));
	const learnMoreUrl = useAppSelector((state) => selectRedirect(state, 'jetpack-features-security'));
	if (!isVisible || !isMissing) {
		return { state: 'hidden' };
	}
	return {
		state: 'upgrade',
		href,
		learnMoreUrl,
		onUpgrade: () => dispatch(trackClick({ target: 'upgrade-button', page: 'aag', feature: 'security' })),
	};
}

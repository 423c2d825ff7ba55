import { __ } from '@wordpress/i18n';
import { licenseFamilyOf } from '../../lib/catalogue/licenses';
import { PROVIDER_CLOUD } from '../../lib/product';
import { useAppSelector } from '../../state/hooks';
import { selectDashboardUrl, selectPage, selectRedirect } from '../../state/page/selectors';
import type { RootState } from '../../state/store';
import { successTexts } from './success-texts';

/** Recommendations that were never begun, in this page or before, come first; after that the plans (LIC-018, LIC-019). */
const selectIsToConfigure = (state: RootState) =>
	(state.recommendations?.step ?? selectPage(state).recommendationsStep) === 'not-started';

export function useSuccess(productId: number) {
	const { action, ...texts } = successTexts(licenseFamilyOf(productId));
	const actionUrl = useAppSelector((state) => (action ? selectRedirect(state, action.redirect) : ''));
	const isToConfigure = useAppSelector(selectIsToConfigure);
	const configureUrl = useAppSelector((state) => selectDashboardUrl(state, '#/recommendations'));
	const plansUrl = useAppSelector((state) => selectRedirect(state, 'license-activation-view-my-plans'));
	const { rawUrl } = useAppSelector(selectPage);
	return {
		...texts,
		/** Where the provider shows what it does for this site (LIC-014). */
		cloudUrl: `${PROVIDER_CLOUD}landing/${encodeURIComponent(rawUrl)}`,
		action: action ? { label: action.label, href: actionUrl } : undefined,
		next: isToConfigure
			? { label: __('Configure my site', 'site-dashboard'), href: configureUrl }
			: { label: __('View my plans', 'site-dashboard'), href: plansUrl },
	};
}

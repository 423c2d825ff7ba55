import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectCanActivateLicenses } from '../../state/licensing/selectors';
import { selectRedirect } from '../../state/page/selectors';
import { trackClick } from '../../state/tracking/thunks';
import { selectBought } from './use-plan-card';

export function useLicensingActions() {
	const dispatch = useAppDispatch();
	const record = (properties: Record<string, string>) => () =>
		dispatch(trackClick({ page: 'my-plan', ...properties }));
	return {
		canActivate: useAppSelector(selectCanActivateLicenses),
		hasPurchases: useAppSelector(selectBought).length > 0,
		purchasesUrl: useAppSelector((state) => selectRedirect(state, 'calypso-purchases')),
		onActivate: record({ target: 'licensing_activation_button', path: 'licensing/activation' }),
		onRecommendations: record({ target: 'recommendations-button' }),
	};
}

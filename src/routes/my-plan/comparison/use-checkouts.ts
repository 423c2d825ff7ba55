import { __, sprintf } from '@wordpress/i18n';
import type { HigherPlan } from '../../../lib/catalogue/contents';
import { selectHasConnectedOwner } from '../../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { noteCheckout } from '../../../state/my-plan/checkout';
import { selectSuggestionCheckout } from '../../../state/page/upgrade';
import { trackClick } from '../../../state/tracking/thunks';
import { connectFirst } from '../../connect-first';
import { planName } from '../plan-names';
import { isSold, type Holdings } from './rows';

export interface Checkout {
	label: string;
	href: string;
	onClick: () => void;
}

/** The ways to buy a plan, one for each term; they lead back here (PROD-044). Where nobody owns the connection an account comes first (DASH-041). */
export function useCheckouts(holdings: Holdings, plan: HigherPlan | undefined): Checkout[] {
	const dispatch = useAppDispatch();
	const hasOwner = useAppSelector(selectHasConnectedOwner);
	const yearly = plan?.yearly ?? '';
	const monthly = plan?.monthly ?? '';
	const yearlyUrl = useAppSelector((state) => selectSuggestionCheckout(state, yearly, ''));
	const monthlyUrl = useAppSelector((state) => selectSuggestionCheckout(state, monthly, ''));
	const name = planName(yearly) ?? yearly;
	const record = (target: string, slug: string) =>
		dispatch(trackClick({ page: 'my-plan', target, plan: slug }));
	if (!plan) {
		return [];
	}
	if (!hasOwner) {
		return [{ ...connectFirst(name), onClick: () => record('comparison_connect', yearly) }];
	}
	const ways = [
		{
			slug: yearly,
			href: yearlyUrl,
			/* translators: %s: name of a plan */
			label: sprintf(__('Get %s, paid yearly', 'site-dashboard'), name),
		},
		{
			slug: monthly,
			href: monthlyUrl,
			/* translators: %s: name of a plan */
			label: sprintf(__('Get %s, paid monthly', 'site-dashboard'), name),
		},
	];
	return ways
		.filter(({ slug }) => isSold(holdings, slug))
		.map(({ slug, label, href }) => ({
			label,
			href,
			onClick: () => {
				dispatch(noteCheckout());
				record('comparison_checkout', slug);
			},
		}));
}

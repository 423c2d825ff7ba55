import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { noteCheckout } from '../../state/my-plan/checkout';
import { passOnTo } from '../../state/page/thunks';
import { selectRedirect } from '../../state/page/selectors';
import { loadPurchases } from '../../state/purchases/slice';
import type { AppDispatch } from '../../state/store';

const load = (dispatch: AppDispatch) => dispatch(loadPurchases());

/** Sends the browser to the page of plans (SHELL-015); what was bought is wanted for the warning meanwhile (PLAN-021). */
export function usePlans() {
	const dispatch = useAppDispatch();
	const url = useAppSelector((state) => selectRedirect(state, 'jetpack-plans'));
	useLoad(load, true);
	useEffect(() => {
		dispatch(noteCheckout());
		dispatch(passOnTo(url));
	}, [dispatch, url]);
	return { url };
}

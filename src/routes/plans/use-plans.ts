import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useElapsed } from '../../components/ui/use-elapsed';
import { selectIsSiteConnected } from '../../state/connection/selectors';
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { noteCheckout } from '../../state/my-plan/checkout';
import { selectPlansUrl } from '../../state/page/plans-url';
import { passOnTo } from '../../state/page/thunks';
import { selectPaidTwice } from '../../state/purchases/paid-twice';
import { loadPurchases, selectPurchases } from '../../state/purchases/slice';
import type { AppDispatch, RootState } from '../../state/store';
import { PATHS } from '../paths';

const load = (dispatch: AppDispatch) => dispatch(loadPurchases());

/** How long to wait for what was bought, in ms; somebody who wants to buy isn't kept longer. */
const PATIENCE = 2_000;

const selectIsUnknown = (state: RootState) =>
	selectIsSiteConnected(state) && ['idle', 'loading'].includes(selectPurchases(state).status);

/**
 * Sends the browser to the page of plans (SHELL-015). Where something would be paid for twice, it asks first: the
 * warning shows in the notices area (PLAN-021).
 */
export function usePlans() {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const { pathname } = useLocation();
	const url = useAppSelector(selectPlansUrl);
	const isUnknown = useAppSelector(selectIsUnknown);
	const isPaidTwice = useAppSelector((state) => selectPaidTwice(state) !== null);
	const isOver = useElapsed(PATIENCE);
	useLoad(load, true);
	const onContinue = useCallback(() => {
		dispatch(noteCheckout());
		dispatch(passOnTo(url));
	}, [dispatch, url]);
	const warns = pathname === PATHS.plans;
	const isHeld = warns && isPaidTwice;
	const leaves = !isHeld && !(warns && isUnknown && !isOver);
	useEffect(() => {
		if (leaves) {
			onContinue();
		}
	}, [leaves, onContinue]);
	return { url, isHeld, onContinue, onStay: () => void navigate(PATHS.myPlan, { replace: true }) };
}

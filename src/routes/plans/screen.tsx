import { __ } from '@wordpress/i18n';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { MutedText } from '../../components/ui/text';
import { useElapsed } from '../../components/ui/use-elapsed';
import { paths } from '../../lib/paths';
import type { AppDispatch } from '../../state/app-thunk';
import { selectIsSiteConnected } from '../../state/connection/slice';
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { paidTwice } from '../../lib/catalog/paid-twice';
import { noteCheckout } from '../../state/purchases/thunks/checkout';
import { selectPlansUrl } from '../../state/page/urls';
import { passOnTo } from '../../state/page/thunks';
import { loadPurchases, selectPurchases } from '../../state/purchases/slice';
import type { RootState } from '../../state/root-state';
import styles from './plans.module.css';

/** Shows until the browser leaves for the page of plans; with a link, should it not. */
export function Screen() {
	const { url, isHeld, onContinue, onStay } = usePlans();
	return (
		<>
			<ScreenHeading>{__('Plans', 'site-dashboard')}</ScreenHeading>
			{isHeld ? (
				<>
					<p>{__('Leave for the plans page?', 'site-dashboard')}</p>
					<div className={styles.actions}>
						<Button kind="primary" onClick={onContinue}>
							{__('Continue', 'site-dashboard')}
						</Button>
						<Button onClick={onStay}>{__('Stay here', 'site-dashboard')}</Button>
					</div>
				</>
			) : (
				<MutedText>
					{__('Opening plans for your site…', 'site-dashboard')}{' '}
					<a href={url}>{__('Open plans now', 'site-dashboard')}</a>
				</MutedText>
			)}
		</>
	);
}

const load = (dispatch: AppDispatch) => dispatch(loadPurchases());

/** Longest wait for the purchases, in ms; somebody who wants to buy isn't kept longer. */
const PATIENCE = 2_000;

const selectIsUnknown = (state: RootState) =>
	selectIsSiteConnected(state) && ['idle', 'loading'].includes(selectPurchases(state).status);

/**
 * Redirects to the plans page (SHELL-015). If something would be paid for twice, it asks first: the warning
 * shows in the notices area (PLAN-021).
 */
function usePlans() {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const { pathname } = useLocation();
	const url = useAppSelector(selectPlansUrl);
	const isUnknown = useAppSelector(selectIsUnknown);
	const purchases = useAppSelector(selectPurchases);
	const isPaidTwice = purchases.status === 'ready' && paidTwice(purchases.data) !== null;
	const isOver = useElapsed(PATIENCE);
	useLoad(load, true);
	const onContinue = useCallback(() => {
		dispatch(noteCheckout());
		dispatch(passOnTo(url));
	}, [dispatch, url]);
	const warns = pathname === paths.plans.path;
	const isHeld = warns && isPaidTwice;
	const leaves = !isHeld && !(warns && isUnknown && !isOver);
	useEffect(() => {
		if (leaves) {
			onContinue();
		}
	}, [leaves, onContinue]);
	return { url, isHeld, onContinue, onStay: () => void navigate(paths.myPlan.path, { replace: true }) };
}

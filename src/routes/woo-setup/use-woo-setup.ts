import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectSiteConnectionStatus } from '../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { showCommerceWelcome } from '../../state/page/thunks';
import { PATHS } from '../paths';

/** How the site stands, which decides what there is to do (CONN-023, CONN-091), and where the user goes on to (CONN-077). */
export function useWooSetup() {
	const dispatch = useAppDispatch();
	const status = useAppSelector(selectSiteConnectionStatus);
	const { from } = (useLocation().state ?? {}) as { from?: string };
	useEffect(() => void dispatch(showCommerceWelcome()), [dispatch]);
	return { status, next: from ?? PATHS.dashboard };
}

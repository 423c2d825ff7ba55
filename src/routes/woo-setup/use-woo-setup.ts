import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectIsSiteConnected } from '../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { showCommerceWelcome } from '../../state/page/thunks';
import { PATHS } from '../paths';

/** Whether there is something to connect, and where the user goes on to (CONN-077, CONN-091). */
export function useWooSetup() {
	const dispatch = useAppDispatch();
	const isConnected = useAppSelector(selectIsSiteConnected);
	const isDue = useAppSelector((state) => state.page.isCommerceWelcomeDue);
	const { from } = (useLocation().state ?? {}) as { from?: string };
	useEffect(() => {
		if (isDue) {
			void dispatch(showCommerceWelcome());
		}
	}, [dispatch, isDue]);
	return { isConnected, next: from ?? PATHS.dashboard };
}

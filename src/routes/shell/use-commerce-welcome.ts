import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../state/hooks';
import type { RootState } from '../../state/store';
import { selectCanManageModules } from '../../state/user/selectors';
import { PATHS } from '../paths';

const selectIsDue = (state: RootState) => state.page.isCommerceWelcomeDue && selectCanManageModules(state);

/** Goes to the commerce welcome once, and remembers where the user was (CONN-075 to CONN-077). */
export function useCommerceWelcome(): void {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const isDue = useAppSelector(selectIsDue) && pathname !== PATHS.wooSetup;
	useEffect(() => {
		if (isDue) {
			void navigate(PATHS.wooSetup, { replace: true, state: { from: pathname + search } });
		}
	}, [isDue, navigate, pathname, search]);
}

import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { connectUser } from '../../state/connection/connect';
import { selectConnection } from '../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { PATHS } from '../paths';

/**
 * Below `/setup` the flow starts by itself when nothing is in progress (CONN-014, SHELL-013). A `from` in the address is
 * handed on to the provider.
 */
export function useConnectScreen() {
	const dispatch = useAppDispatch();
	const { pathname } = useLocation();
	const [params] = useSearchParams();
	const from = params.get('from') ?? '';
	const { siteIsRegistering, userIsConnecting, registrationError, authorizationUrl } =
		useAppSelector(selectConnection);
	const isIdle = !siteIsRegistering && !userIsConnecting && !registrationError && !authorizationUrl;
	const startsItself = pathname.startsWith(PATHS.setup) && isIdle;

	useEffect(() => {
		if (startsItself) {
			void dispatch(connectUser({ from }));
		}
	}, [dispatch, startsItself, from]);

	return { from };
}

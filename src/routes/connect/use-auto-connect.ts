import { useEffect } from 'react';
import { connectUser, type ConnectOptions } from '../../state/connection/connect';
import { selectConnection } from '../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../state/hooks';

/** Starts the flow by itself when nothing is in progress, and never a second one beside it (CONN-014). */
export function useAutoConnect(isWanted: boolean, options: ConnectOptions): void {
	const dispatch = useAppDispatch();
	const { siteIsRegistering, userIsConnecting, registrationError, authorizationUrl } =
		useAppSelector(selectConnection);
	const isIdle = !siteIsRegistering && !userIsConnecting && !registrationError && !authorizationUrl;
	const { from, redirectUri } = options;

	useEffect(() => {
		if (isWanted && isIdle) {
			void dispatch(connectUser({ from, redirectUri }));
		}
	}, [dispatch, isWanted, isIdle, from, redirectUri]);
}

import { useEffect } from 'react';
import { connectUser, resumeConnecting, type ConnectOptions } from '../../state/connection/connect';
import { selectConnection } from '../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../state/hooks';

/** Starting the connection, and how it goes. */
export function useConnect(options: ConnectOptions) {
	const dispatch = useAppDispatch();
	const { siteIsRegistering, userIsConnecting, registrationError } = useAppSelector(selectConnection);
	const { from, redirectUri, skipUserConnection } = options;

	useEffect(() => {
		dispatch(resumeConnecting({ from, redirectUri, skipUserConnection }));
	}, [dispatch, from, redirectUri, skipUserConnection]);

	return {
		isBusy: siteIsRegistering || userIsConnecting,
		error: registrationError,
		connect: () => void dispatch(connectUser(options)),
	};
}

import { useEffect } from 'react';
import { connectUser, type ConnectOptions } from '../../state/connection/connect';
import { userConnectionStopped } from '../../state/connection/actions';
import { selectConnection } from '../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../state/hooks';

/** Starting the connection, and how it goes. */
export function useConnect(options: ConnectOptions) {
	const dispatch = useAppDispatch();
	const { siteIsRegistering, userIsConnecting, registrationError } = useAppSelector(selectConnection);

	// The page can come back from the browser's memory as it was left: with a button that waits for nothing.
	useEffect(() => {
		const stop = (event: PageTransitionEvent) => event.persisted && dispatch(userConnectionStopped());
		window.addEventListener('pageshow', stop);
		return () => window.removeEventListener('pageshow', stop);
	}, [dispatch]);

	return {
		isBusy: siteIsRegistering || userIsConnecting,
		error: registrationError,
		connect: () => void dispatch(connectUser(options)),
	};
}

import { useEffect } from 'react';
import { safeUrl } from '../../lib/links';
import { connectUser, resumeConnecting, type ConnectOptions } from '../../state/connection/connect';
import { selectConnection } from '../../state/connection/selectors';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { failureDetails } from '../../state/notices/tell';
import { selectPage } from '../../state/page/selectors';

export interface ConnectFailure {
	/** What the host says of it, else we. */
	reason: string;
	/** What "Copy details" copies. */
	details: string;
	/** The host's own page that connects; empty when there is none. */
	connectUrl: string;
}

/** Starting the connection, and how it goes. */
export function useConnect(options: ConnectOptions) {
	const dispatch = useAppDispatch();
	const page = useAppSelector(selectPage);
	const { siteIsRegistering, userIsConnecting, registrationError, connectUrl } =
		useAppSelector(selectConnection);
	const { from, redirectUri } = options;

	useEffect(() => {
		dispatch(resumeConnecting({ from, redirectUri }));
	}, [dispatch, from, redirectUri]);

	return {
		isBusy: siteIsRegistering || userIsConnecting,
		failure: registrationError && {
			reason: failureText(registrationError),
			details: failureDetails(registrationError, page),
			connectUrl: safeUrl(connectUrl) ?? '',
		},
		connect: () => void dispatch(connectUser(options)),
	};
}

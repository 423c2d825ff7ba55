import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { safeUrl } from '../../lib/links';
import { connectUser, resumeConnecting } from '../../state/connection/thunks';
import { selectConnection } from '../../state/connection/slice';
import { failureDetails, failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectConnectReason } from '../../state/modules/slice';
import { selectPage } from '../../state/page/slice';
import { Button } from '../ui/button';
import { NoticeDetails } from '../ui/notice-details';
import { ErrorMessage, MutedText } from '../ui/text';

interface ConnectButtonProps {
	label: string;
	/** The place the user came from, for the provider. */
	from?: string;
	kind?: 'primary' | 'secondary';
}

/** Connects the site where needed, and the user's account, for those who may (ROLE-011). */
export function ConnectButton({ label, kind = 'secondary', from }: ConnectButtonProps) {
	const { isBusy, failure, connect } = useConnect(from);
	const reason = useAppSelector(selectConnectReason);
	if (reason) {
		return <MutedText>{reason}</MutedText>;
	}
	return (
		<>
			<Button kind={kind} isBusy={isBusy} onClick={connect}>
				{label}
			</Button>
			{failure && <Why {...failure} />}
		</>
	);
}

/** CONN-013, CONN-095: that it failed, why, and the way that needs nothing of this page. */
function Why({ reason, details, connectUrl }: ConnectFailure) {
	return (
		<div role="alert">
			<ErrorMessage text={__('An error occurred. Please try again.', 'site-dashboard')} />
			<MutedText>
				<span>{reason}</span>{' '}
				{connectUrl && <a href={connectUrl}>{__('Try another way to connect', 'site-dashboard')}</a>}
			</MutedText>
			<NoticeDetails text={details} />
		</div>
	);
}

interface ConnectFailure {
	/** In the host's words, else in ours. */
	reason: string;
	/** For "Copy details". */
	details: string;
	/** The host's own page that connects; may be empty. */
	connectUrl: string;
}

/** Starting the connection, and how it goes. */
function useConnect(from?: string) {
	const dispatch = useAppDispatch();
	const page = useAppSelector(selectPage);
	const { siteIsRegistering, userIsConnecting, registrationError, connectUrl } =
		useAppSelector(selectConnection);

	useEffect(() => {
		dispatch(resumeConnecting(from));
	}, [dispatch, from]);

	return {
		isBusy: siteIsRegistering || userIsConnecting,
		failure: registrationError && {
			reason: failureText(registrationError),
			details: failureDetails(registrationError, page),
			connectUrl: safeUrl(connectUrl) ?? '',
		},
		connect: () => void dispatch(connectUser(from)),
	};
}

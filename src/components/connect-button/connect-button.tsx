import { __ } from '@wordpress/i18n';
import { Button } from '../ui/button';
import { NoticeDetails } from '../ui/notice-details';
import { Failure, Quiet } from '../ui/text';
import { useConnect, type ConnectFailure } from './use-connect';

interface ConnectButtonProps {
	label: string;
	/** Where the user came from, for the provider. */
	from?: string;
	/** Where the provider sends the user back to, relative to the admin root (CONN-082, CONN-083). */
	redirectUri?: string;
	kind?: 'primary' | 'plain';
}

/** Connects the site where needed, and the user's account. */
export function ConnectButton({ label, kind = 'plain', ...options }: ConnectButtonProps) {
	const { isBusy, failure, connect } = useConnect(options);
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
			<Failure text={__('An error occurred. Please try again.', 'site-dashboard')} />
			<Quiet>
				{reason}{' '}
				{connectUrl && <a href={connectUrl}>{__('Connect without the dashboard', 'site-dashboard')}</a>}
			</Quiet>
			<NoticeDetails text={details} />
		</div>
	);
}

import { __ } from '@wordpress/i18n';
import { Button } from '../ui/button';
import { Failure } from '../ui/text';
import { useConnect } from './use-connect';

interface ConnectButtonProps {
	label: string;
	/** Where the user came from, for the provider. */
	from?: string;
	/** Where the provider sends the user back to, relative to the admin root (CONN-082, CONN-083). */
	redirectUri?: string;
	/** Registers the site alone, and goes on to the redirect address (CONN-020). */
	skipUserConnection?: boolean;
	kind?: 'primary' | 'plain';
}

/** Connects the site where needed, and the user's account. */
export function ConnectButton({ label, kind = 'plain', ...options }: ConnectButtonProps) {
	const { isBusy, error, connect } = useConnect(options);
	return (
		<>
			<Button kind={kind} isBusy={isBusy} onClick={connect}>
				{label}
			</Button>
			{error && (
				<div role="alert">
					<Failure text={__('An error occurred. Please try again.', 'site-dashboard')} />
				</div>
			)}
		</>
	);
}

import { __ } from '@wordpress/i18n';
import { Button } from '../ui/button';
import { Failure } from '../ui/text';
import { useConnect } from './use-connect';

interface ConnectButtonProps {
	label: string;
	/** Where the user came from, for the provider. */
	from?: string;
	kind?: 'primary' | 'plain';
}

/** Connects the site where needed, and the user's account. */
export function ConnectButton({ label, from, kind = 'plain' }: ConnectButtonProps) {
	const { isBusy, error, connect } = useConnect(from);
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

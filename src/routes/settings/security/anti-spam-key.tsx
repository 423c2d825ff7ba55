import { __ } from '@wordpress/i18n';
import { TextField } from '../../../components/ui/text-field';
import { ExternalLink, Failure, Quiet } from '../../../components/ui/text';
import { Badge } from '../../../components/ui/badge';
import { useAntiSpamKey, type KeyState } from './use-anti-spam-key';

/** The key, and what is known of it (SEC-002 to SEC-010). */
export function AntiSpamKey() {
	const { text, state, isRemoval, failure, refused, reason, learnMoreUrl, onEdit, onRetry } =
		useAntiSpamKey();
	return (
		<>
			<TextField
				label={__('Your API key', 'site-dashboard')}
				help={__('A new key is saved as soon as it proves valid.', 'site-dashboard')}
				value={text}
				error={refused || undefined}
				disabledReason={reason || undefined}
				attributes={{ autoComplete: 'off', spellCheck: false, dir: 'ltr' }}
				onChange={onEdit}
			/>
			<div role="status">
				{state === 'failed' ? (
					<Failure text={failure} onRetry={onRetry} />
				) : (
					<KeyWords state={state} learnMoreUrl={learnMoreUrl} />
				)}
				{isRemoval && <Quiet>{__('Save settings to remove the stored key.', 'site-dashboard')}</Quiet>}
			</div>
		</>
	);
}

function KeyWords({ state, learnMoreUrl }: { state: KeyState; learnMoreUrl: string }) {
	switch (state) {
		case 'fetching':
			return <Quiet>{__('Finding out whether your key holds…', 'site-dashboard')}</Quiet>;
		case 'checking':
			return <Quiet>{__('Checking key…', 'site-dashboard')}</Quiet>;
		case 'empty':
			return <Quiet>{__('Your site needs an Anti-spam key.', 'site-dashboard')}</Quiet>;
		case 'invalid':
			return (
				<p>
					{__("There's a problem with your Anti-spam API key.", 'site-dashboard')}{' '}
					<ExternalLink href={learnMoreUrl}>{__('Learn more.', 'site-dashboard')}</ExternalLink>
				</p>
			);
		case 'global':
			return (
				<p>
					<Badge tone="good">{__('Valid', 'site-dashboard')}</Badge>{' '}
					{__('A key that is set for the whole server is valid. You need not enter one.', 'site-dashboard')}
				</p>
			);
		default:
			return (
				<p>
					<Badge tone="good">{__('Valid', 'site-dashboard')}</Badge>{' '}
					{__('Your Anti-spam key is valid.', 'site-dashboard')}
				</p>
			);
	}
}

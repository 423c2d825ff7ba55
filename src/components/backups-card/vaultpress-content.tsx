import { __ } from '@wordpress/i18n';
import { Button } from '../ui/button';
import { ExternalLink, MutedText } from '../ui/text';
import type { BackupsCardView } from './use-backups-card';

/** The older plugin's copies, or the way to it. */
export function VaultPressContent({ view }: { view: BackupsCardView }) {
	switch (view.state) {
		case 'vaultpress-active':
			return (
				<>
					<MutedText>{view.message || __('VaultPress backs up your site.', 'site-dashboard')}</MutedText>
					<a href={view.vaultPress.page}>{__('View backup details', 'site-dashboard')}</a>
				</>
			);
		case 'vaultpress-missing':
			return (
				<>
					<MutedText>
						{__('Your plan includes backups. Install VaultPress to start using them.', 'site-dashboard')}
					</MutedText>
					<ExternalLink href={view.links.install}>{__('Install VaultPress', 'site-dashboard')}</ExternalLink>
				</>
			);
		case 'vaultpress-inactive':
			return (
				<>
					<MutedText>
						{__('Your plan includes backups. Activate VaultPress to start using them.', 'site-dashboard')}
					</MutedText>
					<Button kind="tertiary" isBusy={view.activation.isBusy} onClick={view.activation.onActivate}>
						{__('Activate VaultPress', 'site-dashboard')}
					</Button>
				</>
			);
		default:
			return null;
	}
}

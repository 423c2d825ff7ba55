import { __ } from '@wordpress/i18n';
import { Button } from '../ui/button';
import { ExternalLink, Quiet } from '../ui/text';
import type { BackupsCardView } from './use-backups-card';

/** The older plugin's copies, or the way to it. */
export function VaultPressContent({ view }: { view: BackupsCardView }) {
	switch (view.state) {
		case 'vaultpress-active':
			return (
				<>
					<Quiet>{view.message || __('VaultPress backs up your site.', 'site-dashboard')}</Quiet>
					<a href={view.vaultPress.page}>{__('View backup details', 'site-dashboard')}</a>
				</>
			);
		case 'vaultpress-missing':
			return (
				<>
					<Quiet>
						{__('Your plan includes backups. Install VaultPress to have them.', 'site-dashboard')}
					</Quiet>
					<ExternalLink href={view.links.install}>{__('Install VaultPress', 'site-dashboard')}</ExternalLink>
				</>
			);
		case 'vaultpress-inactive':
			return (
				<>
					<Quiet>
						{__('Your plan includes backups. Activate VaultPress to have them.', 'site-dashboard')}
					</Quiet>
					<Button kind="quiet" isBusy={view.activation.isBusy} onClick={view.activation.onActivate}>
						{__('Activate VaultPress', 'site-dashboard')}
					</Button>
				</>
			);
		default:
			return null;
	}
}

import { __, _n, sprintf } from '@wordpress/i18n';
import { TrackedLink } from '../../../components/tracking/tracked-link';
import { Icon } from '../../../components/ui/icon';
import { Failure, Quiet } from '../../../components/ui/text';
import { formatNumber } from '../../../lib/locale';
import { PRODUCT_NAME } from '../../../lib/product';
import { SecurityBanner } from './scan-banner';
import { useBackupsScan, type BackupsScanState } from './use-backups-scan';

/** How backups and scans stand: of both, or of backups alone where the site has no scan. */
export function BackupsScan() {
	const { view, url, needsBackups, onRetry } = useBackupsScan();
	if (view.state === 'nothing') {
		return null;
	}
	return (
		<>
			<Words view={view} onRetry={onRetry} />
			{url && (
				<p>
					<TrackedLink href={url} click={{ target: 'configure-scan' }} isExternal>
						{linkText(view.state)}
					</TrackedLink>
				</p>
			)}
			{needsBackups && <SecurityBanner />}
		</>
	);
}

function linkText(state: BackupsScanState['state']): string {
	if (state === 'awaiting_credentials') {
		return __('Enter your server’s credentials', 'site-dashboard');
	}
	return state === 'threats'
		? __('See what was found', 'site-dashboard')
		: __('See your site’s activity', 'site-dashboard');
}

function Words({ view, onRetry }: { view: BackupsScanState; onRetry: () => void }) {
	switch (view.state) {
		case 'checking':
			return <Quiet>{__('Checking site status…', 'site-dashboard')}</Quiet>;
		case 'failed':
			return <Failure text={failureSentence(view.isBackupOnly)} onRetry={onRetry} />;
		case 'threats':
			return (
				<p>
					<Icon name="warning" size={20} />{' '}
					{sprintf(
						/* translators: %s: a number */
						_n('Uh oh, %s threat found.', 'Uh oh, %s threats found.', view.count, 'site-dashboard'),
						formatNumber(view.count),
					)}
				</p>
			);
		case 'nothing':
			return null;
		default:
			return <p>{view.isBackupOnly ? backupSentence(view) : bothSentence(view)}</p>;
	}
}

type Calm = Extract<
	BackupsScanState,
	{ state: 'provisioning' | 'awaiting_credentials' | 'active' | 'unavailable' }
>;

function backupSentence({ state, message }: Calm): string {
	switch (state) {
		case 'provisioning':
			return __('Your first backup is being set up. You need not wait here.', 'site-dashboard');
		case 'awaiting_credentials':
			return __('Enter your server’s credentials, so that your site can be restored.', 'site-dashboard');
		case 'active':
			return __('Your site is backed up.', 'site-dashboard');
		case 'unavailable':
			return message || __('Your site has no backups yet.', 'site-dashboard');
	}
}

function bothSentence({ state, message }: Calm): string {
	switch (state) {
		case 'provisioning':
			return __('Backups and scans are being set up. You need not wait here.', 'site-dashboard');
		case 'awaiting_credentials':
			return __(
				'Enter your server’s credentials, so that your site can be restored and repaired.',
				'site-dashboard',
			);
		case 'active':
			return __('Your site is backed up, and scanned for threats.', 'site-dashboard');
		case 'unavailable':
			return message || __('Your site is neither backed up nor scanned yet.', 'site-dashboard');
	}
}

/** SEC-018, SEC-019. */
const failureSentence = (isBackupOnly: boolean) =>
	isBackupOnly
		? sprintf(
				/* translators: %s: product name */
				__('Oops! The %s Backup status could not be retrieved at this time.', 'site-dashboard'),
				PRODUCT_NAME,
			)
		: sprintf(
				/* translators: %s: product name */
				__('Oops! The %s Backup and Scan status could not be retrieved at this time.', 'site-dashboard'),
				PRODUCT_NAME,
			);

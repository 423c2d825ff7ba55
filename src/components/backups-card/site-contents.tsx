import { __ } from '@wordpress/i18n';
import { IconButton } from '../ui/icon-button';
import { RecordMeter } from '../ui/record-meter';
import styles from './site-contents.module.css';
import type { SiteCounts } from './use-backups-offer';

/** How much there is to lose: posts, plugins and comments in numbers (DASH-106, DASH-109). */
export function SiteContents({ counts, onClose }: { counts: SiteCounts; onClose: () => void }) {
	return (
		<div className={styles.contents}>
			<div className={styles.head}>
				<strong>{__('Your site so far', 'site-dashboard')}</strong>
				<IconButton
					icon="close"
					label={__('Close the overview of your site', 'site-dashboard')}
					isSmall
					onClick={onClose}
				/>
			</div>
			<RecordMeter
				items={[
					{
						count: counts.posts,
						label: __('Posts', 'site-dashboard'),
						backgroundColor: 'var(--jpd-success-border)',
					},
					{
						count: counts.plugins,
						label: __('Plugins', 'site-dashboard'),
						backgroundColor: 'var(--jpd-info-border)',
					},
					{
						count: counts.comments,
						label: __('Comments', 'site-dashboard'),
						backgroundColor: 'var(--jpd-warning-border)',
					},
				]}
			/>
		</div>
	);
}

import { __ } from '@wordpress/i18n';
import { IconButton } from '../ui/icon-button';
import { RecordMeter } from '../ui/record-meter';
import { VisuallyHidden } from '../ui/text';
import styles from './site-contents.module.css';
import type { SiteCounts } from './use-backups-offer';

/** The site's contents in numbers: posts, plugins and comments (DASH-106, DASH-109). */
export function SiteContents({ counts, onClose }: { counts: SiteCounts; onClose: () => void }) {
	return (
		<div className={styles.contents}>
			<VisuallyHidden>{__('What’s on your site', 'site-dashboard')}</VisuallyHidden>
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
			<IconButton
				icon="close"
				label={__('Close site overview', 'site-dashboard')}
				isSmall
				onClick={onClose}
			/>
		</div>
	);
}

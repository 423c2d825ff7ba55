import { __ } from '@wordpress/i18n';
import { Icon } from '../../../../components/ui/icon';
import { IconButton } from '../../../../components/ui/icon-button';
import { ErrorMessage, MutedText } from '../../../../components/ui/text';
import styles from './stats-card.module.css';

/** Shows until there are views, and can be dismissed (STATS-003). */
export function EmptyNews({ failure, onDismiss }: { failure: string; onDismiss: () => void }) {
	return (
		<>
			<div className={styles.empty}>
				<Icon name="check" />
				<div>
					<p className={styles.news}>{__('Stats has been activated', 'site-dashboard')}</p>
					<MutedText>
						{__('Views appear here a few minutes after someone visits your site.', 'site-dashboard')}
					</MutedText>
				</div>
				<IconButton icon="close" label={__('Dismiss', 'site-dashboard')} isSmall onClick={onDismiss} />
			</div>
			{failure && <ErrorMessage text={failure} />}
		</>
	);
}

import { __ } from '@wordpress/i18n';
import { LoadingIcon } from '../../components/ui/icon';
import styles from './recommendations.module.css';

/** While what the flow is decided by is on its way (REC-006), or what a screen of it waits for. */
export function Loading() {
	return (
		<div className={styles.loading}>
			<LoadingIcon size={32} />
			<p role="status">{__('Loading recommendations', 'site-dashboard')}</p>
		</div>
	);
}

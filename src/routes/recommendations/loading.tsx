import { __ } from '@wordpress/i18n';
import { LoadingIcon } from '../../components/ui/icon';
import styles from './recommendations.module.css';

/** While what decides the flow is pending (REC-006), or what one of its screens needs. */
export function Loading() {
	return (
		<div className={styles.loading} aria-busy="true" data-loading>
			<LoadingIcon size={32} />
			<p role="status">{__('Loading recommendations', 'site-dashboard')}</p>
		</div>
	);
}

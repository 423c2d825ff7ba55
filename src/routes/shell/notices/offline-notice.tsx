import { __ } from '@wordpress/i18n';
import { Notice } from '../../../components/ui/notice';
import { ExternalLink } from '../../../components/ui/text';
import { useAppSelector } from '../../../state/hooks';
import { selectRedirect } from '../../../state/page/urls';
import type { RootState } from '../../../state/root-state';
import styles from './notices-area.module.css';

/** Offline Mode, with a reason for each flag that raised it (NOTICE-005). */
export function OfflineNotice() {
	const reasons = offlineReasons(useAppSelector((state) => state.connection.status.offlineMode));
	const url = useAppSelector((state) => selectRedirect(state, 'jetpack-support-development-mode'));
	return (
		<Notice tone="is-info">
			<p>
				{__('Offline Mode is on. Features that need a connection are unavailable.', 'site-dashboard')}{' '}
				<ExternalLink href={url}>{__('Learn more', 'site-dashboard')}</ExternalLink>
			</p>
			<ul className={styles.reasons}>
				{reasons.map((reason) => (
					<li key={reason}>{reason}</li>
				))}
			</ul>
		</Notice>
	);
}

/** One reason for each raised flag (NOTICE-005). */
function offlineReasons(offline: RootState['connection']['status']['offlineMode']): string[] {
	return [
		offline.filter && __('A filter in your site’s code turns it on.', 'site-dashboard'),
		offline.constant && __('The JETPACK_DEV_DEBUG constant is defined.', 'site-dashboard'),
		offline.wpLocalConstant && __('The WP_LOCAL_DEV constant is defined.', 'site-dashboard'),
		offline.url && __('Your site’s URL is a known URL for local development.', 'site-dashboard'),
	].filter((reason) => reason !== false);
}

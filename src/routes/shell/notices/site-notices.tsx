import { __ } from '@wordpress/i18n';
import { Notice } from '../../../components/ui/notice';
import { ExternalLink } from '../../../components/ui/text';
import { selectIsSiteConnected } from '../../../state/connection/slice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsDismissed } from '../../../state/notices/slice';
import { dismissNotice } from '../../../state/notices/thunks';
import { selectPage } from '../../../state/page/slice';
import { selectRedirect } from '../../../state/page/urls';
import type { RootState } from '../../../state/root-state';
import { selectCanManageModules } from '../../../state/user/slice';
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

/**
 * Notices the host remembers as dismissed: testers of a development version are asked for feedback
 * (NOTICE-027).
 */
export function DismissableNotices() {
	const { isShown, url, onDismiss } = useFeedbackNotice();
	if (!isShown) {
		return null;
	}
	return (
		<Notice tone="is-basic" onDismiss={onDismiss}>
			<p>
				{__('What would you like to see on this dashboard?', 'site-dashboard')}{' '}
				<ExternalLink href={url}>{__('Tell us', 'site-dashboard')}</ExternalLink>
			</p>
		</Notice>
	);
}

const ID = 'feedback_dash_request';

const selectIsShown = (state: RootState) =>
	selectPage(state).isDevVersion &&
	selectIsSiteConnected(state) &&
	selectCanManageModules(state) &&
	!selectIsDismissed(state, ID);

function useFeedbackNotice() {
	const dispatch = useAppDispatch();
	return {
		isShown: useAppSelector(selectIsShown),
		url: useAppSelector((state) => selectRedirect(state, 'jetpack-contact-support-beta-group')),
		onDismiss: () => void dispatch(dismissNotice(ID)),
	};
}

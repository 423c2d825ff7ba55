import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { selectConnection, selectSiteConnectionStatus } from '../../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectPage, selectRedirect } from '../../../state/page/selectors';
import { reloadPage } from '../../../state/page/reload';
import type { RootState } from '../../../state/store';
import { selectCan, selectIsSubscriber } from '../../../state/user/selectors';

/** Which notices about the site itself show; a link that is empty means: not this one. */
function selectSiteNotices(state: RootState) {
	const page = selectPage(state);
	const { status } = selectConnection(state);
	const isDevelopment = page.isDevVersion && !selectIsSubscriber(state);
	return {
		isIncomplete: page.isIncomplete,
		developmentVersionUrl: isDevelopment ? selectRedirect(state, 'jetpack-contact-support-beta-group') : '',
		offlineUrl: selectRedirect(state, 'jetpack-support-development-mode'),
		stagingUrl:
			status.isStaging && !status.isInIdentityCrisis
				? selectRedirect(state, 'jetpack-support-staging-sites')
				: '',
		isWaitingForAdministrator: selectSiteConnectionStatus(state) === false && !selectCan(state, 'connect'),
	};
}

export function useSiteNotices() {
	const dispatch = useAppDispatch();
	const offline = useAppSelector((state) => state.connection.status.offlineMode);
	return {
		...useAppSelector(selectSiteNotices, shallowEqual),
		onReload: () => dispatch(reloadPage()),
		offlineReasons: offline.isActive ? offlineReasons(offline) : null,
	};
}

/** One reason for each raised flag (NOTICE-005). */
function offlineReasons(offline: RootState['connection']['status']['offlineMode']): string[] {
	return [
		offline.filter && __('The filter for development mode is active.', 'site-dashboard'),
		offline.constant && __('The constant JETPACK_DEV_DEBUG is defined.', 'site-dashboard'),
		offline.wpLocalConstant && __('The constant WP_LOCAL_DEV is defined.', 'site-dashboard'),
		offline.url && __('The site’s address is a known address for local development.', 'site-dashboard'),
	].filter((reason) => reason !== false);
}

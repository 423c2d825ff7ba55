import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import { shallowEqual, useAppDispatch, useAppSelector, usePoll } from '../../state/hooks';
import { selectSite as selectSiteFacts } from '../../state/page/slice';
import { selectRedirect } from '../../state/page/urls';
import { loadRewind, selectRewind } from '../../state/rewind/slice';
import { selectPlugins } from '../../state/plugins/slice';
import { selectSiteFeatures } from '../../state/site/slice';
import { selectVaultPress, selectVaultPressState } from '../../state/vaultpress/slice';
import type { RootState } from '../../state/root-state';
import { selectBackupsState } from '../../state/rewind/selectors';
import { useCardFailure } from '../service-card/card-failure';
import {
	actionNeededStatus,
	activeStatus,
	selectIsOnPaidPlan,
	setUpStatus,
	settingUpStatus,
} from '../service-card/status';
import type { Status } from '../service-card/status-badge';
import { retryServices } from '../service-card/retry-services';

/** The badge: state of the service, else of the older plugin; on a paid plan, its set-up (facts 6.8). */
export function selectBackupsStatus(state: RootState): Status | undefined {
	const decided = selectBackupsState(state);
	switch (decided.state) {
		case 'provisioning':
			return settingUpStatus();
		case 'awaiting-credentials':
		case 'vaultpress-unregistered':
			return actionNeededStatus();
		case 'active':
			return decided.hasStopped ? actionNeededStatus() : activeStatus();
		case 'vaultpress-active':
			return selectVaultPressState(state) === 'working' ? activeStatus() : undefined;
		case 'vaultpress-missing':
		case 'vaultpress-inactive':
			return selectIsOnPaidPlan(state) ? setUpStatus(state, 'backups') : undefined;
		default:
			return undefined;
	}
}

const selectLinks = (state: RootState) => ({
	/** The provider's own platform has its copies elsewhere (DASH-051). */
	backups: selectRedirect(
		state,
		selectSiteFacts(state).isWoASite ? 'calypso-backups' : 'my-jetpack-manage-backup',
	),
	restorePoints: selectRedirect(state, 'calypso-activity-log', { query: 'group=rewind' }),
	realTime: selectRedirect(state, 'jetpack-blog-realtime-mechanics'),
	credentials: selectRedirect(state, 'jetpack-backup-dash-credentials'),
});

export type BackupsCardView = ReturnType<typeof useBackupsCard>;

export function useBackupsCard() {
	const dispatch = useAppDispatch();
	const state = useAppSelector(selectBackupsState, shallowEqual);
	usePoll(
		useCallback(() => void dispatch(loadRewind('again')), [dispatch]),
		state.state === 'provisioning',
	);
	return {
		...state,
		text: useCardFailure(
			__('We couldn’t load your backup status.', 'site-dashboard'),
			selectRewind,
			selectSiteFeatures,
			selectPlugins,
			selectVaultPress,
		),
		onRetry: () => retryServices(dispatch),
		status: useAppSelector(selectBackupsStatus, shallowEqual),
		links: useAppSelector(selectLinks, shallowEqual),
	};
}

import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import { shallowEqual } from 'react-redux';
import { selectIsOffline, selectIsSiteConnected } from '../../state/connection/slice';
import { useAppDispatch, useAppSelector, usePoll } from '../../state/hooks';
import { selectRedirect, selectSite as selectSiteFacts } from '../../state/page/slice';
import {
	loadRewind,
	selectHasFeature,
	selectInclusion,
	selectOldBackup,
	selectPlugins,
	selectRewind,
	selectSiteFeatures,
	selectVaultPress,
} from '../../state/remotes';
import { selectSettingFlag } from '../../state/settings/slice';
import type { RootState } from '../../state/root-state';
import { useCardFailure } from '../service-card/card-failure';
import {
	actionNeededStatus,
	activeStatus,
	selectIsOnPaidPlan,
	setUpStatus,
	settingUpStatus,
} from '../service-card/status';
import type { Status } from '../service-card/status-badge';
import { retryServices, selectVaultPressSetUp, selectVaultPressState } from '../vaultpress/use-vaultpress';

/** Every state of the card (DASH-045 to DASH-058). */
export type BackupsState =
	| { state: 'hidden' | 'offline' | 'loading' | 'failed' | 'new-site' | 'provisioning' | 'upgrade' }
	| { state: 'awaiting-credentials'; hasVideo: boolean }
	/** `lastBackup`: ISO time; empty when none is known. */
	| { state: 'active'; isRealTime: boolean; lastBackup: string; hasStopped: boolean }
	/** The older plugin makes the copies, and says how; empty if nobody can ask it. */
	| { state: 'vaultpress-active'; message: string }
	/** The site has backups, but neither service makes them; setting one up needs a connected owner. */
	| { state: 'vaultpress-unregistered' | 'vaultpress-missing' | 'vaultpress-inactive' | 'needs-connection' };

/** First match decides. */
export function selectBackupsState(state: RootState): BackupsState {
	if (!selectSiteFacts(state).showBackups) {
		return { state: 'hidden' };
	}
	if (selectIsOffline(state)) {
		return { state: 'offline' };
	}
	if (!selectIsSiteConnected(state)) {
		return { state: 'needs-connection' };
	}
	const rewind = selectRewind(state);
	if (rewind.status === 'failed') {
		// The older plugin's copies are there whether or not the provider answers.
		const older = selectVaultPressState(state);
		return older === 'working' || older === 'loading' ? selectOlderBackups(state) : { state: 'failed' };
	}
	if (rewind.status !== 'ready') {
		return { state: 'loading' };
	}
	switch (rewind.data.state) {
		case 'provisioning':
			return { state: 'provisioning' };
		case 'awaiting_credentials':
			return {
				state: 'awaiting-credentials',
				hasVideo: !selectSettingFlag(state, 'dismiss_dash_backup_getting_started'),
			};
		case 'active':
			return {
				state: 'active',
				isRealTime: selectHasFeature(state, 'real-time-backups'),
				lastBackup: rewind.data.last_backup,
				hasStopped: selectOldBackup(state) !== '',
			};
		case 'unavailable':
			return rewind.data.reason === 'site_new' ? { state: 'new-site' } : selectOlderBackups(state);
	}
}

/** The older plugin's copies, else how the site gets any (DASH-046, DASH-054 to DASH-057). */
function selectOlderBackups(state: RootState): BackupsState {
	const vaultPress = selectVaultPress(state);
	const older = selectVaultPressState(state);
	switch (older) {
		case 'working':
		case 'silent':
			return {
				state: 'vaultpress-active',
				message: vaultPress.status === 'ready' ? vaultPress.data.message : '',
			};
		case 'needs-key':
			return { state: 'vaultpress-unregistered' };
		case 'off':
			break;
		default:
			return { state: older };
	}
	const inclusion = selectInclusion(state, 'backups', 'vaultpress-backups');
	if (inclusion === 'included') {
		return { state: selectVaultPressSetUp(state) };
	}
	return { state: inclusion === 'not-included' ? 'upgrade' : inclusion };
}

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

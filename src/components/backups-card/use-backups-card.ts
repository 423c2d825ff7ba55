import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import { shallowEqual } from 'react-redux';
import {
	selectHasConnectedOwner,
	selectIsOffline,
	selectIsSiteConnected,
} from '../../state/connection/slice';
import { useAppDispatch, useAppSelector, usePoll } from '../../state/hooks';
import { selectRedirect, selectSite as selectSiteFacts } from '../../state/page/slice';
import {
	loadRewind,
	loadSiteFeatures,
	selectHasFeature,
	selectRewind,
	selectSite,
	selectSiteFeatures,
	selectVaultPress,
} from '../../state/remotes';
import { selectSettingFlag } from '../../state/settings/slice';
import type { RootState } from '../../state/root-state';
import { useCardFailure } from '../service-card/card-failure';
import { useActivation } from '../service-card/use-activation';
import { selectVaultPressPlugin, useVaultPressLinks } from '../vaultpress/use-vaultpress';
import { selectBackupsStatus } from './backups-status';

/** Every state of the card (DASH-045 to DASH-058). */
export type BackupsState =
	| { state: 'hidden' | 'offline' | 'loading' | 'failed' | 'new-site' | 'provisioning' | 'upgrade' }
	| { state: 'awaiting-credentials'; hasVideo: boolean }
	/** `lastBackup`: ISO time; empty when none is known. */
	| { state: 'active'; isRealTime: boolean; lastBackup: string }
	/** The older plugin makes the copies, and says how. */
	| { state: 'vaultpress-active'; message: string }
	/** The site has backups, but neither service makes them; setting one up needs a connected owner. */
	| { state: 'vaultpress-missing' | 'vaultpress-inactive' | 'needs-connection' };

/** First match decides. */
export function selectBackupsState(state: RootState): BackupsState {
	if (!selectSiteFacts(state).showBackups) {
		return { state: 'hidden' };
	}
	if (selectIsOffline(state)) {
		return { state: 'offline' };
	}
	if (!selectIsSiteConnected(state)) {
		return { state: 'upgrade' };
	}
	const rewind = selectRewind(state);
	if (rewind.status === 'failed') {
		// The older plugin's copies are there whether or not the provider answers.
		const older = selectVaultPressBackups(state);
		return ['loading', 'vaultpress-active'].includes(older.state) ? older : { state: 'failed' };
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
			};
		case 'unavailable':
			return rewind.data.reason === 'site_new' ? { state: 'new-site' } : selectVaultPressBackups(state);
	}
}

/** The older plugin's copies, else how the site gets any (DASH-046, DASH-054 to DASH-057). */
function selectVaultPressBackups(state: RootState): BackupsState {
	const vaultPress = selectVaultPress(state);
	if (vaultPress.status === 'loading' || ['idle', 'loading'].includes(selectSite(state).status)) {
		return { state: 'loading' };
	}
	const isOn = selectSettingFlag(state, 'vaultpress');
	if (isOn && vaultPress.status === 'ready' && vaultPress.data.code === 'success') {
		return { state: 'vaultpress-active', message: vaultPress.data.message };
	}
	if (!selectHasFeature(state, 'backups', 'vaultpress-backups')) {
		// Without an answer nobody knows whether they were bought: nothing is sold then.
		const { status } = selectSiteFeatures(state);
		return { state: status === 'ready' ? 'upgrade' : status === 'failed' ? 'failed' : 'loading' };
	}
	if (!selectHasConnectedOwner(state)) {
		return { state: 'needs-connection' };
	}
	const isInstalled = (selectVaultPressPlugin(state) ?? 'missing') !== 'missing';
	return { state: isInstalled ? 'vaultpress-inactive' : 'vaultpress-missing' };
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
	install: selectRedirect(state, 'calypso-plugins-setup', { query: 'only=backups' }),
});

export type BackupsCardView = ReturnType<typeof useBackupsCard>;

export function useBackupsCard() {
	const dispatch = useAppDispatch();
	const state = useAppSelector(selectBackupsState, shallowEqual);
	const rewind = useAppSelector(selectRewind);
	const features = useAppSelector(selectSiteFeatures);
	usePoll(
		useCallback(() => void dispatch(loadRewind('again')), [dispatch]),
		state.state === 'provisioning',
	);
	return {
		...state,
		text: useCardFailure(
			rewind.status === 'failed' ? rewind : features,
			__('We couldn’t load your backup status.', 'site-dashboard'),
		),
		onRetry: () => {
			void dispatch(loadRewind('retry'));
			void dispatch(loadSiteFeatures('retry'));
		},
		status: useAppSelector(selectBackupsStatus, shallowEqual),
		links: useAppSelector(selectLinks, shallowEqual),
		vaultPress: useVaultPressLinks(),
		activation: useActivation('vaultpress'),
	};
}

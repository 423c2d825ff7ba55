import { selectIsOffline, selectIsSiteConnected } from '../connection/slice';
import { selectSite as selectSiteFacts } from '../page/slice';
import type { RootState } from '../root-state';
import { selectSettingFlag } from '../settings/slice';
import { selectHasFeature, selectInclusion } from '../site/slice';
import { selectVaultPress, selectVaultPressSetUp, selectVaultPressState } from '../vaultpress/slice';
import { selectRewind } from './slice';

/** The state of backups; undefined while unknown. */
export function selectRewindState(state: RootState) {
	const rewind = selectRewind(state);
	return rewind.status === 'ready' ? rewind.data.state : undefined;
}

/** Days without a backup until something must be wrong. A real-time plan makes none while nothing changes. */
const LONGEST_GAP = { daily: 2, realTime: 7 };

/** When the last backup was made, if that was too long ago when the host answered; empty if it wasn't. */
export function selectOldBackup(state: RootState): string {
	const rewind = selectRewind(state);
	const gap = selectHasFeature(state, 'real-time-backups') ? LONGEST_GAP.realTime : LONGEST_GAP.daily;
	const last = rewind.status === 'ready' && rewind.data.state === 'active' ? rewind.data.last_backup : '';
	const askedAt = rewind.status === 'ready' ? (rewind.at ?? NaN) : NaN;
	return Date.parse(last) < askedAt - gap * 24 * 60 * 60 * 1000 ? last : '';
}

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

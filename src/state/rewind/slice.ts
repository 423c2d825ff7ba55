import { getRewind, type RewindStatus } from '../../rest-api/backup-scan';
import { selectIsOffline, selectIsSiteConnected } from '../connection/slice';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';
import { selectSite as selectSiteFacts } from '../page/slice';
import type { RootState } from '../root-state';
import {
	actionNeededStatus,
	activeStatus,
	selectSetUpStatus,
	type ServiceState,
	settingUpStatus,
	type Status,
} from '../service';
import { selectSettingFlag } from '../settings/slice';
import { selectHasFeature, selectInclusion } from '../site/slice';
import { selectVaultPress, selectVaultPressSetUp, selectVaultPressState } from '../vaultpress/slice';

declare module '../root-state' {
	interface LazyLoadedSlices {
		rewind: Remote<RewindStatus>;
	}
}

/** The state of the site's backups; requested on connected sites only (API-079). */
export const {
	load: loadRewind,
	select: selectRewind,
	received: rewindReceived,
} = createRemoteSlice('rewind', getRewind, selectIsSiteConnected);

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

/** Of backups at work, or on their way (DASH-045 to DASH-058). */
type Backups = ServiceState<
	| { step: 'new-site' | 'provisioning' }
	| { step: 'awaiting-credentials'; hasVideo: boolean }
	/** `lastBackup`: ISO time; empty when none is known. */
	| { step: 'active'; isRealTime: boolean; lastBackup: string; hasStopped: boolean }
	/** The older plugin makes the copies, and says how; empty if nobody can ask it. */
	| { step: 'vaultpress'; message: string }
>;

/** First match decides. */
export function selectBackups(state: RootState): Backups {
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
			return { state: 'working', step: 'provisioning' };
		case 'awaiting_credentials':
			return {
				state: 'working',
				step: 'awaiting-credentials',
				hasVideo: !selectSettingFlag(state, 'dismiss_dash_backup_getting_started'),
			};
		case 'active':
			return {
				state: 'working',
				step: 'active',
				isRealTime: selectHasFeature(state, 'real-time-backups'),
				lastBackup: rewind.data.last_backup,
				hasStopped: selectOldBackup(state) !== '',
			};
		case 'unavailable':
			return rewind.data.reason === 'site_new'
				? { state: 'working', step: 'new-site' }
				: selectOlderBackups(state);
	}
}

/** The older plugin's copies, else how the site gets any (DASH-046, DASH-054 to DASH-057). */
function selectOlderBackups(state: RootState): Backups {
	const vaultPress = selectVaultPress(state);
	const older = selectVaultPressState(state);
	switch (older) {
		case 'working':
		case 'silent':
			return {
				state: 'working',
				step: 'vaultpress',
				message: vaultPress.status === 'ready' ? vaultPress.data.message : '',
			};
		case 'needs-key':
			return { state: 'needs-key' };
		case 'off':
			break;
		default:
			return { state: older };
	}
	const inclusion = selectInclusion(state, 'backups', 'vaultpress-backups');
	return { state: inclusion === 'included' ? selectVaultPressSetUp(state) : inclusion };
}

/** The badge: state of the service, else of the older plugin; on a paid plan, its set-up (facts 6.8). */
export function selectBackupsStatus(state: RootState): Status | undefined {
	const backups = selectBackups(state);
	if (backups.state !== 'working') {
		return selectSetUpStatus(state, 'backups', backups.state);
	}
	switch (backups.step) {
		case 'new-site':
			return undefined;
		case 'provisioning':
			return settingUpStatus();
		case 'awaiting-credentials':
			return actionNeededStatus();
		case 'active':
			return backups.hasStopped ? actionNeededStatus() : activeStatus();
		case 'vaultpress':
			return selectVaultPressState(state) === 'working' ? activeStatus() : undefined;
		default:
			return backups satisfies never;
	}
}

import { shallowEqual } from 'react-redux';
import { selectIsOffline } from '../../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsModuleActive } from '../../../state/modules/selectors';
import { selectRedirect } from '../../../state/page/selectors';
import { loadRewind, selectRewind } from '../../../state/rewind/slice';
import { selectScan } from '../../../state/scan/slice';
import { selectHasFeature } from '../../../state/site/selectors';
import { selectSiteFeatures } from '../../../state/site/slice';
import type { RootState } from '../../../state/store';
import { loadVaultPress, selectVaultPress } from '../../../state/vaultpress/slice';

/** What the card says; `isBackupOnly`: the site has backups, but no scan. */
export type BackupsScanState =
	| { state: 'nothing' | 'checking' }
	| { state: 'failed'; isBackupOnly: boolean }
	| { state: 'threats'; count: number }
	| {
			state: 'provisioning' | 'awaiting_credentials' | 'active' | 'unavailable';
			isBackupOnly: boolean;
			/** What the older plugin says of itself; empty without it. */
			message: string;
	  };

/** First match decides (SEC-012 to SEC-019, SEC-039). */
export function selectBackupsScan(state: RootState): BackupsScanState {
	if (selectIsOffline(state)) {
		return { state: 'nothing' };
	}
	const rewind = selectRewind(state);
	const isBackupOnly = selectHasFeature(state, 'backups') && !selectHasFeature(state, 'scan');
	if (rewind.status === 'failed') {
		return { state: 'failed', isBackupOnly };
	}
	if (rewind.status !== 'ready' || ['idle', 'loading'].includes(selectSiteFeatures(state).status)) {
		return { state: 'checking' };
	}
	if (rewind.data.isUnknownState) {
		return { state: 'failed', isBackupOnly };
	}
	if (rewind.data.state === 'unavailable') {
		return selectVaultPressState(state, isBackupOnly);
	}
	const count = isBackupOnly ? 0 : countThreats(state);
	return count > 0 ? { state: 'threats', count } : { state: rewind.data.state, isBackupOnly, message: '' };
}

function countThreats(state: RootState): number {
	const scan = selectScan(state);
	return scan.status === 'ready' ? scan.data.threats.length : 0;
}

/** The older plugin looks after sites that the newer service does not. */
function selectVaultPressState(state: RootState, isBackupOnly: boolean): BackupsScanState {
	const none: BackupsScanState = { state: 'unavailable', isBackupOnly, message: '' };
	if (!selectIsModuleActive(state, 'vaultpress')) {
		return none;
	}
	const vaultPress = selectVaultPress(state);
	if (vaultPress.status === 'failed') {
		return { state: 'failed', isBackupOnly };
	}
	if (vaultPress.status !== 'ready') {
		return { state: 'checking' };
	}
	const { message, data } = vaultPress.data;
	const count = data.security.notice_count ?? 0;
	return count > 0 && !isBackupOnly ? { state: 'threats', count } : { ...none, message };
}

/** Where there is more; empty when nowhere. */
function selectUrl(state: RootState, { state: shown }: BackupsScanState): string {
	switch (shown) {
		case 'awaiting_credentials':
			return selectRedirect(state, 'jetpack-settings-security-credentials');
		case 'active':
			return selectRedirect(state, 'calypso-activity-log');
		case 'threats':
			return selectRedirect(
				state,
				selectIsModuleActive(state, 'vaultpress') ? 'vaultpress-dashboard' : 'calypso-scanner',
			);
		default:
			return '';
	}
}

export function useBackupsScan() {
	const dispatch = useAppDispatch();
	const view = useAppSelector(selectBackupsScan, shallowEqual);
	return {
		view,
		url: useAppSelector((state) => selectUrl(state, view)),
		needsBackups: useAppSelector(
			(state) =>
				selectSiteFeatures(state).status === 'ready' &&
				selectHasFeature(state, 'scan') &&
				!selectHasFeature(state, 'backups'),
		),
		onRetry: () => {
			void dispatch(loadRewind('again'));
			void dispatch(loadVaultPress('again'));
		},
	};
}

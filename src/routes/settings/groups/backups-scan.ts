import { __ } from '@wordpress/i18n';
import { selectSite } from '../../../state/page/selectors';
import { selectRewindState } from '../../../state/rewind/selectors';
import { loadRewind } from '../../../state/rewind/slice';
import { loadScan } from '../../../state/scan/slice';
import { selectHasFeature } from '../../../state/site/selectors';
import { loadSiteFeatures, selectSiteFeatures } from '../../../state/site/slice';
import type { AppDispatch, RootState } from '../../../state/store';
import { loadVaultPress } from '../../../state/vaultpress/slice';
import { BackupsScan } from '../security/backups-scan';
import { ScanBanner } from '../security/scan-banner';
import type { SettingsGroup } from './group';

function load(dispatch: AppDispatch) {
	const calls = [
		dispatch(loadRewind()),
		dispatch(loadSiteFeatures()),
		dispatch(loadScan()),
		dispatch(loadVaultPress()),
	];
	return { abort: () => calls.forEach((call) => call.abort()) };
}

/** Something looks after the site already, or the site is one of a network, which gets no offer (SET-046). */
const hasSomething = (state: RootState) =>
	selectHasFeature(state, 'backups', 'scan') ||
	(selectRewindState(state) ?? 'unavailable') !== 'unavailable' ||
	state.modules.bySlug.vaultpress?.activated === true ||
	selectSite(state).isMultisite;

/** Backups and scans: how they stand, and where they are set up (SEC-012 to SEC-019, SEC-039). */
export const BACKUPS_SCAN: SettingsGroup = {
	id: 'backups',
	title: () => __('Backups and security scanning', 'site-dashboard'),
	words: () => __('backup, restore, scan, malware, threats, rewind, VaultPress', 'site-dashboard'),
	modules: ['vaultpress'],
	isHere: (state) => selectSite(state).showBackups,
	needs: ['online'],
	load: { run: load },
	gate: {
		hasFeature: hasSomething,
		// Without an answer nobody knows what was bought: nothing is sold then.
		isUnknown: (state) => selectSiteFeatures(state).status !== 'ready',
		Banner: ScanBanner,
	},
	support: 'jetpack-support-backup',
	items: [{ kind: 'view', id: 'backups-status', View: BackupsScan }],
};

import { getVaultPressData, type VaultPressData } from '../../rest-api/backup-scan';
import { selectHasConnectedOwner } from '../connection/slice';
import { selectPlugins, selectPluginState } from '../plugins/slice';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';
import type { RootState } from '../root-state';

declare module '../root-state' {
	interface LazyLoadedSlices {
		vaultPress: Remote<VaultPressData>;
	}
}

/** Status of the old backup plugin; loaded only while its module is active and the plugin there (API-034). */
export const { load: loadVaultPress, select: selectVaultPress } = createRemoteSlice(
	'vaultPress',
	getVaultPressData,
	selectHasVaultPress,
);

function selectHasVaultPress({ modules: { bySlug } }: Pick<RootState, 'modules'>): boolean {
	return bySlug.vaultpress?.activated === true && bySlug.vaultpress.available;
}

/** The older backup plugin (DASH-075). */
const selectVaultPressPlugin = (state: RootState) => selectPluginState(state, ['vaultpress/vaultpress.php']);

export const selectIsVaultPressActive = (state: RootState) => selectVaultPressPlugin(state) === 'active';

/** `silent`: it's active, but nobody can ask it how it does. */
export type VaultPressState = 'working' | 'needs-key' | 'loading' | 'failed' | 'silent' | 'off';

/** The older plugin's state, by its own word first. */
export function selectVaultPressState(state: RootState): VaultPressState {
	const vaultPress = selectVaultPress(state);
	const isGone = vaultPress.status === 'failed' && vaultPress.failure.code === 'not_active';
	if (!selectHasVaultPress(state) || isGone) {
		return selectIsVaultPressActive(state) ? 'silent' : 'off';
	}
	if (vaultPress.status === 'ready') {
		return vaultPress.data.code === 'success' ? 'working' : 'needs-key';
	}
	return vaultPress.status === 'failed' ? 'failed' : 'loading';
}

/** Sets up a plan's backups or scans by the older plugin, which needs a connected owner (DASH-040). */
export function selectVaultPressSetUp(state: RootState) {
	const { status } = selectPlugins(state);
	if (!selectHasConnectedOwner(state)) {
		return 'needs-connection';
	}
	if (status === 'loading' || status === 'failed') {
		return status;
	}
	// Users who may not see the plugins get the provider's own set-up page, too.
	return selectVaultPressPlugin(state) === 'inactive' ? 'not-active' : 'not-installed';
}

import { useAppSelector } from '../../state/hooks';
import { selectAdminUrl, selectRedirect } from '../../state/page/slice';
import { selectPluginState } from '../../state/remotes';
import type { RootState } from '../../state/root-state';

/** The older backup plugin (DASH-075). */
export const VAULTPRESS = 'vaultpress/vaultpress.php';

export const selectVaultPressPlugin = (state: RootState) => selectPluginState(state, [VAULTPRESS]);

/** Where VaultPress itself shows what it found. */
export const useVaultPressLinks = () => ({
	page: useAppSelector((state) => selectAdminUrl(state, 'admin.php?page=vaultpress')),
	dashboard: useAppSelector((state) => selectRedirect(state, 'vaultpress-dashboard')),
});

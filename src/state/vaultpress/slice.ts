import { getVaultPressData } from '../../rest-api/backup-scan';
import { createRemoteSlice } from '../remote-slice';

/** What the older backup plugin says; asked for only while its module is active (API-034). */
export const {
	slice: vaultPressSlice,
	load: loadVaultPress,
	select: selectVaultPress,
} = createRemoteSlice(
	'vaultPress',
	getVaultPressData,
	({ modules }) => modules.bySlug.vaultpress?.activated === true,
);

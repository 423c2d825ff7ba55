import { lazyPart } from '../../../components/ui/lazy';

const load = () => import(/* webpackChunkName: "dashboard-below" */ './vaultpress');

/** The older plugin's part of that service's card; few sites have it. */
export const VaultPress = lazyPart('VaultPress', load);

/** Few sites wait for scans that they've bought. */
export const NotRunning = lazyPart('NotRunning', load);

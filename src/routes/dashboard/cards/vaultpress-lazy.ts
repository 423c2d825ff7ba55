import { lazyPart } from '../../../components/ui/lazy-part';

const load = () => import(/* webpackChunkName: "vaultpress" */ './vaultpress');

/** The older plugin's part of that service's card; few sites have it. */
export const VaultPress = lazyPart(() => load().then((chunk) => chunk.VaultPress), { height: 60 });

/** Few sites wait for scans that they've bought. */
export const NotRunning = lazyPart(() => load().then((chunk) => chunk.NotRunning), { height: 60 });

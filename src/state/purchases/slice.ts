import { getPurchases, type Purchase } from '../../rest-api/shop';
import { selectIsSiteConnected } from '../connection/slice';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';

declare module '../root-state' {
	interface LazyLoadedSlices {
		purchases: Remote<Purchase[]>;
	}
}

/** The site's purchases (API-052, API-053). */
export const { load: loadPurchases, select: selectPurchases } = createRemoteSlice(
	'purchases',
	getPurchases,
	selectIsSiteConnected,
);

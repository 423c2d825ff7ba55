import { getPurchases } from '../../rest-api/shop';
import { selectIsSiteConnected } from '../connection/selectors';
import { createRemoteSlice } from '../remote-slice';

/** What was bought for the site (API-052, API-053). */
export const {
	slice: purchasesSlice,
	load: loadPurchases,
	select: selectPurchases,
	received: purchasesReceived,
} = createRemoteSlice('purchases', getPurchases, selectIsSiteConnected);

import { getPlans } from '../../rest-api/shop';
import { selectIsSiteConnected } from '../connection/selectors';
import { createRemoteSlice } from '../remote-slice';

/** The plans that are sold (API-052, API-053). */
export const {
	slice: plansSlice,
	load: loadPlans,
	select: selectPlans,
} = createRemoteSlice('plans', getPlans, selectIsSiteConnected);

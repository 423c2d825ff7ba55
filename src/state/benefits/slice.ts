import { getSiteBenefits } from '../../rest-api/options';
import { createRemoteSlice } from '../remote-slice';

/** What the site gets from its connection. */
export const {
	slice: siteBenefitsSlice,
	load: loadSiteBenefits,
	select: selectSiteBenefits,
} = createRemoteSlice('siteBenefits', getSiteBenefits);

import { getWaf } from '../../rest-api/waf';
import { selectIsModuleActive } from '../modules/selectors';
import { createRemoteSlice } from '../remote-slice';

/** What is known of the firewall; asked for only while it is on (API-079, trap 23). */
export const {
	slice: wafSlice,
	load: loadWaf,
	select: selectWaf,
} = createRemoteSlice('waf', getWaf, (state) => selectIsModuleActive(state, 'waf'));

import { getWaf } from '../../rest-api/waf';
import { selectIsModuleStored } from '../modules/selectors';
import { createRemoteSlice } from '../remote-slice';

/** What is known of the firewall; the host knows of it only while it is on, and refuses before (API-079, trap 23). */
export const {
	slice: wafSlice,
	load: loadWaf,
	select: selectWaf,
} = createRemoteSlice('waf', getWaf, (state) => selectIsModuleStored(state, 'waf'));

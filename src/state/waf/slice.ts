import type { Waf } from '../../rest-api/contract/waf';
import { getWaf } from '../../rest-api/waf';
import { selectIsModuleStored } from '../modules/slice';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';

declare module '../root-state' {
	interface LazyLoadedSlices {
		waf: Remote<Waf>;
	}
}

/** The firewall's state; the host refuses it while the firewall is off (API-079, quirk 23). */
export const { load: loadWaf, select: selectWaf } = createRemoteSlice('waf', getWaf, (state) =>
	selectIsModuleStored(state, 'waf'),
);

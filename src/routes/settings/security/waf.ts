import { getWaf, type Waf } from '../../../rest-api/modules';
import { selectIsModuleStored } from '../../../state/modules/slice';
import type { Remote } from '../../../state/remote';
import { createRemoteSlice } from '../../../state/remote-slice';

declare module '../../../state/root-state' {
	interface LazyLoadedSlices {
		waf: Remote<Waf>;
	}
}

/** The firewall's state; the host refuses it while the firewall is off (API-079, quirk 23). */
export const { load: loadWaf, select: selectWaf } = createRemoteSlice('waf', getWaf, (state) =>
	selectIsModuleStored(state, 'waf'),
);

import {
	type ConnectedPlugins,
	getConnectedPlugins,
	getSiteBenefits,
	type SiteBenefit,
} from '../../rest-api/connection';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';
import { selectCan } from '../user/slice';

declare module '../root-state' {
	interface LazyLoadedSlices {
		connectedPlugins: Remote<ConnectedPlugins>;
		siteBenefits: Remote<SiteBenefit[]>;
	}
}

/** The benefits of the connection. */
export const { load: loadSiteBenefits, select: selectSiteBenefits } = createRemoteSlice(
	'siteBenefits',
	getSiteBenefits,
);

/** The plugins that use the connection now; the page has those from when it was served. */
export const { load: loadConnectedPlugins, select: selectConnectedPlugins } = createRemoteSlice(
	'connectedPlugins',
	getConnectedPlugins,
	(state) => selectCan(state, 'manage_plugins'),
);

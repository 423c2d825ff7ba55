import {
	type AkismetData,
	type AkismetKeyCheck,
	checkAkismetKey,
	getAkismetData,
} from '../../rest-api/akismet';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';

export type { AkismetProblem } from '../../rest-api/akismet';

declare module '../root-state' {
	interface LazyLoadedSlices {
		akismet: Remote<AkismetData>;
		akismetKey: Remote<AkismetKeyCheck>;
	}
}

/** The count of spam, or why nobody counts. */
export const { load: loadAkismet, select: selectAkismet } = createRemoteSlice('akismet', getAkismetData);

/** The verdict on the stored anti-spam key; there's none to check while the plugin isn't active. */
export const {
	slice: akismetKeySlice,
	load: loadAkismetKey,
	select: selectAkismetKey,
} = createRemoteSlice('akismetKey', checkAkismetKey, ({ settings }) => settings.values.akismet === true);

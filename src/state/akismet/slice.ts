import { checkAkismetKey, getAkismetData } from '../../rest-api/akismet';
import { createRemoteSlice } from '../remote-slice';

/** How much spam was kept away, or why nobody counts. */
export const {
	slice: akismetSlice,
	load: loadAkismet,
	select: selectAkismet,
} = createRemoteSlice('akismet', getAkismetData);

/** Whether the stored anti-spam key holds; there is none to check while the plugin is not active. */
export const {
	slice: akismetKeySlice,
	load: loadAkismetKey,
	select: selectAkismetKey,
} = createRemoteSlice('akismetKey', checkAkismetKey, ({ settings }) => settings.values.akismet === true);

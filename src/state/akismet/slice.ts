import {
	type AkismetData,
	type AkismetKeyCheck,
	checkAkismetKey,
	getAkismetData,
} from '../../rest-api/akismet';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';
import { selectHasConnectedOwner, selectIsOffline, selectIsSiteConnected } from '../connection/slice';
import { selectIsOverriddenInactive } from '../modules/slice';
import { selectPluginState } from '../plugins/slice';
import type { RootState } from '../root-state';
import { activeStatus, selectSetUpStatus, type ServiceState, type Status } from '../service';
import { selectInclusion, selectSiteFailure } from '../site/slice';

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

/** The way on from each of the reasons why nobody counts (DASH-080). */
const MISSING = {
	not_installed: 'not-installed',
	not_active: 'not-active',
	invalid_key: 'needs-key',
} as const;

/** Undefined while it counts, and while nobody knows. */
export function selectMissingSpam(state: RootState) {
	const akismet = selectAkismet(state);
	return akismet.status === 'ready' && akismet.data.status in MISSING
		? MISSING[akismet.data.status as keyof typeof MISSING]
		: undefined;
}

/** While the provider doesn't answer, the host takes every key for invalid (host-contract 5.4). */
function selectIsKeyUnknown(state: RootState): boolean {
	const akismet = selectAkismet(state);
	return (
		akismet.status === 'ready' && akismet.data.status === 'invalid_key' && selectSiteFailure(state) !== null
	);
}

/** First match decides (DASH-076 to DASH-083, DASH-127, DASH-128). `count`: 0 for none yet. */
export function selectSpam(state: RootState): ServiceState<{ count: number }> {
	if (selectIsOverriddenInactive(state, 'akismet')) {
		return { state: 'hidden' };
	}
	if (selectIsOffline(state)) {
		return { state: 'offline' };
	}
	const akismet = selectAkismet(state);
	if (akismet.status === 'failed' || selectIsKeyUnknown(state)) {
		return { state: 'failed' };
	}
	if (akismet.status !== 'ready') {
		return { state: 'loading' };
	}
	const missing = selectMissingSpam(state);
	if (!missing) {
		const count = akismet.data.status === 'counting' ? akismet.data.count : 0;
		return { state: 'working', count: Math.max(count, 0) };
	}
	if (!selectIsSiteConnected(state)) {
		return { state: 'needs-connection' };
	}
	const inclusion = selectInclusion(state, 'antispam', 'akismet');
	if (inclusion !== 'included') {
		return { state: inclusion };
	}
	return { state: selectHasConnectedOwner(state) ? missing : 'needs-connection' };
}

const AKISMET = ['akismet/akismet.php'];

/** The badge (facts 6.8): active once it counts, else, on a paid plan, its set-up, also for a bad key. */
export function selectSpamStatus(state: RootState): Status | undefined {
	const { state: decided } = selectSpam(state);
	const akismet = selectAkismet(state);
	const isCounting = akismet.status === 'ready' && akismet.data.status === 'counting';
	const key = selectAkismetKey(state);
	const isRefused = key.status === 'ready' && !key.data.validKey && !selectSiteFailure(state);
	const missing = decided === 'needs-key' || (isCounting && isRefused) ? 'not-active' : decided;
	if (missing !== 'working') {
		return selectSetUpStatus(state, 'akismet', missing);
	}
	return isCounting && selectPluginState(state, AKISMET) === 'active' ? activeStatus() : undefined;
}

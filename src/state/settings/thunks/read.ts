import { isSameSetting } from '../changes';
import type { Settings } from '../../../rest-api/settings';
import { getModules } from '../../../rest-api/modules';
import { type AppThunk, createAppThunk } from '../../app-thunk';
import { modulesReceived } from '../../modules/slice';
import { draftsDropped, refreshFailed, refreshStarted, selectIsAnySettingSaving } from '../slice';
import { askStored, takeStored } from './stored';

/**
 * Refetches the settings: another tab or user may have changed them. What's being typed stays unless it's
 * stored by now. Resolves to what's known to be stored.
 */
export const readSettings = createAppThunk<Settings>(
	'settings/read',
	async (_, { dispatch, getState, signal }) => {
		const stored = await dispatch(askStored(signal));
		if (!isSameSetting(getState().settings.values, stored.answer)) {
			dispatch(takeStored(stored));
		}
		const { drafts, values } = getState().settings;
		dispatch(draftsDropped(Object.keys(drafts).filter((name) => isSameSetting(drafts[name], values[name]))));
		return values;
	},
	(_, state) => !selectIsAnySettingSaving(state),
);

/** Milliseconds for which settings count as fresh, unless the user leaves the page. */
const FRESH = 60_000;

/**
 * Refetches the settings if they may be stale and it's possible now: the page is seen, the host answers, and
 * nothing is being saved. Silent, since nobody asked for it. Returns the call, to be aborted.
 */
export const refreshSettings = (): AppThunk<{ abort: () => void } | null> => (dispatch, getState) => {
	const { session, settings } = getState();
	const isFresh = !settings.isStale && Date.now() - settings.readAt < FRESH;
	const isSeen = !session.isAway && document.visibilityState !== 'hidden';
	const isReachable = session.status === 'fine' && navigator.onLine;
	if (isFresh || !isSeen || !isReachable || selectIsAnySettingSaving(getState())) {
		return null;
	}
	dispatch(refreshStarted(Date.now()));
	const call = dispatch(readSettings());
	void call.then((result) => {
		if (readSettings.rejected.match(result) || selectIsAnySettingSaving(getState())) {
			dispatch(refreshFailed());
		}
	});
	return call;
};

/** Refetches modules and settings, as after a purchase; a failure keeps what's known. */
export const refreshModules = createAppThunk<void>('modules/refresh', async (_, { client, dispatch }) => {
	const [modules, stored] = await Promise.all([getModules(client), dispatch(askStored())]);
	dispatch(modulesReceived(modules));
	dispatch(takeStored(stored));
});

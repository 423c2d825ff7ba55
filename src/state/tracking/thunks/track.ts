import type { EventProperties } from '../../../lib/analytics';
import { getTrackingSettings, updateTrackingSettings } from '../../../rest-api/site';
import { type AppThunk, createAppThunk } from '../../app-thunk';
import { isMissing } from '../../remote';

/** Records an event; its name begins with jetpack_ or akismet_ (EVT-001). */
export const track =
	(name: string, properties: EventProperties = {}): AppThunk =>
	(_dispatch, _getState, { analytics }) =>
		analytics.record(name, properties);

/** A tracked click (EVT-019). */
export const trackClick = (properties: EventProperties) => track('jetpack_wpa_click', properties);

/**
 * Loads the user's opt-out once. `isStart` waits even if a screen is loading it already, since that screen
 * may be left before the answer; both share one request.
 */
export const loadTracking = createAppThunk<boolean, 'isStart' | void>(
	'tracking/load',
	async (_, { client, queue, signal }) =>
		(await queue(() => getTrackingSettings(client, signal), signal)).tracks_opt_out,
	(isStart, { tracking: { optOut } }) =>
		isMissing(optOut) || (isStart === 'isStart' && optOut.status === 'loading'),
);

/** Stores the choice; the answer is what the host made of it. */
export const updateTracking = createAppThunk<boolean, boolean>(
	'tracking/update',
	async (optOut, { client }) => (await updateTrackingSettings(client, optOut)).tracks_opt_out,
	(_, state) => !state.tracking.isUpdating,
);

/** Sets whose events they are, before anything is recorded (EVT-017). */
export const identifyUser =
	(): AppThunk =>
	(_dispatch, getState, { analytics }) => {
		const { user, page } = getState();
		const { ID, login } = user.wpcomUser;
		if (user.isConnected && ID !== null) {
			analytics.identify({ id: ID, login, blogId: page.site.blog_id ?? 0 });
		}
	};

/**
 * Finds out whether the user agreed to tracking. Users without an account never did; if the host doesn't
 * answer, nothing is recorded.
 */
export const startTracking =
	(): AppThunk<Promise<void>> =>
	async (dispatch, getState, { analytics }) => {
		const { user } = getState();
		if (!user.isConnected || user.wpcomUser.ID === null) {
			analytics.decide(false);
			return;
		}
		const result = await dispatch(loadTracking('isStart'));
		const { optOut } = getState().tracking;
		const hasOptedOut = loadTracking.fulfilled.match(result)
			? result.payload
			: optOut.status !== 'ready' || optOut.data;
		analytics.decide(!hasOptedOut);
	};

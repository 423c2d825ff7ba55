import { __, sprintf } from '@wordpress/i18n';
import type { EventProperties } from '../../lib/analytics';
import { getTrackingSettings, updateTrackingSettings } from '../../rest-api/site';
import { createAppThunk, type AppThunk } from '../app-thunk';
import { failureText } from '../failure-text';
import { tellOf } from '../notices/tell';
import { needsLoad } from '../remote';

/** Records an event; its name begins with jetpack_ or akismet_ (EVT-001). */
export const track =
	(name: string, properties: EventProperties = {}): AppThunk =>
	(_dispatch, _getState, { analytics }) =>
		analytics.record(name, properties);

/** A tracked click (EVT-019). */
export const trackClick = (properties: EventProperties) => track('jetpack_wpa_click', properties);

/** Whether the user opted out of usage tracking; asked for once. */
export const loadTracking = createAppThunk(
	'tracking/load',
	async (_, { client, signal }) => (await getTrackingSettings(client, signal)).tracks_opt_out,
	(_, state) => needsLoad(state.tracking.optOut),
);

/** Stores the choice; the answer is what the host made of it. */
export const updateTracking = createAppThunk<boolean, boolean>(
	'tracking/update',
	async (optOut, { client }) => (await updateTrackingSettings(client, optOut)).tracks_opt_out,
	(_, state) => !state.tracking.isUpdating,
);

/** Changes the choice, says how it goes, and heeds it at once (PRIV-004 to PRIV-006). */
export const saveTracking =
	(optOut: boolean): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { analytics }) => {
		const result = await dispatch(
			tellOf(
				{
					noticeId: 'tracking-settings-update',
					progress: __('Updating privacy settings…', 'site-dashboard'),
					success: __('Updated privacy settings.', 'site-dashboard'),
					failure: (failure) =>
						/* translators: %s: why it failed */
						sprintf(__('Error updating privacy settings. %s', 'site-dashboard'), failureText(failure)),
				},
				() => dispatch(updateTracking(optOut)),
			),
		);
		if (updateTracking.fulfilled.match(result)) {
			analytics.decide(!result.payload);
		}
	};

/** Tells, before anything is recorded, who the events are about (EVT-017). */
export const identifyUser =
	(): AppThunk =>
	(_dispatch, getState, { analytics }) => {
		const { user, page } = getState();
		const { ID, login } = user.wpcomUser;
		if (user.isConnected && ID !== null) {
			analytics.identify({ id: ID, login, blogId: page.site.blog_id ?? 0 });
		}
	};

/** Finds out about usage tracking when the page has nothing more urgent to do, unless it was left by then. */
export const startTrackingWhenIdle =
	(leaving: AbortSignal): AppThunk =>
	(dispatch, _getState, { browser }) =>
		browser.whenIdle(() => {
			if (!leaving.aborted) {
				void dispatch(startTracking());
			}
		});

/**
 * Finds out whether the user agreed to usage tracking. Users without an account never did; when the host does not say,
 * nothing is recorded.
 */
const startTracking =
	(): AppThunk<Promise<void>> =>
	async (dispatch, getState, { analytics }) => {
		const { user } = getState();
		if (!user.isConnected || user.wpcomUser.ID === null) {
			analytics.decide(false);
			return;
		}
		await dispatch(loadTracking());
		const { optOut } = getState().tracking;
		analytics.decide(optOut.status === 'ready' && !optOut.data);
	};

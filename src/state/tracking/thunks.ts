import type { EventProperties } from '../../lib/analytics';
import { getTrackingSettings } from '../../rest-api/site';
import type { AppThunk } from '../app-thunk';

/** Records an event; its name begins with jetpack_ or akismet_ (EVT-001). */
export const track =
	(name: string, properties: EventProperties = {}): AppThunk =>
	(_dispatch, _getState, { analytics }) =>
		analytics.record(name, properties);

/** A tracked click (EVT-019). */
export const trackClick = (properties: EventProperties) => track('jetpack_wpa_click', properties);

/**
 * Finds out whether the user agreed to usage tracking. Users without an account never did; when the host does not say,
 * nothing is recorded.
 */
export const startTracking =
	(): AppThunk<Promise<void>> =>
	async (_dispatch, getState, { analytics, client }) => {
		const { user, page } = getState();
		const { ID, login } = user.wpcomUser;
		if (!user.isConnected || ID === null) {
			analytics.decide(false);
			return;
		}
		analytics.identify({ id: ID, login, blogId: page.site.blog_id ?? 0 });
		const optedOut = await getTrackingSettings(client).then(
			(settings) => settings.tracks_opt_out,
			() => true,
		);
		analytics.decide(!optedOut);
	};

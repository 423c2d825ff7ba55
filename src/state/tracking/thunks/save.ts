import { __, sprintf } from '@wordpress/i18n';
import type { AppThunk } from '../../app-thunk';
import { failureText } from '../../failure-text';
import { runWithNotices } from '../../notices/thunks';
import { updateTracking } from './track';
import { TRACKING_CHOICE, TRACKING_NOTICE_ID } from '../slice';

/** Stores the choice, and heeds it at once (PRIV-006). */
export const storeTracking =
	(
		optOut: boolean,
	): AppThunk<Promise<ReturnType<typeof updateTracking.fulfilled | typeof updateTracking.rejected>>> =>
	async (dispatch, _getState, { analytics }) => {
		const result = await dispatch(updateTracking(optOut));
		if (updateTracking.fulfilled.match(result)) {
			analytics.decide(!result.payload);
		}
		return result;
	};

/** Changes the choice and says how it goes (PRIV-004, PRIV-005). */
export const saveTracking =
	(optOut: boolean): AppThunk<Promise<void>> =>
	async (dispatch, getState) => {
		const change = () => {
			const { optOut: stored } = getState().tracking;
			return {
				names: [TRACKING_CHOICE],
				before: { [TRACKING_CHOICE]: !optOut },
				saved: { [TRACKING_CHOICE]: stored.status === 'ready' && stored.data },
			};
		};
		await dispatch(
			runWithNotices(
				{
					noticeId: TRACKING_NOTICE_ID,
					progress: __('Updating privacy settings…', 'site-dashboard'),
					success: __('Updated privacy settings.', 'site-dashboard'),
					change,
					failure: (failure) =>
						/* translators: %s: why it failed */
						sprintf(__('Error updating privacy settings. %s', 'site-dashboard'), failureText(failure)),
				},
				() => dispatch(storeTracking(optOut)),
			),
		);
	};

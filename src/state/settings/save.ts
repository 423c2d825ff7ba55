import { __, sprintf } from '@wordpress/i18n';
import type { Settings } from '../../rest-api/contract/settings';
import type { AppThunk } from '../app-thunk';
import { failureText } from '../failure-text';
import { noticeRemoved, noticeShown } from '../notices/slice';
import { selectIsSettingSaving } from './selectors';
import { updateSettings } from './thunks';

const PROGRESS = 'module-setting-update';
const SUCCESS = 'module-setting-update-success';
/** Milliseconds (NOTICE-026). */
const SUCCESS_DURATION = 2000;

/**
 * Saves settings and says how it goes: progress, success for 2 s, or why it failed (NOTICE-047 to NOTICE-051).
 * Putting a card away (`dismiss_…`) is done without a word unless it fails. Resolves to whether it was saved.
 */
export const saveSettings =
	(values: Settings): AppThunk<Promise<boolean>> =>
	async (dispatch, getState) => {
		if (Object.keys(values).some((name) => selectIsSettingSaving(getState(), name))) {
			return false;
		}
		const isQuiet = Object.keys(values).every((name) => name.startsWith('dismiss_'));
		const running = dispatch(updateSettings(values));
		if (!isQuiet) {
			dispatch(noticeRemoved(SUCCESS));
			dispatch(
				noticeShown({
					noticeId: PROGRESS,
					status: 'is-info',
					text: __('Updating settings…', 'site-dashboard'),
					showDismiss: false,
				}),
			);
		}
		const result = await running;
		dispatch(noticeRemoved(PROGRESS));
		if (updateSettings.fulfilled.match(result)) {
			if (!isQuiet) {
				dispatch(
					noticeShown({
						noticeId: SUCCESS,
						status: 'is-success',
						text: __('Updated settings.', 'site-dashboard'),
						duration: SUCCESS_DURATION,
					}),
				);
			}
			return true;
		}
		if (result.payload) {
			dispatch(
				noticeShown({
					noticeId: PROGRESS,
					status: 'is-error',
					text: sprintf(
						/* translators: %s: why it failed, a sentence */
						__('Error updating settings. %s', 'site-dashboard'),
						failureText(result.payload),
					),
				}),
			);
		}
		return false;
	};

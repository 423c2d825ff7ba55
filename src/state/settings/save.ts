import { __, sprintf } from '@wordpress/i18n';
import type { Settings } from '../../rest-api/contract/settings';
import type { AppThunk } from '../app-thunk';
import { failureText } from '../failure-text';
import { tellOf } from '../notices/tell';
import { selectIsSettingSaving } from './selectors';
import { updateSettings } from './thunks';

/**
 * Saves settings and says how it goes: progress, success for 2 s, or why it failed (NOTICE-047 to NOTICE-051).
 * Putting a card away (`dismiss_…`) is done without a word. Resolves to whether it was saved.
 */
export const saveSettings =
	(values: Settings): AppThunk<Promise<boolean>> =>
	async (dispatch, getState) => {
		const names = Object.keys(values);
		if (names.some((name) => selectIsSettingSaving(getState(), name))) {
			return false;
		}
		const run = () => dispatch(updateSettings(values));
		if (names.every((name) => name.startsWith('dismiss_'))) {
			return updateSettings.fulfilled.match(await run());
		}
		const result = await dispatch(
			tellOf(
				{
					noticeId: 'module-setting-update',
					progress: __('Updating settings…', 'site-dashboard'),
					success: __('Updated settings.', 'site-dashboard'),
					failure: (failure) =>
						/* translators: %s: why it failed, a sentence */
						sprintf(__('Error updating settings. %s', 'site-dashboard'), failureText(failure)),
				},
				run,
			),
		);
		return updateSettings.fulfilled.match(result);
	};

import { __, sprintf } from '@wordpress/i18n';
import type { Settings } from '../../rest-api/contract/settings';
import type { ApiFailure } from '../../rest-api/errors';
import type { AppThunk } from '../app-thunk';
import { failureText } from '../failure-text';
import { SUCCESS_DURATION, tellOf } from '../notices/tell';
import { selectIsSettingSaving } from './selectors';
import { updateSettings } from './thunks';

/** They change the host's own page: it is loaded anew (SET-035). */
const PAGE_CHANGING = ['masterbar', 'jetpack_testimonial', 'jetpack_portfolio'];

export const changesPage = (name: string) => PAGE_CHANGING.includes(name);

/** Of every notice about a change of settings: the latest takes the place of the one before. */
export const NOTICE_ID = 'module-setting-update';

/** How it is said and done, where that is not as usual. */
export interface SaveWay {
	progress?: string;
	success?: string;
	/** The sentence for a failure, around why it failed. */
	failure?: (reason: string, failure: ApiFailure) => string;
	/** Not a word of it: nobody asked for it. */
	isSilent?: boolean;
	/** What is stored when the host refuses, before it is asked once more (PERF-012). */
	rescue?: Settings;
}

/**
 * Saves settings and says how it goes: progress, success for 2 s, or why it failed (NOTICE-047 to NOTICE-051).
 * Putting a card away (`dismiss_…`) is done without a word. Resolves to whether it was saved.
 */
export const saveSettings =
	(values: Settings, way: SaveWay = {}): AppThunk<Promise<boolean>> =>
	async (dispatch, getState, { browser }) => {
		const names = Object.keys(values);
		if (names.some((name) => selectIsSettingSaving(getState(), name))) {
			return false;
		}
		const run = async () => {
			const first = await dispatch(updateSettings(values));
			if (!way.rescue || updateSettings.fulfilled.match(first)) {
				return first;
			}
			const rescue = await dispatch(updateSettings(way.rescue));
			return updateSettings.fulfilled.match(rescue) ? dispatch(updateSettings(values)) : first;
		};
		if (way.isSilent || names.every((name) => name.startsWith('dismiss_'))) {
			return updateSettings.fulfilled.match(await run());
		}
		const isReloading = names.some(changesPage);
		const before = getState().settings.values;
		const success = isReloading
			? __('Updated settings. Refreshing page…', 'site-dashboard')
			: __('Updated settings.', 'site-dashboard');
		const result = await dispatch(
			tellOf(
				{
					noticeId: NOTICE_ID,
					about: names,
					progress: way.progress ?? __('Updating settings…', 'site-dashboard'),
					success: way.success ?? success,
					change: () => ({ names, before, saved: getState().settings.values, isReloading }),
					failure: (failure) => (way.failure ?? sorry)(failureText(failure), failure),
				},
				run,
			),
		);
		const isSaved = updateSettings.fulfilled.match(result);
		if (isSaved && isReloading) {
			setTimeout(() => browser.reload(), SUCCESS_DURATION);
		}
		return isSaved;
	};

const sorry = (reason: string) =>
	/* translators: %s: why it failed, a sentence */
	sprintf(__('Error updating settings. %s', 'site-dashboard'), reason);

import { __, sprintf } from '@wordpress/i18n';
import type { Settings } from '../../rest-api/contract/settings';
import type { ApiFailure } from '../../rest-api/errors';
import type { AppThunk } from '../app-thunk';
import { failureText } from '../failure-text';
import { tellOf } from '../notices/tell';
import { reloadPage } from './reload';
import { selectIsSettingSaving } from './selectors';
import type { RootState } from '../store';
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
	/** Independent fields: what the host refuses doesn't keep it from storing the rest. */
	isForm?: boolean;
}

/**
 * Saves settings and says how it goes: progress, success for 2 s, or why it failed (NOTICE-047 to NOTICE-051).
 * Putting a card away (`dismiss_…`) is done without a word. Resolves to whether it was saved.
 */
export const saveSettings =
	(values: Settings, way: SaveWay = {}): AppThunk<Promise<boolean>> =>
	async (dispatch, getState) => {
		const names = Object.keys(values);
		if (names.length === 0 || names.some((name) => selectIsSettingSaving(getState(), name))) {
			return false;
		}
		const run = () => dispatch(send(values, way));
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
					failure: (failure) => {
						const text = (way.failure ?? sorry)(failureText(failure), failure);
						return areOthersStored(getState(), names, failure, way) ? `${text} ${othersStored()}` : text;
					},
				},
				run,
			),
		);
		const isSaved = updateSettings.fulfilled.match(result);
		if (isSaved && isReloading) {
			dispatch(reloadPage());
		}
		return isSaved;
	};

type Sent = Awaited<ReturnType<ReturnType<typeof updateSettings>>>;

/** The first answer decides, unless a second attempt stores everything. */
const send =
	(values: Settings, { rescue, isForm }: SaveWay): AppThunk<Promise<Sent>> =>
	async (dispatch) => {
		const first = await dispatch(updateSettings(values));
		if (updateSettings.fulfilled.match(first)) {
			return first;
		}
		if (rescue) {
			const rescued = await dispatch(updateSettings(rescue));
			return updateSettings.fulfilled.match(rescued) ? dispatch(updateSettings(values)) : first;
		}
		const rest = isForm && first.payload ? notRefused(values, first.payload) : {};
		if (Object.keys(rest).length > 0) {
			await dispatch(updateSettings(rest));
		}
		return first;
	};

/** What a host that named bad values would have stored without them; none where it stored it all the same. */
function notRefused(values: Settings, { params, kind, code }: ApiFailure): Settings {
	const isRefusedAsWhole = kind === 'refused' && code !== 'some_updated';
	const rest = Object.entries(values).filter(([name]) => !(name in params));
	return isRefusedAsWhole && Object.keys(params).length > 0 ? Object.fromEntries(rest) : {};
}

function areOthersStored(
	state: RootState,
	names: string[],
	{ params }: ApiFailure,
	{ isForm }: SaveWay,
): boolean {
	const others = names.filter((name) => !(name in params));
	return isForm === true && others.length > 0 && others.every((name) => !(name in state.settings.drafts));
}

const othersStored = () => __('The other changes were saved.', 'site-dashboard');

const sorry = (reason: string) =>
	/* translators: %s: why it failed, a sentence */
	sprintf(__('Error updating settings. %s', 'site-dashboard'), reason);

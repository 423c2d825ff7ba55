import { __, sprintf } from '@wordpress/i18n';
import type { AppThunk } from '../../app-thunk';
import { noticeShown, SUCCESS_DURATION } from '../../notices/slice';
import { failureDetails, failureText } from '../../failure-text';
import { runWithNotices } from '../../notices/thunks';
import { selectHasFeature } from '../../site/slice';
import { reloadAnnounced, selectIsSettingSaving } from '../slice';
import type { Settings } from '../../../rest-api/settings';
import type { ApiFailure } from '../../../rest-api/client/errors';
import type { RootState } from '../../root-state';
import { writeSettings } from './write';
import { changesPage, moduleValues, NOTICE_ID } from '../changes';

/** Reloads the page, after a success was read or at once. Kept edits don't hold it up (SET-035). */
export const reloadPage =
	(delay = SUCCESS_DURATION): AppThunk =>
	(dispatch, _getState, { browser }) => {
		dispatch(reloadAnnounced());
		setTimeout(() => browser.reload(), delay);
	};

/** Options of a save that isn't the usual one. */
export interface SaveOptions {
	progress?: string;
	success?: string;
	/** The sentence for a failure, around why it failed. */
	failure?: (reason: string, failure: ApiFailure) => string;
	/** Silent: nobody asked for it. */
	isSilent?: boolean;
	/** Stored along with the edits. */
	also?: Settings;
	/** Independent fields: what the host refuses doesn't keep it from storing the rest. */
	isForm?: boolean;
}

/**
 * Saves settings with notices: progress, success for 2 s, or the failure (NOTICE-047 to NOTICE-051).
 * Dismissing a card (`dismiss_…`) is silent. Resolves to whether it was saved.
 */
export const saveSettings =
	(values: Settings, way: SaveOptions = {}): AppThunk<Promise<boolean>> =>
	async (dispatch, getState) => {
		const names = Object.keys(values);
		if (names.length === 0 || names.some((name) => selectIsSettingSaving(getState(), name))) {
			return false;
		}
		const run = () => dispatch(send(values, way));
		if (way.isSilent || names.every((name) => name.startsWith('dismiss_'))) {
			return writeSettings.fulfilled.match(await run());
		}
		const isReloading = names.some(changesPage);
		const before = getState().settings.values;
		const success = isReloading
			? __('Updated settings. Refreshing page…', 'site-dashboard')
			: __('Updated settings.', 'site-dashboard');
		const result = await dispatch(
			runWithNotices(
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
		const isSaved = writeSettings.fulfilled.match(result);
		if (isSaved && result.payload) {
			const text = __(
				'Your changes were saved. Your site had trouble with another setting.',
				'site-dashboard',
			);
			const details = failureDetails(result.payload, getState().page);
			dispatch(noticeShown({ noticeId: 'other-setting', status: 'is-warning', text, details }));
		}
		if (isSaved && isReloading) {
			dispatch(reloadPage());
		}
		return isSaved;
	};

type Sent = Awaited<ReturnType<ReturnType<typeof writeSettings>>>;

/** The first answer decides, unless a second attempt stores everything. */
const send =
	(values: Settings, { isForm }: SaveOptions): AppThunk<Promise<Sent>> =>
	async (dispatch, getState) => {
		const first = await dispatch(writeSettings(values));
		if (writeSettings.fulfilled.match(first)) {
			return first;
		}
		if (needsSearchProduct(getState(), values)) {
			const second = await dispatch(writeSettings({ has_jetpack_search_product: true }));
			return writeSettings.fulfilled.match(second) ? dispatch(writeSettings(values)) : first;
		}
		const rest = isForm && first.payload ? notRefused(values, first.payload) : {};
		if (Object.keys(rest).length > 0) {
			await dispatch(writeSettings(rest));
		}
		return first;
	};

/** Tells a host that hasn't seen the purchase yet, then retries (PERF-012, PERF-013). */
const needsSearchProduct = (state: RootState, { search, instant_search_enabled: isInstant }: Settings) =>
	(search === true || isInstant === true) && selectHasFeature(state, 'instant-search');

/**
 * The values that a host which named bad ones would have stored without them; none where it stored them all
 * the same.
 */
function notRefused(values: Settings, { params, kind, code }: ApiFailure): Settings {
	const isRefusedAsWhole = kind === 'refused' && code !== 'some_updated';
	const rest = Object.entries(values).filter(([name]) => !(name in params));
	return isRefusedAsWhole && Object.keys(params).length > 0 ? Object.fromEntries(rest) : {};
}

function areOthersStored(
	state: RootState,
	names: string[],
	{ params }: ApiFailure,
	{ isForm }: SaveOptions,
): boolean {
	const others = names.filter((name) => !(name in params));
	return isForm === true && others.length > 0 && others.every((name) => !(name in state.settings.drafts));
}

const othersStored = () => __('The other changes were saved.', 'site-dashboard');

const sorry = (reason: string) =>
	/* translators: %s: why it failed, a sentence */
	sprintf(__('Error updating settings. %s', 'site-dashboard'), reason);

/** Switches a module, and records it, except for stats (EVT-007, EVT-008). */
export const switchModule =
	(slug: string, isOn: boolean): AppThunk<Promise<boolean>> =>
	(dispatch, _getState, { analytics }) => {
		if (slug !== 'stats') {
			analytics.record('jetpack_wpa_module_toggle', { module: slug, toggled: isOn ? 'on' : 'off' });
		}
		return dispatch(saveSettings(moduleValues(slug, isOn)));
	};

import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../lib/locale';
import { ApiError, unlessUnreadable } from '../../../rest-api/client/errors';
import { setModuleActive } from '../../../rest-api/modules';
import { type AppThunk, createAppThunk } from '../../app-thunk';
import { failureText } from '../../failure-text';
import { runWithNotices } from '../../notices/thunks';
import { activationRunning } from '../../events';
import { selectIsModuleActive, selectModule } from '../../modules/slice';
import type { Settings } from '../../../rest-api/settings';
import { type Changed, changeMany } from './apply';
import { selectIsSettingSaving } from '../slice';
import { moduleValues } from '../changes';
import { saveSettings } from './save';
import { askStored, takeStored } from './stored';
import { isForcedOn, movableParts, SHOWN } from '../accelerator';

/** Switches a module on, then asks what the host has stored: overrides win in silence (quirk 11). */
const activate = createAppThunk<void, string>(
	'modules/activate',
	async (slug, { client, dispatch, getState }) => {
		dispatch(activationRunning({ slug, isRunning: true }));
		try {
			await setModuleActive(client, slug, true).catch(unlessUnreadable);
			dispatch(takeStored(await dispatch(askStored())));
		} finally {
			dispatch(activationRunning({ slug, isRunning: false }));
		}
		if (!selectIsModuleActive(getState(), slug)) {
			throw new ApiError({ kind: 'unchanged', call: `POST module/${slug}/active` });
		}
	},
);

/**
 * Activates a module where it's offered, with notices (NOTICE-052 to NOTICE-054); not while it's being saved
 * (PLAN-010, PLAN-079). Resolves to whether it runs now.
 */
export const activateModule =
	(slug: string): AppThunk<Promise<boolean>> =>
	async (dispatch, getState) => {
		if (selectIsSettingSaving(getState(), slug)) {
			return false;
		}
		const feature = selectModule(getState(), slug)?.name || slug;
		const before = getState().settings.values;
		const result = await dispatch(
			runWithNotices(
				{
					noticeId: 'module-toggle',
					about: [slug],
					/* translators: %s: name of a feature */
					progress: sprintf(__('Activating %s…', 'site-dashboard'), feature),
					/* translators: %s: name of a feature */
					success: sprintf(__('%s has been activated.', 'site-dashboard'), feature),
					change: () => ({ names: [slug], before, saved: getState().settings.values }),
					failure: (failure) =>
						sprintf(
							/* translators: 1: name of a feature, 2: why it failed, a sentence */
							__('%1$s failed to activate. %2$s', 'site-dashboard'),
							feature,
							failureText(failure),
						),
				},
				() => dispatch(activate(slug)),
			),
		);
		return activate.fulfilled.match(result);
	};

/** Switches many modules at once, each as far as the host takes it (EVT-007). */
export const switchModules =
	(slugs: readonly string[], isOn: boolean, signal?: AbortSignal): AppThunk<Promise<Changed>> =>
	(dispatch, _getState, { analytics }) => {
		for (const module of slugs.filter((slug) => slug !== 'stats')) {
			analytics.record('jetpack_wpa_module_toggle', { module, toggled: isOn ? 'on' : 'off' });
		}
		return dispatch(
			changeMany(Object.assign({}, ...slugs.map((slug) => moduleValues(slug, isOn))) as Settings, {
				progress: __('Updating settings…', 'site-dashboard'),
				takenText: (taken) => switchedText(taken.filter((name) => slugs.includes(name)).length, isOn),
				signal,
			}),
		);
	};

function switchedText(count: number, isOn: boolean): string {
	const text = isOn
		? /* translators: %s: number of features */
			_n('%s feature turned on.', '%s features turned on.', count, 'site-dashboard')
		: /* translators: %s: number of features */
			_n('%s feature turned off.', '%s features turned off.', count, 'site-dashboard');
	return sprintf(text, formatNumber(count));
}

const successText = (isOn: boolean) =>
	isOn
		? __('Site accelerator is now speeding up your site!', 'site-dashboard')
		: __('Site accelerator is no longer speeding up your site!', 'site-dashboard');

/** Moves all parts of the site accelerator together (PERF-003 to PERF-008). */
export const switchAccelerator =
	(isOn: boolean): AppThunk<Promise<boolean>> =>
	(dispatch, getState, { analytics }) => {
		const toggled = isOn ? 'on' : 'off';
		const staysOn = !isOn && SHOWN.some((slug) => isForcedOn(getState(), slug));
		analytics.record('jetpack_wpa_click', { target: 'jetpack_site_accelerator_toggle', toggled });
		for (const module of SHOWN) {
			analytics.record('jetpack_wpa_module_toggle', { module, toggled });
		}
		return dispatch(
			saveSettings(movableParts(getState(), isOn), {
				progress: isOn
					? __('Enabling Site accelerator…', 'site-dashboard')
					: __('Disabling site accelerator…', 'site-dashboard'),
				success: staysOn ? undefined : successText(isOn),
				failure: (reason, { code }) =>
					isOn
						? /* translators: %s: code of an error, or why it failed */
							sprintf(__('Error enabling Site accelerator. %s', 'site-dashboard'), code || reason)
						: /* translators: %s: code of an error, or why it failed */
							sprintf(__('Error disabling site accelerator. %s', 'site-dashboard'), code || reason),
			}),
		);
	};

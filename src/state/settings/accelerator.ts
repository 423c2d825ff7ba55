import { __, sprintf } from '@wordpress/i18n';
import type { Settings } from '../../rest-api/contract/settings';
import type { AppThunk } from '../app-thunk';
import { selectIsOffline } from '../connection/selectors';
import { selectHasModule, selectIsModuleActive, selectModule } from '../modules/selectors';
import type { RootState } from '../store';
import { saveSettings } from './save';

/** The site accelerator: settings that one switch moves, and the module that each belongs to (PERF-003). */
const PARTS: Record<string, string> = {
	photon: 'photon',
	'tiled-gallery': 'tiled-gallery',
	tiled_galleries: 'tiled-gallery',
	'photon-cdn': 'photon-cdn',
};
/** Those that the switch shows, and that are recorded (EVT-030). */
const SHOWN = ['photon', 'photon-cdn'] as const;

/** Offline counts as forced off for images, which the provider serves. */
const isHeldOff = (state: RootState, slug: string) =>
	selectModule(state, slug)?.override === 'inactive' || (slug === 'photon' && selectIsOffline(state));

/** What the switch shows (PERF-022), and why it can't be moved: a part is missing, or all that runs is forced on. */
export function selectAccelerator(state: RootState): {
	isOn: boolean;
	isHidden: boolean;
	block: 'incomplete' | 'forced' | null;
} {
	const isOn = SHOWN.some((slug) => selectIsModuleActive(state, slug));
	const isWhole = SHOWN.every((slug) => selectHasModule(state, slug));
	return {
		isOn,
		isHidden: SHOWN.every((slug) => isHeldOff(state, slug)),
		block: !isWhole ? 'incomplete' : isOn && isForced(state) ? 'forced' : null,
	};
}

const isForcedOn = (state: RootState, slug: string) => selectModule(state, slug)?.override === 'active';

/** There is nothing left to switch off. */
const isForced = (state: RootState) =>
	Object.values(PARTS).every((slug) => isForcedOn(state, slug) || !selectIsModuleActive(state, slug));

/** The parts that can be moved this way: on, all that are not held off; off, all that are not held on (PERF-004, PERF-005). */
function movable(state: RootState, isOn: boolean): Settings {
	const names = Object.keys(PARTS).filter((name) => {
		const slug = PARTS[name] ?? name;
		return selectHasModule(state, slug) && !(isOn ? isHeldOff : isForcedOn)(state, slug);
	});
	return Object.fromEntries(names.map((name) => [name, isOn]));
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
			saveSettings(movable(getState(), isOn), {
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

import type { AppThunk } from '../../app-thunk';
import { selectIsModuleActive, selectModule } from '../../modules/slice';
import type { Settings } from '../../../rest-api/settings';
import { saveSettings, type SaveOptions } from './save';

const onOff = (isOn: boolean) => (isOn ? 'on' : 'off');

interface OptionSwitch {
	option: string;
	/** The module that it belongs to, if any. */
	module?: string;
	isOn: boolean;
	/** What's stored, if it isn't that the option is on or off (WRITE-016). */
	values?: Settings;
	/** Off takes the module along (SET-023). */
	alsoOff?: boolean;
}

/**
 * Switches an option, and records it (EVT-006). On an inactive module it turns on both; on an active one only
 * the option, unless the module goes off with it (SET-021 to SET-023, SET-041).
 */
export const switchOption =
	({
		option,
		module,
		isOn,
		values = { [option]: isOn },
		alsoOff = false,
	}: OptionSwitch): AppThunk<Promise<boolean>> =>
	(dispatch, getState, { analytics }) => {
		analytics.record('jetpack_wpa_settings_toggle', { module, setting: option, toggled: onOff(isOn) });
		const isForcedOn = selectModule(getState(), module ?? '')?.override === 'active';
		const isMoved = isOn ? !selectIsModuleActive(getState(), module ?? '') : alsoOff && !isForcedOn;
		return dispatch(saveSettings({ ...(module && isMoved && { [module]: isOn }), ...values }));
	};

/**
 * Saves what was edited among these options, and records the form (EVT-005, EVT-030): not what was typed,
 * only that it changed.
 */
export const saveForm =
	(options: readonly string[], way?: SaveOptions): AppThunk<Promise<boolean>> =>
	async (dispatch, getState, { analytics }) => {
		const { drafts } = getState().settings;
		const changed = options.filter((name) => name in drafts).map((name) => [name, drafts[name]] as const);
		if (changed.length === 0) {
			return false;
		}
		analytics.record(
			'jetpack_wpa_settings_form_submit',
			Object.fromEntries(
				changed.map(([name, value]) => [
					name.replace('-', '_'),
					typeof value === 'boolean' ? value : 'changed',
				]),
			),
		);
		return dispatch(saveSettings({ ...Object.fromEntries(changed), ...way?.also }, { ...way, isForm: true }));
	};

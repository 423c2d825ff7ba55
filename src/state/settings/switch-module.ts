import type { Settings } from '../../rest-api/contract/settings';
import type { AppThunk } from '../app-thunk';
import { saveSettings, type SaveWay } from './save';

/** Switches a module, and records it; statistics are not recorded (EVT-007, EVT-008). `values`: what is sent instead. */
export const switchModule =
	(
		slug: string,
		isOn: boolean,
		values: Settings = { [slug]: isOn },
		way?: SaveWay,
	): AppThunk<Promise<boolean>> =>
	(dispatch, _getState, { analytics }) => {
		if (slug !== 'stats') {
			analytics.record('jetpack_wpa_module_toggle', { module: slug, toggled: isOn ? 'on' : 'off' });
		}
		return dispatch(saveSettings(values, way));
	};

import { __, sprintf } from '@wordpress/i18n';
import { ALLOW_LIST_SWITCH, SHARED_ALLOW_LIST } from '../../../rest-api/stored-forms';
import { selectHasModule } from '../../../state/modules/slice';
import type { RootState } from '../../../state/root-state';
import { selectIsStoredHere } from '../../../state/settings/forms';
import { selectSetting, selectSettingFlag } from '../../../state/settings/slice';
import { CurrentIp } from '../security/current-ip';
import type { SettingsGroup } from './group';
import { IP_LIST } from './ip-list';

const isHere = (state: RootState) => selectIsStoredHere(state, ALLOW_LIST_SWITCH);
const isOn = (state: RootState) => selectSettingFlag(state, ALLOW_LIST_SWITCH);
const isEmpty = (state: RootState) => !selectSetting(state, SHARED_ALLOW_LIST);
const switchLabel = () => __('Use the list of always allowed IP addresses', 'site-dashboard');

/** One list for brute force protection and the firewall, where the host has a switch for it. */
export const ALLOW_LIST: SettingsGroup = {
	id: 'allow-list',
	title: () => __('Allow list', 'site-dashboard'),
	description: () =>
		__('Brute force protection and the firewall never block these IP addresses.', 'site-dashboard'),
	keywords: () => __('whitelist, lockout, login, IP address, firewall, WAF', 'site-dashboard'),
	isHere: (state) => isHere(state) && ['protect', 'waf'].some((slug) => selectHasModule(state, slug)),
	items: [
		{ kind: 'toggle', option: ALLOW_LIST_SWITCH, label: switchLabel },
		{ kind: 'view', id: 'current-ip', View: CurrentIp },
		{
			...IP_LIST,
			option: SHARED_ALLOW_LIST,
			isHere,
			label: () => __('Always allowed IP addresses', 'site-dashboard'),
			// A list that's not in force locks out the person who has just put their own address on it.
			alsoSaves: (state) => (isEmpty(state) && !isOn(state) ? { [ALLOW_LIST_SWITCH]: true } : {}),
		},
		{
			kind: 'note',
			id: 'allow-list-unused',
			isShown: (state) => !isOn(state) && !isEmpty(state),
			text: () =>
				/* translators: %s: label of a switch */
				sprintf(__('This list isn’t in use. Turn on “%s” first.', 'site-dashboard'), switchLabel()),
		},
	],
};

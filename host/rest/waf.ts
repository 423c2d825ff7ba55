import { describeFirewall, saveFirewall, updateRules } from '../site/firewall';
import { isModuleActive, isSwitchedOn } from '../site/modules';
import { isOffline, type Site } from '../site/site';
import { RelayedError } from './errors';
import { booleanParameter, textParameter } from './parameters';
import * as may from './permissions';
import { defineRoute, type Route } from './route';

/** The calls are there only while the firewall is on (host-contract 5.9). */
const isOn = (site: Site): boolean =>
	isOffline(site) ? isSwitchedOn(site, 'waf') : isModuleActive(site, 'waf');

const PARAMETERS = {
	jetpack_waf_automatic_rules: booleanParameter,
	jetpack_waf_ip_list: booleanParameter,
	jetpack_waf_share_data: booleanParameter,
	jetpack_waf_ip_allow_list: textParameter(),
	jetpack_waf_ip_block_list: textParameter(),
	brute_force_protection: booleanParameter,
};

/** Switches of later generations, by name. */
const LATER_SWITCHES = [
	'jetpack_waf_ip_allow_list_enabled',
	'jetpack_waf_ip_block_list_enabled',
	'jetpack_waf_share_debug_data',
];

export const wafRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'waf',
		exists: isOn,
		summary: 'Gets the stored firewall settings.',
		permission: may.manageFirewall,
		params: {},
		handle: ({ site }) => describeFirewall(site),
	}),
	defineRoute({
		method: 'POST',
		path: 'waf',
		exists: isOn,
		summary: 'Updates the firewall settings.',
		permission: may.manageFirewall,
		params: PARAMETERS,
		paramsIn: ({ setting }) => ({
			...PARAMETERS,
			...Object.fromEntries(LATER_SWITCHES.filter(setting).map((key) => [key, booleanParameter] as const)),
		}),
		handle: ({ host, params }) => saveFirewall(host, params),
	}),
	defineRoute({
		method: 'POST',
		path: 'waf/update-rules',
		exists: isOn,
		summary: 'Downloads the latest rules from the provider.',
		permission: may.manageFirewall,
		params: {},
		handle: async ({ host, site }) => {
			if (!(await updateRules(host.db, site))) {
				throw new RelayedError(500, 'rules_api_error', 'API connection failed.');
			}
			return { success: true, message: 'Rules updated succesfully' };
		},
	}),
];

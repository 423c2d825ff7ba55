import { isModuleActive, isSwitchedOn, switchModule } from '../site/modules';
import { isOffline, type Site, readSite } from '../site/site';
import { RelayedError } from '../errors';
import { booleanParameter, textParameter } from './parameters';
import * as may from './permissions';
import { defineRoute, type Route } from './route';
import type { HostContext } from '../host-context';
import { inTransaction } from '../store/database';
import type { Database } from '../store/tables';
import { writeFacts } from '../site/facts';
import { ALLOW_LIST_SWITCH, SHARED_ALLOW_LIST } from '../site/ip-list';
import { writeSetting } from '../site/setting-values';

/** File the web server has to run first, on the server this host imitates. */
const BOOTSTRAP_FILE = '/srv/site/wp-content/jetpack-waf/bootstrap.php';

const BLOCK_LIST_SWITCH = 'jetpack_waf_ip_block_list_enabled';
const FLAGS = [
	'jetpack_waf_automatic_rules',
	'jetpack_waf_ip_list',
	ALLOW_LIST_SWITCH,
	BLOCK_LIST_SWITCH,
	'jetpack_waf_share_data',
	'jetpack_waf_share_debug_data',
] as const;
const LISTS = [SHARED_ALLOW_LIST, 'jetpack_waf_ip_block_list'] as const;

/** Values to save; anything that was not sent stays as it is. */
interface FirewallUpdate {
	jetpack_waf_automatic_rules?: boolean;
	jetpack_waf_ip_list?: boolean;
	jetpack_waf_ip_allow_list_enabled?: boolean;
	jetpack_waf_ip_block_list_enabled?: boolean;
	jetpack_waf_share_debug_data?: boolean;
	jetpack_waf_share_data?: boolean;
	jetpack_waf_ip_allow_list?: string;
	jetpack_waf_ip_block_list?: string;
	brute_force_protection?: boolean;
}

/**
 * GET and POST waf (host-contract 5.9): raw options, so a flag is a boolean right after a change, `'1'` or
 * `''` later, and false if it was never written.
 */
function describeFirewall(site: Site, justWritten: ReadonlySet<string> = new Set()): object {
	const flag = (key: string) => {
		const stored = site.settings.get(key);
		if (stored === undefined) {
			return false;
		}
		return justWritten.has(key) ? stored === true : stored === true ? '1' : '';
	};
	const isOn = (key: string) => site.settings.get(key) === true;
	const plain = site.edition.hasPlainFlags ? isOn : flag;
	const lists = isOn(ALLOW_LIST_SWITCH) || isOn(BLOCK_LIST_SWITCH);
	return site.edition.answer('firewall', {
		jetpack_waf_automatic_rules: plain('jetpack_waf_automatic_rules'),
		// The newer flag of both lists is kept for older plugins that share the firewall.
		jetpack_waf_ip_list: site.edition.hasPlainFlags ? lists : flag('jetpack_waf_ip_list'),
		[ALLOW_LIST_SWITCH]: isOn(ALLOW_LIST_SWITCH),
		[BLOCK_LIST_SWITCH]: isOn(BLOCK_LIST_SWITCH),
		jetpack_waf_share_debug_data: isOn('jetpack_waf_share_debug_data') ? '1' : '',
		jetpack_waf_ip_allow_list: site.settings.get(SHARED_ALLOW_LIST) ?? false,
		jetpack_waf_ip_block_list: site.settings.get('jetpack_waf_ip_block_list') ?? false,
		jetpack_waf_share_data: flag('jetpack_waf_share_data'),
		bootstrap_path: BOOTSTRAP_FILE,
		automatic_rules_available: site.facts.hasFirewallRules,
		brute_force_protection: isModuleActive(site, 'protect'),
	});
}

/** The switches that were sent, and those that go with them where a generation has them. */
function switchesIn(update: FirewallUpdate): FirewallUpdate {
	const { jetpack_waf_ip_list: both, jetpack_waf_share_data: isShared } = update;
	return {
		...(both === undefined ? {} : { [ALLOW_LIST_SWITCH]: both, [BLOCK_LIST_SWITCH]: both }),
		...(isShared === false ? { jetpack_waf_share_debug_data: false } : {}),
		...(update.jetpack_waf_share_debug_data ? { jetpack_waf_share_data: true } : {}),
		...update,
	};
}

/** Saves what was sent, without looking at it, and answers the new state. */
function saveFirewall({ db }: HostContext, update: FirewallUpdate): Promise<object> {
	return inTransaction(db, async (trx) => {
		const site = await readSite(trx);
		const changed = new Set<string>();
		const switches = switchesIn(update);
		for (const key of FLAGS.filter((each) => site.edition.setting(each))) {
			const value = switches[key];
			// An unwritten flag counts as off, and writing what is there changes nothing.
			if (value !== undefined && value !== (site.settings.get(key) ?? false)) {
				await writeSetting(trx, key, value);
				changed.add(key);
			}
		}
		for (const key of LISTS) {
			const value = update[key];
			if (value !== undefined) {
				await writeSetting(trx, key, value);
			}
		}
		if (update.jetpack_waf_automatic_rules === true && !site.facts.hasFirewallRules) {
			await updateRules(trx, site);
		}
		const { brute_force_protection: isProtected } = update;
		if (isProtected !== undefined && isProtected !== isSwitchedOn(site, 'protect')) {
			await switchModule(trx, site, 'protect', isProtected);
		}
		return describeFirewall(await readSite(trx), changed);
	});
}

/** Fetches the rules of the provider; false when it has none for this site, or does not answer. */
async function updateRules(db: Database, site: Site): Promise<boolean> {
	if (site.facts.providerFault || !site.facts.isRegistered) {
		return false;
	}
	await writeFacts(db, { hasFirewallRules: site.facts.plan?.features.active.includes('scan') ?? false });
	return true;
}

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

import type { HostContext } from '../host-context';
import { inTransaction } from '../store/database';
import type { Database } from '../store/tables';
import { writeFacts } from './facts';
import { SHARED_ALLOW_LIST } from './ip-list';
import { isModuleActive, isSwitchedOn, switchModule } from './modules';
import { readSite, type Site } from './site';
import { writeSetting } from './write-setting';

/** File that the server is told to run first, on the server that this host stands for. */
const BOOTSTRAP_FILE = '/srv/site/wp-content/jetpack-waf/bootstrap.php';

const FLAGS = ['jetpack_waf_automatic_rules', 'jetpack_waf_ip_list', 'jetpack_waf_share_data'] as const;
const LISTS = [SHARED_ALLOW_LIST, 'jetpack_waf_ip_block_list'] as const;

/** Values to save; anything that was not sent stays as it is. */
export interface FirewallUpdate {
	jetpack_waf_automatic_rules?: boolean;
	jetpack_waf_ip_list?: boolean;
	jetpack_waf_share_data?: boolean;
	jetpack_waf_ip_allow_list?: string;
	jetpack_waf_ip_block_list?: string;
	brute_force_protection?: boolean;
}

/**
 * GET and POST waf (host contract 5.9): raw options, so that a flag is a boolean in the answer to the call that changed
 * it, `'1'` or `''` later, and false when it was never written.
 */
export function describeFirewall(site: Site, justWritten: ReadonlySet<string> = new Set()): object {
	const flag = (key: string) => {
		const stored = site.settings.get(key);
		if (stored === undefined) {
			return false;
		}
		return justWritten.has(key) ? stored === true : stored === true ? '1' : '';
	};
	return {
		jetpack_waf_automatic_rules: flag('jetpack_waf_automatic_rules'),
		jetpack_waf_ip_list: flag('jetpack_waf_ip_list'),
		jetpack_waf_ip_allow_list: site.settings.get(SHARED_ALLOW_LIST) ?? false,
		jetpack_waf_ip_block_list: site.settings.get('jetpack_waf_ip_block_list') ?? false,
		jetpack_waf_share_data: flag('jetpack_waf_share_data'),
		bootstrap_path: BOOTSTRAP_FILE,
		automatic_rules_available: site.facts.hasFirewallRules,
		brute_force_protection: isModuleActive(site, 'protect'),
	};
}

/** Saves what was sent, without looking at it, and answers the new state. */
export function saveFirewall({ db }: HostContext, update: FirewallUpdate): Promise<object> {
	return inTransaction(db, async (trx) => {
		const site = await readSite(trx);
		const changed = new Set<string>();
		for (const key of FLAGS) {
			const value = update[key];
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
export async function updateRules(db: Database, site: Site): Promise<boolean> {
	if (site.facts.providerFault || !site.facts.isRegistered) {
		return false;
	}
	await writeFacts(db, { hasFirewallRules: site.facts.plan?.features.active.includes('scan') ?? false });
	return true;
}

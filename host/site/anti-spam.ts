import { isAntiSpamKey } from '../provider/keys';
import type { Database } from '../store/tables';
import { settingValue } from './setting-values';
import { isPluginActive, type Site } from './site';

const PLUGIN = 'akismet/akismet.php';

/** The reason why the anti-spam plugin can't answer; null when it runs. */
function pluginFault(site: Site): 'not_installed' | 'not_active' | null {
	if (!site.plugins.has(PLUGIN)) {
		return 'not_installed';
	}
	return isPluginActive(site, PLUGIN) ? null : 'not_active';
}

const WORDS = { not_installed: 'Please install Akismet.', not_active: 'Please activate Akismet.' } as const;

/** Asks the service about a key; about the stored one when none is given (host-contract 5.4). */
export async function checkKey(db: Database, site: Site, given = ''): Promise<object> {
	const fault = pluginFault(site);
	return fault
		? { validKey: false, invalidKeyCode: fault, invalidKeyMessage: WORDS[fault] }
		: { validKey: await isAccepted(db, site, given || storedKey(site)) };
}

/** The number of spam comments stopped, or why nobody knows (host-contract 4.2). */
export async function countSpam(db: Database, site: Site): Promise<number | string> {
	const fault = pluginFault(site);
	if (fault) {
		return fault;
	}
	return (await isAccepted(db, site, storedKey(site))) ? site.facts.blockedSpam : 'invalid_key';
}

const storedKey = (site: Site): string => String(settingValue(site, 'wordpress_api_key') ?? '');

/** A service that does not answer cannot accept a key (host-contract 5.4). */
function isAccepted(db: Database, site: Site, key: string): Promise<boolean> {
	return site.facts.providerFault || key === '' ? Promise.resolve(false) : isAntiSpamKey(db, key);
}

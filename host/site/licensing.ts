import type { User } from '../auth/users';
import type { HostContext } from '../host-context';
import { askAsUser } from '../provider/client';
import { attachLicense, countLicenses, type AttachResult } from '../provider/licenses';
import type { Permissions } from './permissions';
import { inTransaction } from '../store/database';
import { writeFacts } from './facts';
import { hasOwner, isOwner, readSite, type Site } from './site';

/** In place of a count that couldn't be fetched (host-contract 2.1, `licensing.userCounts`). */
const NO_COUNTS = {
	errors: { failed_to_fetch_data: ['Unable to fetch the requested data.'] },
	error_data: { failed_to_fetch_data: { status: '' } },
};

/** `licensing` of the bootstrap object (host-contract 2.1). */
export async function licensingState(
	{ db }: HostContext,
	site: Site,
	user: User,
	permissions: Permissions,
): Promise<object> {
	const { licensingError, hasLicensingUi, activationNotice } = site.facts;
	const counts = await askAsUser(site, user, (accountId) => countLicenses(db, accountId));
	return {
		error: licensingError,
		showLicensingUi: hasLicensingUi && permissions.connect_user,
		userCounts: counts.kind === 'body' ? counts.body : NO_COUNTS,
		activationNoticeDismiss: isOwner(site, user)
			? activationNotice
			: { last_detached_count: null, last_dismissed_time: null },
	};
}

/** Most keys that are kept from the license box. */
const MAX_KEYS = 100;

/** Most characters of the licensing error that are kept. */
const MAX_ERROR = 1024;

/**
 * Stores a key typed into the license form, valid or not, and tries to attach all stored keys. The licensing
 * error names those that fail; if none does, it keeps its text (host-contract 5.8). Without an owner the keys
 * wait.
 */
export async function storeLicenseKey(host: HostContext, site: Site, key: string): Promise<void> {
	await inTransaction(host.db, async (db) => {
		const { licenseKeys } = (await readSite(db)).facts;
		const kept = [...licenseKeys.filter((each) => each !== key), key.slice(0, 200)]
			.filter(Boolean)
			.slice(-MAX_KEYS);
		await writeFacts(db, { licenseKeys: kept });
	});
	if (hasOwner(site)) {
		await attachStoredKeys(host);
	}
}

/** Tries every key that is kept, as also when somebody comes to own the connection. */
export async function attachStoredKeys(host: HostContext): Promise<void> {
	const { licenseKeys, providerFault } = (await readSite(host.db)).facts;
	const problem = providerFault ? NOT_ATTACHED : await problemOf(host, licenseKeys);
	if (problem && licenseKeys.length > 0) {
		await writeFacts(host.db, { licensingError: problem.slice(0, MAX_ERROR) });
	}
}

const NOT_ATTACHED = 'Failed to attach your Jetpack license(s). Please try reconnecting Jetpack.';

async function problemOf(host: HostContext, keys: readonly string[]): Promise<string> {
	const results = await attachAll(host, keys);
	const refused = keys.filter((_, index) => !Array.isArray(results[index]));
	return refused.length > 0
		? `The following Jetpack licenses are invalid, already in use, or revoked: ${refused.join(', ')}`
		: '';
}

/** Attaches licenses one after the other and reports each outcome (host-contract 5.8). */
export function attachAll(host: HostContext, keys: readonly string[]): Promise<AttachResult[]> {
	// In one transaction: one each would wait for the disk each time.
	return inTransaction(host.db, async (db) => {
		const { facts } = await readSite(db);
		const results: AttachResult[] = [];
		for (const key of keys) {
			results.push(await attachLicense(db, { key, siteId: facts.blogId, now: host.now() }));
		}
		return results;
	});
}

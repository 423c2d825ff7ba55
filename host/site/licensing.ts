import type { User } from '../auth/users';
import type { HostContext } from '../host-context';
import { askAsUser } from '../provider/client';
import { attachLicense, countLicenses, type AttachResult } from '../provider/licenses';
import type { Permissions } from '../auth/permissions';
import { writeFacts } from './facts';
import { isOwner, readSite, type Site } from './site';

/** Words for a count that could not be fetched, in place of data (host contract 2.1, `licensing.userCounts`). */
const NO_COUNTS = {
	errors: { failed_to_fetch_data: ['Unable to fetch the requested data.'] },
	error_data: { failed_to_fetch_data: { status: '' } },
};

/** `licensing` of the bootstrap object (host contract 2.1). */
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

/** Most keys that are kept from the licence box. */
const MAX_KEYS = 100;

/**
 * Keeps a key that was typed into the licence box, whatever it is, and tries to attach it to the site; what goes wrong
 * with that becomes the licensing error (host contract 5.8).
 */
export async function storeLicenseKey(host: HostContext, site: Site, key: string): Promise<void> {
	const { blogId, isRegistered, licenseKeys, providerFault } = site.facts;
	const kept = [...licenseKeys.filter((each) => each !== key), key.slice(0, 200)].slice(-MAX_KEYS);
	await writeFacts(host.db, { licenseKeys: kept });
	if (!isRegistered || providerFault || key === '') {
		return;
	}
	const problem = problemOf(await attachLicense(host.db, { key, siteId: blogId, now: host.now() }));
	await writeFacts(host.db, { licensingError: problem ?? '' });
}

function problemOf(result: AttachResult): string | null {
	return Array.isArray(result) ? null : (Object.values(result.errors)[0]?.[0] ?? null);
}

/** Attaches licences one after the other, and says about each what became of it (host contract 5.8). */
export async function attachAll(host: HostContext, keys: readonly string[]): Promise<AttachResult[]> {
	const { facts } = await readSite(host.db);
	const results: AttachResult[] = [];
	for (const key of keys) {
		results.push(await attachLicense(host.db, { key, siteId: facts.blogId, now: host.now() }));
	}
	return results;
}

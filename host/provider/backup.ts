import { isPluginActive, type Site } from '../site/site';
import type { Database } from '../store/tables';
import { featureSince } from './plans';
import { DAY } from './purchases';
import { readRecords, type BackupReason, type ProviderRecords } from './records';

/** GET rewind (host-contract 5.6). */
interface BackupStatus {
	state: 'active' | 'inactive' | 'provisioning' | 'awaiting_credentials' | 'unavailable';
	last_updated: string;
	reason?: BackupReason;
	credentials?: Credential[];
	last_backup?: string;
	rewinds?: object[];
}

export interface Credential {
	role: string;
	type: string;
	still_valid: boolean;
}

const CREDENTIAL: Credential = { role: 'main', type: 'managed', still_valid: true };
const VAULTPRESS = 'vaultpress/vaultpress.php';

/** The service takes this long to set itself up after buying, in ms. */
export const SET_UP_TIME = 5 * 60 * 1000;

/** Time of day of the nightly copy, in ms after midnight UTC. */
const COPY_TIME = (3 * 60 + 15) * 60 * 1000;

const iso = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, '+00:00');

/** The reason why a site can't have the service, whatever it has bought. */
export function hindrance(site: Site): 'multisite_not_supported' | 'vp_active_on_site' | null {
	if (site.facts.isMultisite) {
		return 'multisite_not_supported';
	}
	return isPluginActive(site, VAULTPRESS) && site.facts.vaultpress ? 'vp_active_on_site' : null;
}

/** The credentials of the server that the provider has; none while they are waited for. */
export function credentialsOf({ credentials }: ProviderRecords): Credential[] {
	return credentials.areNeeded && credentials.enteredAt === null ? [] : [CREDENTIAL];
}

/**
 * State of the backup service: it's provisioned for a while after buying, then waits for credentials or runs.
 */
export async function fetchBackup(db: Database, site: Site, now: number): Promise<BackupStatus> {
	const { blogId } = site.facts;
	const records = await readRecords(db, blogId);
	const last_updated = iso(now);
	if (records.backup) {
		return { ...records.backup, last_updated };
	}
	const reason = hindrance(site);
	const since = await featureSince(db, blogId, 'backups', now);
	if (reason || since === null) {
		return { state: 'unavailable', last_updated, reason: reason ?? 'missing_plan' };
	}
	const credentials = credentialsOf(records);
	if (now < since + SET_UP_TIME) {
		return { state: 'provisioning', last_updated, credentials };
	}
	if (credentials.length === 0) {
		return { state: 'awaiting_credentials', last_updated, credentials };
	}
	return { state: 'active', last_updated, credentials, last_backup: iso(lastCopy(since, now)), rewinds: [] };
}

/** The last nightly copy, or the first one, which is made as soon as the service is set up. */
function lastCopy(since: number, now: number): number {
	const today = Math.floor(now / DAY) * DAY + COPY_TIME;
	return Math.max(today <= now ? today : today - DAY, since + SET_UP_TIME);
}

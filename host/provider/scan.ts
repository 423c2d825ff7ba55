import data from '../catalog/data/sandbox.json' with { type: 'json' };
import type { Site } from '../site/site';
import { inTransaction } from '../store/database';
import type { Database, ProviderThreatRow } from '../store/tables';
import { credentialsOf, hindrance, SET_UP_TIME, type Credential } from './backup';
import { featureSince } from './plans';
import { DAY } from './purchases';
import { readRecords, writeRecords } from './records';

interface Threat {
	signature: string;
	title: string;
	description: string;
	severity: number;
	/** The service's repair; without one, a person has to fix it. */
	fixer: { fixer: string; target?: string } | null;
}

/** Threats that the sandbox can find on a site. */
export const THREATS: Readonly<Record<string, Threat>> = data.threats;

/** GET scan (host-contract 5.6). */
interface ScanStatus {
	state: 'unavailable' | 'provisioning' | 'idle' | 'scanning';
	reason: 'vp_active_on_site' | 'multisite_not_supported' | null;
	threats: object[];
	has_cloud: boolean;
	credentials: Credential[];
	most_recent?: Run & { duration: number; error: boolean };
	current?: Run;
}

interface Run {
	timestamp: string;
	progress: number;
	is_initial: boolean;
}

/** Length of a scan, in ms. */
const SCAN_TIME = 2 * 60 * 1000;

/** From the first scan to the first daily one. At a fixed hour, a scenario opened then would be scanning. */
const FIRST_DAILY = DAY / 2;

const iso = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, '+00:00');

/** State of the scan service: provisioned for a while after buying, then a scan every day and on request. */
export async function fetchScan(db: Database, site: Site, now: number): Promise<ScanStatus> {
	const { blogId } = site.facts;
	const records = await readRecords(db, blogId);
	const since = await featureSince(db, blogId, 'scan', now);
	const reason = records.scan ? records.scan.reason : hindrance(site);
	const credentials = credentialsOf(records);
	if (records.scan || reason || since === null) {
		return { state: 'unavailable', reason, threats: [], has_cloud: false, credentials };
	}
	const threats = (await openThreats(db, blogId)).map(describeThreat);
	const status = { reason: null, threats, has_cloud: true, credentials };
	const ready = since + SET_UP_TIME;
	if (now < ready) {
		return { state: 'provisioning', ...status };
	}
	const started = lastStart(ready, records.scanRequestedAt, now);
	const isRunning = now < started + SCAN_TIME;
	const done = isRunning ? lastStart(ready, null, started - 1) : started;
	const most_recent = {
		timestamp: iso(Math.min(done, now)),
		progress: 100,
		duration: SCAN_TIME / 1000,
		is_initial: done === ready,
		error: false,
	};
	if (!isRunning) {
		return { state: 'idle', ...status, most_recent };
	}
	const progress = Math.floor((100 * (now - started)) / SCAN_TIME);
	return {
		state: 'scanning',
		...status,
		most_recent,
		current: { timestamp: iso(started), progress, is_initial: started === ready },
	};
}

/** When the last scan began: the first one, the daily one, or the requested one. */
function lastStart(ready: number, requestedAt: number | null, now: number): number {
	const daily = now - ((now - ready - FIRST_DAILY + DAY) % DAY);
	return Math.max(ready, daily, requestedAt !== null && requestedAt <= now ? requestedAt : 0);
}

/** Begins a scan now. */
export function requestScan(db: Database, siteId: number, now: number): Promise<void> {
	return writeRecords(db, siteId, { scanRequestedAt: now });
}

/** Threats that nobody has repaired yet. */
export function openThreats(db: Database, siteId: number): Promise<ProviderThreatRow[]> {
	return db
		.selectFrom('provider_threats')
		.selectAll()
		.where('site_id', '=', siteId)
		.where('fixed_at', 'is', null)
		.orderBy('id')
		.execute();
}

/** Lets the scan find a threat. */
export function addThreat(
	db: Database,
	threat: { siteId: number; kind: string; detectedAt: number },
): Promise<void> {
	return inTransaction(db, async (trx) => {
		const { last } = await trx
			.selectFrom('provider_threats')
			.select((select) => select.fn.max('id').as('last'))
			.executeTakeFirstOrThrow();
		await trx
			.insertInto('provider_threats')
			.values({
				id: Number(last ?? 1000) + 1,
				site_id: threat.siteId,
				kind: threat.kind,
				detected_at: threat.detectedAt,
				fixed_at: null,
			})
			.execute();
	});
}

/** Repairs one threat of a site; false when there is no such threat, or it was repaired before. */
export async function fixThreat(
	db: Database,
	{ siteId, id, now }: { siteId: number; id: number; now: number },
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('provider_threats')
		.set({ fixed_at: now })
		.where('site_id', '=', siteId)
		.where('id', '=', id)
		.where('fixed_at', 'is', null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

function describeThreat({ id, kind, detected_at }: ProviderThreatRow): object {
	const { fixer, ...definition } = THREATS[kind] ?? {
		signature: kind,
		title: kind,
		description: '',
		severity: 1,
		fixer: null,
	};
	return {
		id,
		...definition,
		first_detected: new Date(Number(detected_at)).toISOString(),
		fixer,
		status: 'current',
		fixable: fixer ?? false,
	};
}

import type { HostContext } from '../host-context';
import { fetchBackup } from '../provider/backup';
import { askAsSite } from '../provider/client';
import { fetchScan } from '../provider/scan';
import type { Site } from '../site/site';
import { RestError } from '../errors';
import { textParameter } from './parameters';
import * as may from './permissions';
import { wrappedText } from './relay';
import { defineRoute, type Route } from './route';

/** Callers without `_cacheBuster` get an answer up to this old, in ms (quirk 22). */
const LIFETIME = 30 * 60 * 1000;

interface Service {
	key: 'rewind' | 'scan';
	message: string;
	failure: string;
	/** Null when the provider answers nothing. */
	ask: () => Promise<object>;
	isFresh: boolean;
}

/**
 * The answer of one of the provider's two services, as JSON text that may be `null`.
 * @throws RestError 404 before registration, 400 if the provider doesn't answer (host-contract 5.6)
 */
async function readService(
	{ cache }: HostContext,
	site: Site,
	{ key, message, failure, ask, isFresh }: Service,
): Promise<object> {
	const { blogId } = site.facts;
	if (blogId === 0) {
		throw new RestError(404, 'site_id_missing', 'The ID of this site does not exist.');
	}
	const name = `${key}|${blogId}`;
	const known = isFresh ? undefined : cache.get(name);
	if (known) {
		return wrappedText(message, known.value);
	}
	const answer = await askAsSite(site, ask);
	if (answer.kind !== 'body' && answer.kind !== 'nothing') {
		throw new RestError(400, failure, 'Failed fetching rewind data. Try again later.');
	}
	const status = answer.kind === 'body' ? answer.body : null;
	cache.set(name, status, LIFETIME);
	return wrappedText(message, status);
}

const params = { _cacheBuster: textParameter(100) };

export const backupScanRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'rewind',
		summary: 'Gets the backup status, as JSON text inside JSON. Up to 30 minutes old without _cacheBuster.',
		permission: may.viewAdmin,
		params,
		handle: ({ host, site, sent }) =>
			readService(host, site, {
				key: 'rewind',
				message: 'Backup &amp; Scan data correctly received.',
				failure: 'rewind_data_fetch_failed',
				ask: () => fetchBackup(host.db, site, host.now()),
				isFresh: Object.hasOwn(sent, '_cacheBuster'),
			}),
	}),
	defineRoute({
		method: 'GET',
		path: 'scan',
		summary: 'Gets the scan status, as JSON text inside JSON. Up to 30 minutes old without _cacheBuster.',
		permission: may.viewAdmin,
		params,
		handle: ({ host, site, sent }) =>
			readService(host, site, {
				key: 'scan',
				message: 'Scan state correctly received.',
				failure: 'scan_state_fetch_failed',
				ask: async () => {
					const status = await fetchScan(host.db, site, host.now());
					// Provider-hosted sites aren't sent any threats (host-contract 5.6).
					return site.facts.isAtomic ? { ...status, threats: [] } : status;
				},
				isFresh: Object.hasOwn(sent, '_cacheBuster'),
			}),
	}),
];

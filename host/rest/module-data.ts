import { readRecords } from '../provider/records';
import { blockedAttempts } from '../site/blocked-attempts';
import { isModuleActive, isSwitchedOn } from '../site/modules';
import { settingValue } from '../site/setting-values';
import { hasOwner, isOffline, isPluginActive, type Site } from '../site/site';
import { RestError } from '../errors';
import { fault, parameter, textParameter } from './parameters';
import * as may from './permissions';
import { defineRoute, type Route } from './route';
import { isAntiSpamKey } from '../provider/keys';
import type { Database } from '../store/tables';
import type { HostContext } from '../host-context';
import { askAsSite, UNREACHABLE } from '../provider/client';
import { fetchGeneral, fetchSeries, type StatsRange } from '../provider/stats';

/** An answer about visits may be this old, in ms (quirk 22). */
const LIFETIME = 5 * 60 * 1000;

/** An error in place of data (quirk 7). */
const errorOf = (code: string, text: string) => ({ errors: { [code]: [text] }, error_data: [] });

/** The reason why the provider gives no numbers; null when it does (host-contract 4.2). */
async function faultOf(site: Site): Promise<object | null> {
	const answer = await askAsSite(site, () => Promise.resolve(null));
	switch (answer.kind) {
		case 'body':
			return null;
		case 'no-token':
			return errorOf('missing_token', '');
		case 'refused':
			return errorOf('stats_error', 'Failed to fetch Stats from WPCOM');
		default:
			return errorOf(UNREACHABLE.code, UNREACHABLE.message);
	}
}

/**
 * GET module/stats/data: one range, with the totals for `day` (host-contract 5.4). An unknown range is `day`.
 */
async function fetchStats(host: HostContext, site: Site, wanted: string | undefined): Promise<object> {
	const range: StatsRange = wanted === 'week' || wanted === 'month' ? wanted : 'day';
	const fault = await faultOf(site);
	if (fault) {
		return range === 'day' ? { general: fault, day: [] } : { [range]: fault };
	}
	const { blogId } = site.facts;
	if (range !== 'day') {
		const series = await kept(host, `stats|${blogId}|${range}`, async () => ({
			date: new Date(host.now()).toISOString().slice(0, 10),
			...(await fetchSeries(host.db, blogId, range, host.now())),
		}));
		return { [range]: series };
	}
	const general = await kept(host, `stats|${blogId}|general`, () =>
		fetchGeneral(host.db, blogId, host.now()),
	);
	return { general, day: general.visits };
}

/** The answer of the last minutes, which then says since when it is kept (quirk 29), or a new one. */
async function kept<Answer extends object>(
	host: HostContext,
	key: string,
	ask: () => Promise<Answer>,
): Promise<Answer> {
	const known = host.cache.get(key);
	if (known) {
		return { cached_at: Math.floor(known.storedAt / 1000), ...(known.value as Answer) };
	}
	const answer = await ask();
	host.cache.set(key, answer, LIFETIME);
	return answer;
}

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
async function checkKey(db: Database, site: Site, given = ''): Promise<object> {
	const fault = pluginFault(site);
	return fault
		? { validKey: false, invalidKeyCode: fault, invalidKeyMessage: WORDS[fault] }
		: { validKey: await isAccepted(db, site, given || storedKey(site)) };
}

/** The number of spam comments stopped, or why nobody knows (host-contract 4.2). */
async function countSpam(db: Database, site: Site): Promise<number | string> {
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

/** @throws RestError 404 while the module is off */
function demandData(site: Site, slug: string): void {
	const isOn = isOffline(site) ? isSwitchedOn(site, slug) : isModuleActive(site, slug);
	if (!isOn || !site.edition.module(slug)) {
		throw notActive();
	}
}

const notActive = () => new RestError(404, 'not_active', 'The requested Jetpack module is not active.');

const UNITS: ReadonlyArray<[name: string, seconds: number]> = [
	['year', 31_536_000],
	['month', 2_592_000],
	['week', 604_800],
	['day', 86_400],
	['hour', 3600],
	['min', 60],
	['second', 1],
];

/** A span of time in the largest unit that fits, as people say it. */
function span(ms: number): string {
	const seconds = Math.max(1, Math.round(ms / 1000));
	const [name, length] = UNITS.find(([, each]) => seconds >= each) ?? ['second', 1];
	const count = Math.round(seconds / length);
	return `${count} ${name}${count === 1 ? '' : 's'}`;
}

const SERVICES: ReadonlyArray<[setting: string, name: string]> = [
	['google', 'Google'],
	['bing', 'Bing'],
	['pinterest', 'Pinterest'],
	['yandex', 'Yandex'],
	['facebook', 'Facebook'],
];

/** @throws RestError 404 when no code is stored */
function describeVerification(site: Site): object {
	const services = SERVICES.filter(([setting]) => settingValue(site, setting)).map(([, name]) => name);
	if (services.length === 0) {
		throw new RestError(404, 'empty', 'Site not verified with any service.');
	}
	const last = services.at(-1);
	const list = services.length > 1 ? `${services.slice(0, -1).join(', ')} and ${last}` : last;
	return { code: 'success', message: `Your site is verified with ${list}.`, services };
}

/** The older backup plugin and its service (host-contract 5.4). */
function describeVaultPress({ facts }: Site, posts: Record<string, number>, now: number): object {
	const { vaultpress } = facts;
	if (!vaultpress) {
		return { code: 'not_registered', message: 'You need to register for VaultPress.' };
	}
	const { lastBackupAt, threats } = vaultpress;
	const message =
		lastBackupAt === null
			? 'VaultPress is active and will back up your site soon.'
			: `Your site was successfully backed up ${span(now - lastBackupAt)} ago.`;
	return {
		code: 'success',
		message,
		data: {
			active: true,
			features: { backups: true, security: true },
			security: { notice_count: threats },
			backups: { last_backup: Math.floor((lastBackupAt ?? 0) / 1000), stats: posts },
		},
	};
}

const antiSpamKey = parameter<string>({ type: 'string', pattern: '^[A-Za-z0-9]*$' }, (value, name) =>
	typeof value === 'string' && /^[A-Za-z0-9]{0,1000}$/.test(value)
		? { value }
		: fault(`${name} must be an alphanumeric string.`),
);

/** Keys can be checked for one service; for any other the answer is a bare false (host-contract 5.4). */
const isAntiSpam = (service: string | undefined): boolean => service === 'akismet';

export const moduleDataRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'module/stats/data',
		summary: 'Gets views by day, week or month. The daily answer also has totals.',
		permission: may.viewModules,
		params: { range: textParameter(100) },
		handle: ({ host, site, params }) => fetchStats(host, site, params.range),
	}),
	defineRoute({
		method: 'GET',
		path: 'module/protect/data',
		summary: 'Counts the login attempts that brute force protection blocked.',
		permission: may.viewModules,
		params: {},
		handle: ({ host, site }) => {
			demandData(site, 'protect');
			// A count as text, and false for none (quirk 9).
			return String(blockedAttempts(host, site) || '') || false;
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'module/akismet/data',
		summary: 'Counts the spam that was blocked, or says in one word why the count is unknown.',
		permission: may.viewModules,
		params: {},
		handle: ({ host, site }) => countSpam(host.db, site),
	}),
	defineRoute({
		method: 'GET',
		path: 'module/:service/key/check',
		summary: 'Checks the stored anti-spam API key.',
		permission: may.manageSettings,
		params: {},
		handle: ({ host, site, path }) => (isAntiSpam(path.service) ? checkKey(host.db, site) : false),
	}),
	defineRoute({
		method: 'POST',
		path: 'module/:service/key/check',
		summary: 'Checks an anti-spam API key.',
		permission: may.manageSettings,
		params: { api_key: antiSpamKey },
		handle: ({ host, site, path, params }) =>
			isAntiSpam(path.service) ? checkKey(host.db, site, params.api_key) : false,
	}),
	defineRoute({
		method: 'GET',
		path: 'module/vaultpress/data',
		summary: 'Gets the VaultPress status.',
		permission: may.viewModules,
		params: {},
		handle: ({ host, site }) => {
			if (!isPluginActive(site, 'vaultpress/vaultpress.php')) {
				throw notActive();
			}
			const stats = {
				revisions: 0,
				posts: 0,
				plugins: site.plugins.size,
				comments: 0,
				uploads: 0,
				themes: 1,
			};
			return describeVaultPress(site, stats, host.now());
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'module/monitor/data',
		summary: 'Gets how long ago the site was last down.',
		permission: may.viewModules,
		params: {},
		handle: async ({ host, site }) => {
			demandData(site, 'monitor');
			if (!hasOwner(site)) {
				// The recorded host breaks down here, with a page instead of an answer (host-contract 5.4).
				throw new RestError(500, 'wp_die', 'The monitor cannot be asked without a connected account.');
			}
			const { lastDowntimeAt } = await readRecords(host.db, site.facts.blogId);
			return { code: 'success', date: lastDowntimeAt === null ? null : span(host.now() - lastDowntimeAt) };
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'module/verification-tools/data',
		summary: 'Lists the services the site is verified with.',
		permission: may.viewModules,
		params: {},
		handle: ({ site }) => {
			demandData(site, 'verification-tools');
			return describeVerification(site);
		},
	}),
];

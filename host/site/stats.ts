import type { HostContext } from '../host-context';
import { askAsSite, UNREACHABLE } from '../provider/client';
import { fetchGeneral, fetchSeries, type StatsRange } from '../provider/stats';
import type { Site } from './site';

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
export async function fetchStats(host: HostContext, site: Site, wanted: string | undefined): Promise<object> {
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

import type { HostContext } from '../host-context';
import { askAsSite } from '../provider/client';
import { fetchGeneral } from '../provider/stats';
import { blockedAttempts } from './blocked-attempts';
import { isModuleActive } from './modules';
import type { Site } from './site';

/** One thing that the connection gives the site (host-contract 5.6). */
export interface Benefit {
	name: string;
	title: string;
	description: string;
	/** Absent for the search. */
	value?: number;
}

/** Losses if the site disconnects. Without the provider, only what the site knows. */
export async function readBenefits(host: HostContext, site: Site): Promise<Benefit[]> {
	const { db, now } = host;
	const stats = isModuleActive(site, 'stats')
		? await askAsSite(site, async () => (await fetchGeneral(db, site.facts.blogId, now())).stats)
		: null;
	const count = (name: string) => (stats?.kind === 'body' ? Number(stats.body[name] ?? 0) : 0);
	const counted: Benefit[] = [
		{
			name: 'jetpack-stats',
			title: 'Jetpack Stats',
			description: 'Visitors counted',
			value: count('visitors'),
		},
		{
			name: 'protect',
			title: 'Brute force protection',
			description: 'Attempts to guess a password that were stopped',
			value: blockedAttempts(host, site),
		},
		{
			name: 'subscribers',
			title: 'Subscribers',
			description: 'People who get your posts by email',
			value: count('followers_blog'),
		},
		{
			name: 'sharing',
			title: 'Sharing',
			description: 'Times visitors shared a post',
			value: count('shares'),
		},
	];
	const search: Benefit = {
		name: 'search',
		title: 'Search',
		description: 'Visitors find what they look for while they type',
	};
	return [
		...counted.filter(({ value }) => value !== undefined && value > 0),
		...(isModuleActive(site, 'search') ? [search] : []),
	];
}

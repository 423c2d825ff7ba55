import type { HostContext } from '../host-context';
import { adminUrl } from '../site/urls';
import type { FetchedPlan } from '../site/facts';
import { isModuleActive } from '../site/modules';
import type { Site } from '../site/site';
import { fetchHoldings, type OwnedProduct } from './plans';
import { readRecords } from './records';
import { fetchGeneral } from './stats';

/** The provider's data about a site. Rely on `ID`, `plan`, `products`, `options` (host-contract 5.6). */
export interface SiteData {
	ID: number;
	plan: FetchedPlan;
	products: OwnedProduct[];
	options: Record<string, unknown>;
	[other: string]: unknown;
}

export async function fetchSiteData({ db, now, origin }: HostContext, site: Site): Promise<SiteData> {
	const { facts } = site;
	const { stats } = await fetchGeneral(db, facts.blogId, now());
	const { plan, products } = await fetchHoldings(db, facts.blogId, now());
	const { videoStorage } = await readRecords(db, facts.blogId);
	return {
		ID: facts.blogId,
		name: facts.title,
		description: facts.description,
		URL: origin,
		jetpack: true,
		jetpack_connection: true,
		is_multisite: facts.isMultisite,
		is_private: false,
		visible: true,
		lang: facts.language.slice(0, 2),
		icon: facts.icon || null,
		logo: { id: 0, sizes: [], url: '' },
		options: {
			timezone: '',
			gmt_offset: 0,
			admin_url: adminUrl(origin),
			videopress_enabled: isModuleActive(site, 'videopress'),
			videopress_storage_used: videoStorage,
			jetpack_version: facts.version,
			active_modules: site.edition.modules
				.filter(({ slug }) => isModuleActive(site, slug))
				.map(({ slug }) => slug),
			is_automated_transfer: facts.isAtomic,
			is_wpcom_atomic: facts.isAtomic,
			created_at: new Date(facts.createdAt).toISOString(),
		},
		plan,
		products,
		capabilities: { manage_options: true },
		is_following: false,
		subscribers_count: stats.followers_blog,
	};
}

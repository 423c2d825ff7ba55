import type { HostContext } from '../host-context';
import { fetchSiteData, type SiteData } from '../provider/site-data';
import { ifPossible, inTransaction } from '../store/database';
import { writeFacts, type SiteFacts } from './facts';
import { isInPlan, isSwitchedOn, writeSwitch } from './modules';
import { isSettingOn, writeSetting } from './setting-values';
import { readSite, type Site } from './site';

/** Modules that stop when the plan does not include them any more (host-contract 5.2). */
const PAID_MODULES = ['google-analytics', 'wordads', 'search'];

/** Asks the provider about the site, and keeps the plan and the products for the page (host-contract 2.1). */
export async function refreshSite(host: HostContext, site: Site): Promise<SiteData> {
	const data = await fetchSiteData(host, site);
	const news = newsIn(data, site.facts);
	if (news) {
		await ifPossible(
			inTransaction(host.db, async (db) => {
				await writeFacts(db, news);
				await noteSearchProduct({ ...host, db }, data, await readSite(db));
			}),
		);
	}
	return data;
}

function newsIn({ plan, products }: SiteData, facts: SiteFacts): Partial<SiteFacts> | null {
	const ownedProducts = products.filter(({ expired }) => !expired).map(({ product_slug }) => product_slug);
	const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
	return isSame(plan, facts.plan) && isSame(ownedProducts, facts.ownedProducts)
		? null
		: { plan, ownedProducts };
}

/** A search product lets the module run on any plan; its end takes that back. */
async function noteSearchProduct({ db }: HostContext, { products }: SiteData, site: Site): Promise<void> {
	const owned = products.filter(({ product_slug }) => product_slug.startsWith('jetpack_search'));
	const hasProduct = owned.some(({ expired }) => !expired);
	if (owned.length > 0 && hasProduct !== isSettingOn(site, 'has_jetpack_search_product')) {
		await writeSetting(db, 'has_jetpack_search_product', hasProduct);
	}
}

/** Turns off what the plan no longer includes, as opening the page does (host-contract 5.2). */
export async function dropUnpaidModules({ db }: HostContext, site: Site): Promise<boolean> {
	const unpaid = PAID_MODULES.filter((slug) => {
		const definition = site.edition.module(slug);
		return definition && isSwitchedOn(site, slug) && !isInPlan(site, definition);
	});
	if (!site.facts.isRegistered || unpaid.length === 0) {
		return false;
	}
	await inTransaction(db, async (trx) => {
		for (const slug of unpaid) {
			await writeSwitch(trx, slug, false);
		}
	});
	return true;
}

import type { HostContext } from '../host-context';
import { shopItem } from '../catalog/shop';
import { fetchSiteData } from '../provider/site-data';
import { issueLicense, attachLicense, revokeLicense, licensesOf } from '../provider/licenses';
import { addPurchase, DAY, termOf } from '../provider/purchases';
import { writeRecords } from '../provider/records';
import { addThreat } from '../provider/scan';
import { writeFacts } from '../site/facts';
import { readSite } from '../site/site';
import { writeSetting } from '../site/setting-values';
import type { Scenario, ScenarioLicense, ScenarioPurchase } from './scenarios';

/** Number of a site that belongs to somebody else, for licenses that are used there. */
const ELSEWHERE = 1;

/** Brings the provider into the state that a scenario describes, and lets the site fetch its plan. */
export async function applyProviderState(host: HostContext, scenario: Scenario): Promise<void> {
	const { db, now } = host;
	const { facts, links } = await readSite(db);
	const siteId = facts.blogId;
	if (siteId === 0) {
		return;
	}
	if (scenario.endsPurchases) {
		await db
			.updateTable('provider_purchases')
			.set({ ended_at: now() })
			.where('site_id', '=', siteId)
			.where('ended_at', 'is', null)
			.execute();
	}
	const accountId = facts.ownerId === null ? null : (links.get(facts.ownerId) ?? null);
	for (const purchase of scenario.purchases ?? []) {
		await purchaseAgain(host, siteId, accountId, purchase);
	}
	for (const license of accountId === null ? [] : (scenario.licenses ?? [])) {
		await provideLicense(host, siteId, accountId ?? 0, license);
	}
	for (const kind of scenario.threats ?? []) {
		await addThreat(db, { siteId, kind, detectedAt: now() - 2 * DAY });
	}
	await writeRecords(db, siteId, scenario.records ?? {});
	if (scenario.purchases || scenario.endsPurchases || scenario.licenses) {
		await fetchPlanNow(host);
	}
}

async function purchaseAgain(
	{ db, now }: HostContext,
	siteId: number,
	accountId: number | null,
	{ product, daysAgo, isOver }: ScenarioPurchase,
): Promise<void> {
	const item = shopItem(product);
	if (!item) {
		throw new Error(`There is no product ${product}.`);
	}
	const subscribed = now() - daysAgo * DAY;
	await addPurchase(db, {
		site_id: siteId,
		account_id: accountId,
		product_slug: product,
		amount_cents: item.price,
		coupon: null,
		subscribed_at: subscribed,
		expires_at: isOver ? now() - DAY : Math.max(subscribed + termOf(item), now() + DAY),
		ended_at: null,
	});
}

async function provideLicense(
	{ db, now }: HostContext,
	siteId: number,
	accountId: number,
	{ key, product, state }: ScenarioLicense,
): Promise<void> {
	await issueLicense(db, { accountId, product, key, now: now() });
	if (state === 'attached' || state === 'attached-elsewhere') {
		await attachLicense(db, { key, siteId: state === 'attached' ? siteId : ELSEWHERE, now: now() });
	}
	if (state === 'revoked') {
		const license = (await licensesOf(db, accountId)).find(({ license_key }) => license_key === key);
		await revokeLicense(db, license?.id ?? 0, now());
	}
}

/** The page prints the plan as it was fetched last. */
async function fetchPlanNow(host: HostContext): Promise<void> {
	const { plan, products } = await fetchSiteData(host, await readSite(host.db));
	const owned = products.filter(({ expired }) => !expired).map(({ product_slug }) => product_slug);
	await writeFacts(host.db, { plan, ownedProducts: owned });
	if (products.some(({ product_slug }) => product_slug.startsWith('jetpack_search'))) {
		const hasSearch = owned.some((slug) => slug.startsWith('jetpack_search'));
		await writeSetting(host.db, 'has_jetpack_search_product', hasSearch);
	}
}

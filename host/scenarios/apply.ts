import { findUserByLogin } from '../auth/users';
import type { HostContext } from '../host-context';
import { findOrOpenAccount } from '../provider/accounts';
import { linkUser, register, startModules } from '../site/connection';
import { writeFacts } from '../site/facts';
import { isInPlan, writeSwitch } from '../site/modules';
import { writePlugin } from '../site/plugins';
import { isOffline, readSite } from '../site/site';
import { writeSetting } from '../site/setting-values';
import { StartError } from '../errors';
import { inTransaction } from '../store/database';
import { writeUserOption } from '../store/options';
import { SCENARIOS, timed, type Scenario, type ScenarioLicense, type ScenarioPurchase } from './scenarios';
import { shopItem } from '../catalog/shop';
import { fetchSiteData } from '../provider/site-data';
import { issueLicense, attachLicense, revokeLicense, licensesOf } from '../provider/licenses';
import { addPurchase, DAY, termOf } from '../provider/purchases';
import { writeRecords } from '../provider/records';
import { addThreat } from '../provider/scan';

/** Login of the user who becomes the owner. */
const OWNER = 'admin';

/**
 * The scenarios of those names.
 * @throws StartError that names those that do not exist
 */
export function findScenarios(names: readonly string[]): Scenario[] {
	const unknown = names.filter((name) => !Object.hasOwn(SCENARIOS, name));
	if (unknown.length > 0) {
		const list = Object.keys(SCENARIOS).join(', ');
		throw new StartError(`There is no scenario named ${unknown.join(', ')}. Known scenarios: ${list}.`);
	}
	return names.flatMap((name) => SCENARIOS[name] ?? []);
}

/**
 * Brings the site into the named states, all or none: first what the plugin is, then one after the other, so
 * that each finds the modules it speaks of.
 */
export function applyScenarios(host: HostContext, names: readonly string[]): Promise<void> {
	const scenarios = findScenarios(names).sort((one, other) => rank(one) - rank(other));
	return inTransaction(host.db, async (db) => {
		for (const scenario of scenarios) {
			await apply({ ...host, db }, timed(scenario, host.now()));
		}
	});
}

const rank = ({ facts }: Scenario) => (facts?.edition || facts?.removedModules ? 0 : 1);

async function apply(host: HostContext, scenario: Scenario): Promise<void> {
	const { db } = host;
	for (const [login, name] of Object.entries(scenario.displayNames ?? {})) {
		await db.updateTable('users').set({ display_name: name }).where('login', '=', login).execute();
	}
	if (scenario.needsConnection) {
		await ensureConnection(host);
	}
	if (scenario.registers) {
		await register(host, await existingUser(host, OWNER));
		await startModules(db, await readSite(db));
		await writeFacts(db, { openRegistration: null });
	}
	for (const login of scenario.links ?? []) {
		await link(host, login);
	}
	await writeFacts(db, scenario.facts ?? {});
	await applyPlugins(host, scenario.plugins ?? {});
	await applyProviderState(host, scenario);
	await moveSwitches(host, scenario.modules ?? {});
	for (const [key, value] of Object.entries(scenario.settings ?? {})) {
		await writeSetting(db, key, value);
	}
	if (scenario.meanViews !== undefined) {
		await db.updateTable('provider_sites').set({ mean_views: scenario.meanViews }).execute();
	}
	if (scenario.optsOut) {
		await writeUserOption(db, (await existingUser(host, OWNER)).id, 'tracks_opt_out', true);
	}
}

async function applyPlugins({ db }: HostContext, plugins: NonNullable<Scenario['plugins']>): Promise<void> {
	for (const [file, isActive] of Object.entries(plugins)) {
		if (isActive === null) {
			await db.deleteFrom('plugins').where('file', '=', file).execute();
		} else {
			await writePlugin(db, file, isActive);
		}
	}
}

async function ensureConnection(host: HostContext): Promise<void> {
	const site = await readSite(host.db);
	if (!site.facts.isRegistered && !isOffline(site)) {
		await register(host, await existingUser(host, OWNER));
		await link(host, OWNER);
	}
}

async function link(host: HostContext, login: string): Promise<void> {
	const user = await existingUser(host, login);
	const account = await findOrOpenAccount(host.db, {
		email: user.email,
		login: user.login,
		displayName: user.displayName,
		now: host.now(),
	});
	await linkUser(host, user, account.id);
}

async function existingUser({ db }: HostContext, login: string) {
	const user = await findUserByLogin(db, login);
	if (!user) {
		throw new StartError(`The scenario needs the demo account ${login}, which this site doesn’t have.`);
	}
	return user;
}

async function moveSwitches({ db }: HostContext, modules: NonNullable<Scenario['modules']>): Promise<void> {
	const site = await readSite(db);
	if (modules === 'none') {
		await db.deleteFrom('module_switches').execute();
		return;
	}
	const moves =
		modules === 'all'
			? site.edition.modules
					.filter((definition) => isInPlan(site, definition))
					.map(({ slug }) => [slug, true] as const)
			: Object.entries(modules);
	for (const [slug, isOn] of moves) {
		await writeSwitch(db, slug, isOn);
	}
}

/** Number of a site that belongs to somebody else, for licenses that are used there. */
const ELSEWHERE = 1;

/** Brings the provider into the state that a scenario describes, and lets the site fetch its plan. */
async function applyProviderState(host: HostContext, scenario: Scenario): Promise<void> {
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

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
import { applyProviderState } from './provider-state';
import { SCENARIOS, timed, type Scenario } from './scenarios';

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

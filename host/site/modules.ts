import type { ModuleDefinition } from '../catalog/schema';
import { planClass, planIncludes } from '../catalog/plans';
import type { Database } from '../store/tables';
import { isSettingOn, writeSetting } from './setting-values';
import { hasOwner, isOffline, isPluginActive, type Site } from './site';

/** The words are part of the protocol (host-contract 5.2). */
type UnavailableReason =
	| 'Offline mode'
	| 'Requires a connected WordPress.com account'
	| 'Not supported by current plan'
	| 'Jetpack is not connected'
	| 'Requires WooCommerce 3+ plugin'
	| '';

interface ModuleState {
	isActivated: boolean;
	/** False when it is available. */
	unavailableReason: UnavailableReason | false;
	override: 'active' | 'inactive' | false;
}

const WOOCOMMERCE = 'woocommerce/woocommerce.php';
const VAULTPRESS = 'vaultpress/vaultpress.php';

/** The switch as stored, or as forced: what `settings[slug]` says (host-contract 6, "two truths"). */
export function isSwitchedOn(site: Site, slug: string): boolean {
	const override = site.facts.overrides[slug];
	return override ? override === 'active' : (site.switches.get(slug) ?? false);
}

/** A module runs if `activated` says so. */
export function moduleState(site: Site, definition: ModuleDefinition): ModuleState {
	const unavailableReason = reasonAgainst(site, definition);
	return {
		isActivated: isSwitchedOn(site, definition.slug) && mayRun(site, definition),
		unavailableReason,
		override: site.facts.overrides[definition.slug] ?? false,
	};
}

export function isModuleActive(site: Site, slug: string): boolean {
	const definition = site.edition.module(slug);
	return definition !== undefined && moduleState(site, definition).isActivated;
}

/** True if the plan, or a product bought for it, includes the module. */
export function isInPlan(site: Site, definition: ModuleDefinition): boolean {
	if (definition.slug === 'search' && isSettingOn(site, 'has_jetpack_search_product')) {
		return true;
	}
	return planIncludes(definition, planClass(site.facts.plan?.product_slug ?? ''));
}

function mayRun(site: Site, definition: ModuleDefinition): boolean {
	if (isOffline(site)) {
		return !definition.requiresConnection;
	}
	return site.facts.isRegistered && isInPlan(site, definition);
}

function reasonAgainst(site: Site, definition: ModuleDefinition): UnavailableReason | false {
	if (definition.slug === 'woocommerce-analytics' && !isPluginActive(site, WOOCOMMERCE)) {
		return 'Requires WooCommerce 3+ plugin';
	}
	if (definition.slug === 'vaultpress' && !isPluginActive(site, VAULTPRESS)) {
		return '';
	}
	if (isOffline(site)) {
		return definition.requiresConnection ? 'Offline mode' : false;
	}
	if (!site.facts.isRegistered) {
		return 'Jetpack is not connected';
	}
	if (definition.requiresUserConnection && !hasOwner(site)) {
		return 'Requires a connected WordPress.com account';
	}
	return isInPlan(site, definition) ? false : 'Not supported by current plan';
}

/** Codes of a refused switch (host-contract 5.2). */
export type SwitchRefusal = 'not_found' | 'not_supported' | 'activation_failed' | 'already_inactive';

/**
 * Stores a module's switch. That doesn't prove the module runs: an override, offline mode or a missing owner
 * wins (quirk 11).
 */
export async function switchModule(
	db: Database,
	site: Site,
	slug: string,
	isOn: boolean,
): Promise<SwitchRefusal | 'done'> {
	const definition = site.edition.module(slug);
	if (!definition) {
		return 'not_found';
	}
	if (isOn && !isOffline(site) && !site.facts.isRegistered) {
		return 'activation_failed';
	}
	if (isOn && !isInPlan(site, definition)) {
		return 'not_supported';
	}
	if (!isOn && !isSwitchedOn(site, slug)) {
		return 'already_inactive';
	}
	await writeSwitch(db, slug, isOn);
	await applySideEffects(db, site, slug, isOn);
	return 'done';
}

const AUTOMATIC_RULES = 'jetpack_waf_automatic_rules';

/** Options that follow a switch (host-contract 6, "side effects"). */
async function applySideEffects(db: Database, site: Site, slug: string, isOn: boolean): Promise<void> {
	if (slug === 'markdown' && isOn) {
		await writeSetting(db, 'wpcom_publish_posts_with_markdown', true);
	}
	if (slug === 'waf' && isOn && !site.facts.hasFirewallRules && site.settings.has(AUTOMATIC_RULES)) {
		// Recorded: automatic rules that were requested but never came are off when the firewall starts again.
		await writeSetting(db, AUTOMATIC_RULES, false);
	}
	if (slug === 'gravatar-hovercards') {
		await writeSetting(db, 'gravatar_disable_hovercards', isOn ? 'enabled' : 'disabled');
	}
}

/** Stores a switch without asking whether it may be moved. */
export async function writeSwitch(db: Database, slug: string, isOn: boolean): Promise<void> {
	const value = isOn ? 1 : 0;
	await db
		.insertInto('module_switches')
		.values({ slug, is_on: value })
		.onConflict((conflict) => conflict.column('slug').doUpdateSet({ is_on: value }))
		.execute();
}

/**
 * Turns on what a first connection turns on, except stats: those start off, so that a new site shows how to
 * turn them on.
 */
export async function switchOnDefaults(db: Database, site: Site): Promise<void> {
	for (const { slug, autoActivate } of site.edition.modules) {
		const isDefault = autoActivate === 'Yes' || (autoActivate === 'Public' && site.facts.isPublic);
		if (isDefault && slug !== 'stats' && !site.switches.has(slug)) {
			await writeSwitch(db, slug, true);
		}
	}
}

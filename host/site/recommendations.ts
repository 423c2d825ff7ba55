import { isModuleActive } from './modules';
import type { Site } from './site';

/** Plugins whose activation says nothing about new risks (facts 17.6). */
const KNOWN_PLUGINS = /^(jetpack|akismet|vaultpress|woocommerce|creative-mail|videopress|zero-bs-crm)/;

const DAY = 24 * 60 * 60 * 1000;

/** Recommendations that something on the site has given rise to (facts 17.6). */
export function conditionalRecommendations(site: Site, now: number): string[] {
	const { facts } = site;
	const { conditionalRecommendations: noted, connectedAt, plan, ownedProducts } = facts;
	const isTimeForVideo =
		connectedAt !== null &&
		now >= connectedAt + 14 * DAY &&
		(plan?.is_free ?? true) &&
		ownedProducts.length === 0 &&
		!isModuleActive(site, 'videopress');
	const all = isTimeForVideo ? [...new Set([...noted, 'videopress'])] : noted;
	// A post was published while the module was off: switching it on settles that.
	return all.filter((slug) => slug !== 'publicize' || !isModuleActive(site, 'publicize'));
}

/** Those that nobody has looked at yet: `newRecommendations` of the bootstrap object. */
export function newRecommendations(site: Site, now: number): string[] {
	const { viewedRecommendations: viewed } = site.facts.recommendationsData;
	const seen = Array.isArray(viewed) ? viewed : [];
	return conditionalRecommendations(site, now).filter((slug) => !seen.includes(slug));
}

/** Recommendations that come up once that plugin is active. */
export function recommendationsAfterActivation(site: Site, pluginSlug: string): readonly string[] {
	const { conditionalRecommendations: noted, plan } = site.facts;
	const isProtected =
		plan?.features.active.includes('scan') ||
		site.plugins.get('jetpack-protect/jetpack-protect.php') === true;
	const isNew = !KNOWN_PLUGINS.test(pluginSlug) && !isProtected && !noted.includes('protect');
	return isNew ? [...noted, 'protect'] : noted;
}

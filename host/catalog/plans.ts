import type { ModuleDefinition, PlanClass } from './schema';

/** Plan classes in rising order; each includes what the lower ones include (facts 8.3). */
const CLASSES: readonly PlanClass[] = ['free', 'personal', 'premium', 'security', 'business', 'complete'];

const CLASS_OF_SLUG: ReadonlyArray<[RegExp, PlanClass]> = [
	[/^jetpack_personal/, 'personal'],
	[/^(jetpack_premium|value_bundle)/, 'premium'],
	[/^jetpack_security/, 'security'],
	[/^(jetpack_business|business-bundle|ecommerce-bundle|pro-plan)/, 'business'],
	[/^(jetpack_complete|vip)/, 'complete'],
];

/** Features that each plan class brings besides modules, on top of the lower classes. */
const FEATURES: Partial<Record<PlanClass, readonly string[]>> = {
	free: [
		'opentable',
		'calendly',
		'send-a-message',
		'whatsapp-button',
		'social-previews',
		'videopress',
		'videopress/video',
		'v6-video-frame-poster',
		'core/video',
		'core/cover',
		'core/audio',
	],
	personal: ['akismet', 'payments', 'recurring-payments', 'premium-content/container', 'videopress'],
	premium: ['donations', 'simple-payments', 'vaultpress', 'videopress', 'republicize'],
};

/** Class of a plan; slugs of single products and unknown ones count as free. */
export function planClass(productSlug: string): PlanClass {
	return CLASS_OF_SLUG.find(([pattern]) => pattern.test(productSlug))?.[1] ?? 'free';
}

/** True if the class lets a site run the module (facts 8.3). */
export function planIncludes(definition: ModuleDefinition, ofClass: PlanClass): boolean {
	return definition.planClasses.includes('free') || definition.planClasses.includes(ofClass);
}

/** `siteData.plan.supports`: the plan's features, then every module it may run (host-contract 2.1). */
export function planSupports(offered: readonly ModuleDefinition[], ofClass: PlanClass): string[] {
	const included = CLASSES.slice(0, CLASSES.indexOf(ofClass) + 1).flatMap((name) => FEATURES[name] ?? []);
	const modules = offered.filter((definition) => planIncludes(definition, ofClass)).map(({ slug }) => slug);
	return [...included, ...modules.sort()];
}

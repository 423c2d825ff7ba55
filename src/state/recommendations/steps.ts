/** Features a step turns on or installs (REC-010). */
export const FEATURES = [
	'woocommerce',
	'monitor',
	'related-posts',
	'creative-mail',
	'site-accelerator',
	'publicize',
	'protect',
	'videopress',
	'boost',
] as const;
export type Feature = (typeof FEATURES)[number];

const WELCOMES = [
	'welcome__complete',
	'welcome__security',
	'welcome__backup',
	'welcome__antispam',
	'welcome__videopress',
	'welcome__search',
	'welcome__scan',
] as const;

const ACTIVATED = [
	'backup-activated',
	'scan-activated',
	'antispam-activated',
	'videopress-activated',
	'search-activated',
] as const;
export type ActivatedStep = (typeof ACTIVATED)[number];

/** Steps that introduce something and lead there (REC-011 to REC-013). */
const RESOURCES = [
	'agency',
	'anti-spam',
	'backup-plan',
	'vaultpress-backup',
	'vaultpress-for-woocommerce',
	'server-credentials',
	...WELCOMES,
	...ACTIVATED,
] as const;
export type ResourceStep = (typeof RESOURCES)[number];

/** Steps that something on the site can give rise to: no other one is ever new (REC-014). */
const CONDITIONAL = ['publicize', 'protect', 'anti-spam', 'videopress', 'backup-plan', 'boost'] as const;

/** Screens that stand outside the flow: they leave the stored step alone (REC-104). */
const OUTSIDE = ['product-suggestions', 'product-purchased'] as const;

/** Every step by the name that the host stores (REC-102). */
export const STEPS = ['site-type-question', ...FEATURES, ...RESOURCES, ...OUTSIDE, 'summary'] as const;
export type Step = (typeof STEPS)[number];

const isOneOf =
	<Name extends string>(names: readonly Name[]) =>
	(value: string): value is Name =>
		(names as readonly string[]).includes(value);

export const isStep = isOneOf(STEPS);
export const isFeature = isOneOf(FEATURES);
export const isResource = isOneOf(RESOURCES);
export const isConditional = isOneOf(CONDITIONAL);
export const isActivated = isOneOf(ACTIVATED);
/** Steps of an onboarding that only say what is there now. */
export const isWelcome = isOneOf(WELCOMES);

/** The feature of that name. @throws Error on a name that no feature has (REC-071). */
export function featureOf(slug: string): Feature {
	if (!isFeature(slug)) {
		throw new Error(`Unknown feature: ${slug}`);
	}
	return slug;
}

/** Last part of a step's URL: its stored name, with three exceptions (REC-003, REC-012, REC-075). */
export const slugOf = (step: Step): string =>
	step === 'site-type-question' ? 'site-type' : step.replace('__', '-');

const STEP_OF_SLUG: ReadonlyMap<string, Step> = new Map(STEPS.map((step) => [slugOf(step), step]));

/** The step at that last part of a URL. */
export const stepAt = (slug: string): Step | undefined => STEP_OF_SLUG.get(slug);

/** Last parts of all URLs, for the table of routes. */
export const STEP_SLUGS: readonly string[] = STEPS.map(slugOf);

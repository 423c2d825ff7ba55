import type { Feature, Step } from './steps';

/** What the rules of the steps look at. */
export interface Facts {
	/** The plan is of the class free (REC-116). */
	isFreePlan: boolean;
	/** The plan is `jetpack_free`, and no product is in force (REC-116). */
	isWithoutUpgrade: boolean;
	hasSuggestions: boolean;
	/** The user has an account at the provider, linked to this site. */
	isUserLinked: boolean;
	isAgency: boolean;
	isStore: boolean;
	/** Steps that something on the site has given rise to; hosts may know more than this app does. */
	conditional: readonly string[];
	/** Features that are on, and plugins of features that are installed, running or not. */
	active: readonly Feature[];
	installed: readonly Feature[];
	/** Backups cannot reach the server of the site. */
	awaitsCredentials: boolean;
}

const always = () => true;
const isOff = (feature: Feature) => (facts: Facts) => !facts.active.includes(feature);
const isNew = (feature: Feature) => (facts: Facts) =>
	facts.conditional.includes(feature) && !facts.active.includes(feature);

/** When a step is worth showing (REC-080 to REC-090; reference facts 17.3 for the rest). */
const RULES: Readonly<Partial<Record<Step, (facts: Facts) => boolean>>> = {
	'product-suggestions': (facts) => facts.isWithoutUpgrade && facts.hasSuggestions,
	'vaultpress-backup': (facts) => facts.isFreePlan,
	'vaultpress-for-woocommerce': (facts) => facts.isFreePlan && facts.active.includes('woocommerce'),
	agency: (facts) => facts.isAgency,
	woocommerce: (facts) => facts.isStore && !facts.installed.includes('woocommerce'),
	monitor: (facts) => facts.isUserLinked && !facts.active.includes('monitor'),
	'related-posts': isOff('related-posts'),
	'creative-mail': isOff('creative-mail'),
	'site-accelerator': isOff('site-accelerator'),
	publicize: isNew('publicize'),
	videopress: isNew('videopress'),
	boost: isNew('boost'),
	protect: (facts) => facts.conditional.includes('protect') && !facts.installed.includes('protect'),
	'anti-spam': (facts) => facts.conditional.includes('anti-spam'),
	'backup-plan': (facts) => facts.conditional.includes('backup-plan'),
	'server-credentials': (facts) => facts.awaitsCredentials,
};

/** Whether a step is worth showing on this site now. Steps without a rule always are (REC-080). */
export const applies = (step: Step, facts: Facts): boolean => (RULES[step] ?? always)(facts);

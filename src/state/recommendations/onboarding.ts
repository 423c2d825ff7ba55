import { groupsOf, type Group } from '../../lib/catalogue/groups';
import type { Step } from './steps';

/** Introductions to what was bought, by the names that the host stores, in the order of their rank (REC-091, REC-096). */
export const ONBOARDINGS = [
	'JETPACK_COMPLETE',
	'JETPACK_SECURITY',
	'JETPACK_BACKUP',
	'JETPACK_ANTI_SPAM',
	'JETPACK_VIDEOPRESS',
	'JETPACK_SEARCH',
	'JETPACK_SCAN',
] as const;
export type Onboarding = (typeof ONBOARDINGS)[number];

/** Products whose purchase an onboarding introduces. */
const GROUP: Readonly<Record<Onboarding, Group>> = {
	JETPACK_COMPLETE: 'complete',
	JETPACK_SECURITY: 'security',
	JETPACK_BACKUP: 'backup',
	JETPACK_ANTI_SPAM: 'anti-spam',
	JETPACK_VIDEOPRESS: 'videopress',
	JETPACK_SEARCH: 'search',
	JETPACK_SCAN: 'scan',
};

/** Purchases made up to then, in ms, are known already (REC-097). */
const CUTOFF = 1_664_323_200_000;

/** What an onboarding needs to know of a purchase. */
export interface BoughtProduct {
	product_slug: string;
	active: boolean;
	subscribed_date: string;
}

export const isOnboarding = (value: unknown): value is Onboarding =>
	(ONBOARDINGS as readonly unknown[]).includes(value);

/** Onboardings of the purchases in force, by rank; a purchase belongs to the first whose group has it (REC-096, REC-112). */
export function boughtOnboardings(purchases: readonly BoughtProduct[]): Onboarding[] {
	const bought = new Set(
		purchases
			.filter(({ active, subscribed_date }) => active && Date.parse(subscribed_date) > CUTOFF)
			.map(({ product_slug }) => {
				const groups = groupsOf(product_slug);
				return ONBOARDINGS.find((name) => groups.includes(GROUP[name]));
			}),
	);
	return ONBOARDINGS.filter((name) => bought.has(name));
}

/** What the answers say of onboardings. */
export interface OnboardingAnswers {
	active: Onboarding | null;
	viewed: readonly Onboarding[];
}

/**
 * What has changed since the answers were stored: the highest ranked unviewed onboarding is active, and all unviewed ones
 * count as viewed from now on (REC-096, REC-111); those that no purchase belongs to any more are dropped (REC-112). Null:
 * nothing has changed.
 */
export function changedOnboarding(
	{ active, viewed }: OnboardingAnswers,
	purchases: readonly BoughtProduct[],
): { active: Onboarding | null; viewed: Onboarding[]; hasNew: boolean } | null {
	const bought = boughtOnboardings(purchases);
	const [first] = bought.filter((name) => !viewed.includes(name));
	const isLost = active !== null && !bought.includes(active);
	if (!first && !isLost && viewed.every((name) => bought.includes(name))) {
		return null;
	}
	return { active: first ?? (isLost ? null : active), viewed: bought, hasNew: first !== undefined };
}

/**
 * Viewed onboardings that the summary tells of: complete stands for all others (REC-098), security for all but complete
 * (REC-099). In the order of their rank (REC-113).
 */
export function shownOnboardings(viewed: readonly Onboarding[]): Onboarding[] {
	const [first, ...rest] = ONBOARDINGS.filter((name) => viewed.includes(name));
	const isAll = first === 'JETPACK_COMPLETE' || first === 'JETPACK_SECURITY';
	return first ? [first, ...(isAll ? [] : rest)] : [];
}

/** REC-092 to REC-095. */
const FLOWS: Readonly<Record<Onboarding, readonly Step[]>> = {
	JETPACK_COMPLETE: [
		'welcome__complete',
		'backup-activated',
		'scan-activated',
		'antispam-activated',
		'videopress-activated',
		'search-activated',
		'server-credentials',
	],
	JETPACK_SECURITY: [
		'welcome__security',
		'backup-activated',
		'scan-activated',
		'antispam-activated',
		'monitor',
		'site-accelerator',
		'server-credentials',
	],
	JETPACK_BACKUP: ['welcome__backup', 'monitor', 'site-accelerator', 'server-credentials'],
	JETPACK_ANTI_SPAM: ['welcome__antispam', 'monitor', 'site-accelerator'],
	JETPACK_VIDEOPRESS: ['welcome__videopress', 'monitor', 'site-accelerator', 'related-posts'],
	JETPACK_SEARCH: ['welcome__search', 'related-posts', 'monitor', 'site-accelerator'],
	JETPACK_SCAN: ['welcome__scan', 'monitor', 'site-accelerator'],
};

/** Steps of an onboarding before the summary. @throws Error on a name that none has (REC-071) */
export function onboardingFlow(name: string): readonly Step[] {
	if (!isOnboarding(name)) {
		throw new Error(`Unknown onboarding: ${name}`);
	}
	return FLOWS[name];
}

import { groupsOf, type Group } from '../../lib/catalog/groups';
import type { Step } from './steps';

/** Onboardings for purchases, by the names the host stores, in order of rank (REC-091, REC-096). */
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

/** The part of a purchase that an onboarding needs. */
export interface OnboardingPurchase {
	product_slug: string;
	active: boolean;
	subscribed_date: string;
}

export const isOnboarding = (value: unknown): value is Onboarding =>
	(ONBOARDINGS as readonly unknown[]).includes(value);

/**
 * Onboardings of the active purchases, by rank; a purchase belongs to the first whose group has it (REC-096,
 * REC-112).
 */
export function purchasedOnboardings(purchases: readonly OnboardingPurchase[]): Onboarding[] {
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

/** The answers about onboardings. */
export interface OnboardingAnswers {
	active: Onboarding | null;
	viewed: readonly Onboarding[];
	/** The active one has shown a step. */
	hasStarted: boolean;
}

/** Onboardings whose own steps introduce other products too: those need no introduction besides (REC-093). */
const INTRODUCES: Partial<Record<Onboarding, readonly Onboarding[]>> = {
	JETPACK_COMPLETE: ONBOARDINGS,
	JETPACK_SECURITY: ['JETPACK_SECURITY', 'JETPACK_BACKUP', 'JETPACK_ANTI_SPAM', 'JETPACK_SCAN'],
};

/**
 * Changes since the answers were stored: unless one is running, the highest ranked unviewed onboarding is
 * active and counts as viewed, with those it includes; the others wait for its end (REC-096, REC-111). Those
 * without a purchase are dropped (REC-112). Null: no change.
 */
export function changedOnboarding(
	{ active, viewed, hasStarted }: OnboardingAnswers,
	purchases: readonly OnboardingPurchase[],
): { active: Onboarding | null; viewed: Onboarding[]; hasNew: boolean } | null {
	const bought = purchasedOnboardings(purchases);
	const running = active && hasStarted && bought.includes(active) ? active : null;
	const isWaiting = (name: Onboarding) => !viewed.includes(name) || (name === active && !hasStarted);
	const first = running ? undefined : bought.find(isWaiting);
	const introduced = first ? (INTRODUCES[first] ?? [first]) : [];
	const next = {
		active: first ?? running,
		viewed: bought.filter((name) => introduced.includes(name) || (viewed.includes(name) && !isWaiting(name))),
	};
	const isSame =
		next.active === active &&
		next.viewed.length === viewed.length &&
		viewed.every((name) => next.viewed.includes(name));
	return isSame ? null : { ...next, hasNew: first !== undefined };
}

/**
 * Viewed onboardings the summary lists: complete covers all others (REC-098), security all but complete
 * (REC-099). In order of rank (REC-113).
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

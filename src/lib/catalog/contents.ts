import { planClassOf, type PlanClass } from './plan-class';
import { storageOf } from './storage';

/** Parts of plans, in the order shown. */
export const PARTS = [
	'backups',
	'storage',
	'scan',
	'anti-spam',
	'videos',
	'search',
	'ads',
	'analytics',
	'speed',
	'sharing',
	'support',
] as const;
export type Part = (typeof PARTS)[number];

/**
 * The amount of each part: backups 1 daily, 2 real-time; videos 1 single, 2 unlimited; storage in gigabytes;
 * anything else 1.
 */
export type Contents = Readonly<Partial<Record<Part, number>>>;

const DAILY = { backups: 1 };
const REAL_TIME = { backups: 2 };
/** Every security plan has these besides backups (PLAN-009, PLAN-044). */
const BUNDLE = { scan: 1, 'anti-spam': 1, videos: 2, ads: 1, analytics: 1, support: 1 };

const gigabytes = (planClass: PlanClass): { storage?: number } => {
	const storage = storageOf(planClass);
	return storage ? { storage: storage.unit === 'terabyte' ? storage.amount * 1000 : storage.amount } : {};
};

/** Contents of each plan and product (facts 8.1 to 8.4). */
const CONTENTS: Readonly<Record<PlanClass, Contents>> = {
	free: { videos: 1 },
	personal: { ...DAILY, 'anti-spam': 1, videos: 1, support: 1 },
	premium: { ...DAILY, ...BUNDLE },
	business: { ...REAL_TIME, ...BUNDLE, search: 1 },
	complete: { ...REAL_TIME, ...BUNDLE, search: 1, speed: 1, sharing: 1 },
	'security-t1': { ...REAL_TIME, ...gigabytes('security-t1'), ...BUNDLE },
	'security-t2': { ...REAL_TIME, ...gigabytes('security-t2'), ...BUNDLE },
	'daily-security': { ...DAILY, ...BUNDLE },
	'realtime-security': { ...REAL_TIME, ...BUNDLE },
	'backup-t0': { ...REAL_TIME, ...gigabytes('backup-t0') },
	'backup-t1': { ...REAL_TIME, ...gigabytes('backup-t1') },
	'backup-t2': { ...REAL_TIME, ...gigabytes('backup-t2') },
	'daily-backup': DAILY,
	'realtime-backup': REAL_TIME,
	search: { search: 1 },
	'free-search': { search: 1 },
	scan: { scan: 1 },
	'anti-spam': { 'anti-spam': 1 },
	videopress: { videos: 2 },
	'social-basic': {},
	'social-advanced': { sharing: 1 },
	boost: { speed: 1 },
};

const NOTHING: Contents = {};

/** Empty for an unknown slug. */
export function contentsOf(slug: string): Contents {
	const planClass = planClassOf(slug);
	return planClass ? CONTENTS[planClass] : NOTHING;
}

/** Everything that several bring together, of each part the most. */
export const together = (all: readonly Contents[]): Contents =>
	Object.fromEntries(
		PARTS.flatMap((part) => {
			const most = Math.max(0, ...all.map((contents) => contents[part] ?? 0));
			return most > 0 ? [[part, most]] : [];
		}),
	);

/** Backups that come with storage of an amount that nobody names: it is not compared. */
const hasUnnamedStorage = ({ backups, storage }: Contents): boolean =>
	backups !== undefined && storage === undefined;

/** The parts of a plan that can be compared with what a site has. */
export const comparable = (has: Contents, plan: Contents): Part[] =>
	PARTS.filter((part) => plan[part] !== undefined && !(part === 'storage' && hasUnnamedStorage(has)));

/** The plan has more of the part than the site. */
export const isMore = (part: Part, has: Contents, plan: Contents): boolean =>
	(plan[part] ?? 0) > (has[part] ?? 0);

/** Parts of which a plan brings more than a site has. */
export const addedBy = (has: Contents, plan: Contents): Part[] =>
	comparable(has, plan).filter((part) => isMore(part, has, plan));

/** A plan that others can move up to, with its slugs by term. */
export interface HigherPlan {
	yearly: string;
	monthly: string;
}

/** The plans that are offered as the next, from the least to the most. */
const LADDER: readonly HigherPlan[] = [
	{ yearly: 'jetpack_security_t1_yearly', monthly: 'jetpack_security_t1_monthly' },
	{ yearly: 'jetpack_security_t2_yearly', monthly: 'jetpack_security_t2_monthly' },
	{ yearly: 'jetpack_complete', monthly: 'jetpack_complete_monthly' },
];

/** The next plans for each plan. Premium and business aren't offered a security plan (facts 8.1). */
const STEPS_BEHIND: Partial<Record<PlanClass, number>> = {
	'security-t1': 1,
	'security-t2': 2,
	'realtime-security': 2,
	premium: 2,
	business: 2,
	complete: 3,
};

/** The plans above a plan, the next first; none above the highest. A single product has them all above it. */
export function plansAbove(slug: string): readonly HigherPlan[] {
	const planClass = planClassOf(slug);
	return LADDER.slice((planClass && STEPS_BEHIND[planClass]) ?? 0);
}

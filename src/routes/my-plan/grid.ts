import type { PlanClass } from '../../lib/catalogue/plan-class';

/** One card of the feature grid. */
export type TileId =
	| 'site-backups'
	| 'vaultpress'
	| 'vaultpress-setup'
	| 'daily-backups'
	| 'real-time-backups'
	| 'search'
	| 'always-on'
	| 'performance'
	| 'free-performance'
	| 'spam-stats'
	| 'spam-setup'
	| 'videopress'
	| 'themes'
	| 'traffic'
	| 'activity'
	| 'ads'
	| 'analytics'
	| 'social'
	| 'support';

/** What decides which cards there are. */
export interface GridFacts {
	/** `offline`: no plan can be told (PLAN-008). */
	planClass: PlanClass | 'offline' | undefined;
	hasInstantSearch: boolean;
	/** State of the backups, `waiting` while that's on its way; undefined where it couldn't be read. */
	rewind: string | undefined;
	showsBackups: boolean;
	isVaultPressActive: boolean;
	isSpamPluginActive: boolean;
	/** Modules that a site administrator has forced off, or that this host does not have. */
	hiddenModules: readonly string[];
	/** Which plugins there are is on its way: no card claims anything of them. */
	arePluginsAwaited: boolean;
}

/** Plans that come with the security bundle, for videos, ads, analytics and sharing (PLAN-009). */
const WITH_BUNDLE: ReadonlyArray<GridFacts['planClass']> = [
	'premium',
	'business',
	'security-t1',
	'security-t2',
	'complete',
	'daily-security',
	'realtime-security',
];

/** Their grid begins with the backups (PLAN-067). */
const WITH_FIRST_CARD: ReadonlyArray<GridFacts['planClass']> = ['personal', 'premium', 'business'];

/** PLAN-069. */
const LIKE_FREE: ReadonlyArray<GridFacts['planClass']> = [
	'free',
	'backup-t0',
	'backup-t1',
	'backup-t2',
	'search',
	'free-search',
	'daily-backup',
	'realtime-backup',
	'offline',
];

/** Whether a plan has cards that depend on how its services stand. */
export const hasServices = (planClass: GridFacts['planClass']): boolean =>
	WITH_FIRST_CARD.includes(planClass) || WITH_BUNDLE.includes(planClass);

/** The cards of a plan, in order; null where there are only placeholders (PLAN-067 to PLAN-073). */
export function gridOf(facts: GridFacts): TileId[] | null {
	const { planClass } = facts;
	if (LIKE_FREE.includes(planClass)) {
		return present([
			backupTile(planClass),
			facts.hasInstantSearch && 'search',
			'always-on',
			'free-performance',
			'themes',
			'traffic',
			'activity',
			'support',
		]);
	}
	if (!hasServices(planClass)) {
		return null;
	}
	const includes = (module: string) =>
		WITH_BUNDLE.includes(planClass) && !facts.hiddenModules.includes(module);
	return present([
		WITH_FIRST_CARD.includes(planClass) && firstTile(facts),
		facts.hasInstantSearch && 'search',
		'performance',
		!facts.arePluginsAwaited && (facts.isSpamPluginActive ? 'spam-stats' : 'spam-setup'),
		includes('videopress') && 'videopress',
		'activity',
		includes('wordads') && 'ads',
		includes('google-analytics') && 'analytics',
		includes('publicize') && 'social',
	]);
}

const present = (tiles: ReadonlyArray<TileId | false>): TileId[] => tiles.filter((tile) => tile !== false);

/** PLAN-072; the smallest backup product has no card. */
function backupTile(planClass: GridFacts['planClass']): TileId | false {
	if (planClass === 'daily-backup') {
		return 'daily-backups';
	}
	return planClass === 'backup-t1' || planClass === 'backup-t2' || planClass === 'realtime-backup'
		? 'real-time-backups'
		: false;
}

/** PLAN-073. */
function firstTile({
	rewind,
	showsBackups,
	isVaultPressActive,
	arePluginsAwaited,
}: GridFacts): TileId | false {
	const isOtherwiseKnown = rewind !== undefined && rewind !== 'active' && rewind !== 'unavailable';
	if (!showsBackups || isOtherwiseKnown) {
		return false;
	}
	if (rewind === 'active') {
		return 'site-backups';
	}
	return !arePluginsAwaited && (isVaultPressActive ? 'vaultpress' : 'vaultpress-setup');
}

import type { PlanClass } from '../../lib/catalog/plan-class';

/** One card of the feature grid. */
export type TileId = Exclude<GridEntry, Awaited>;

/** Places of cards that nobody can tell yet. */
type Awaited = 'backups-awaited' | 'spam-awaited';

export type GridEntry =
	| Awaited
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

/** Decides which cards there are. */
export interface GridContext {
	/** `offline`: the plan is unknown (PLAN-008). */
	planClass: PlanClass | 'offline' | undefined;
	hasInstantSearch: boolean;
	/** State of the backups, `waiting` without an answer; undefined if nobody asks. */
	rewind: string | undefined;
	showsBackups: boolean;
	isVaultPressActive: boolean;
	isSpamPluginActive: boolean;
	/** Modules that a site administrator has forced off, or that this host does not have. */
	hiddenModules: readonly string[];
	/** There's no list of plugins yet: no card claims anything about them. */
	arePluginsAwaited: boolean;
}

/** Plans that come with the security bundle, for videos, ads, analytics and sharing (PLAN-009). */
const WITH_BUNDLE: ReadonlyArray<GridContext['planClass']> = [
	'premium',
	'business',
	'security-t1',
	'security-t2',
	'complete',
	'daily-security',
	'realtime-security',
];

/** Their grid begins with the backups (PLAN-067). */
const WITH_FIRST_CARD: ReadonlyArray<GridContext['planClass']> = ['personal', 'premium', 'business'];

/** PLAN-069. */
const LIKE_FREE: ReadonlyArray<GridContext['planClass']> = [
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

/** Plans with cards that depend on the state of their services. */
export const hasServices = (planClass: GridContext['planClass']): boolean =>
	WITH_FIRST_CARD.includes(planClass) || WITH_BUNDLE.includes(planClass);

/** The cards of a plan, in order; null where there are only placeholders (PLAN-067 to PLAN-073). */
export function gridOf(context: GridContext): GridEntry[] | null {
	const { planClass } = context;
	if (LIKE_FREE.includes(planClass)) {
		return present([
			backupTile(planClass),
			context.hasInstantSearch && 'search',
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
		WITH_BUNDLE.includes(planClass) && !context.hiddenModules.includes(module);
	return present([
		WITH_FIRST_CARD.includes(planClass) && firstTile(context),
		context.hasInstantSearch && 'search',
		'performance',
		spamTile(context),
		includes('videopress') && 'videopress',
		'activity',
		includes('wordads') && 'ads',
		includes('google-analytics') && 'analytics',
		includes('publicize') && 'social',
	]);
}

const present = (tiles: ReadonlyArray<GridEntry | false>): GridEntry[] =>
	tiles.filter((tile) => tile !== false);

/** Cards that take one another's place have it in common. */
export function placeOf(id: GridEntry): string {
	if (id.startsWith('spam')) {
		return 'spam';
	}
	return ['backups-awaited', 'site-backups', 'vaultpress', 'vaultpress-setup'].includes(id) ? 'backups' : id;
}

export const isAwaited = (id: GridEntry): id is Awaited => id === 'backups-awaited' || id === 'spam-awaited';

function spamTile({ arePluginsAwaited, isSpamPluginActive }: GridContext): GridEntry {
	if (arePluginsAwaited) {
		return 'spam-awaited';
	}
	return isSpamPluginActive ? 'spam-stats' : 'spam-setup';
}

/** PLAN-072; the smallest backup product has no card. */
function backupTile(planClass: GridContext['planClass']): TileId | false {
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
}: GridContext): GridEntry | false {
	if (!showsBackups) {
		return false;
	}
	switch (rewind) {
		case 'active':
			return 'site-backups';
		case 'waiting':
			return 'backups-awaited';
		case 'unavailable':
		case undefined:
			break;
		default:
			return false;
	}
	if (arePluginsAwaited) {
		return 'backups-awaited';
	}
	return isVaultPressActive ? 'vaultpress' : 'vaultpress-setup';
}

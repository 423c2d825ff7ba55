import { checkAkismetKey, getAkismetData } from '../rest-api/akismet';
import { createRemoteSlice } from './remote-slice';
import type { AkismetData, AkismetKeyCheck } from '../rest-api/contract/akismet';
import type { Remote } from './remote';
import { getPlugins, getSite, getSiteFeatures } from '../rest-api/site';
import { selectCan, selectCanManageModules } from './user/slice';
import type { PluginMap, SiteData } from '../rest-api/contract/site';
import type { RootState } from './root-state';
import { getProtectCount } from '../rest-api/modules';
import { selectIsModuleStored } from './modules/slice';
import { getPurchases } from '../rest-api/shop';
import { selectConnectionErrors, selectIsSiteConnected } from './connection/slice';
import type { Purchase } from '../rest-api/contract/shop';
import { getRewind, getScan, getVaultPressData } from '../rest-api/backup-scan';
import type { RewindStatus, ScanStatus, VaultPressData } from '../rest-api/contract/backup-scan';
import type { SiteFeature } from '../lib/catalog/site-features';

export type { AkismetProblem } from '../rest-api/contract/akismet';

declare module './root-state' {
	interface LazyLoadedSlices {
		akismet: Remote<AkismetData>;
		akismetKey: Remote<AkismetKeyCheck>;
		plugins: Remote<PluginMap>;
		protect: Remote<number | null>;
		purchases: Remote<Purchase[]>;
		rewind: Remote<RewindStatus>;
		scan: Remote<ScanStatus>;
		site: Remote<SiteData>;
		siteFeatures: Remote<string[]>;
		vaultPress: Remote<VaultPressData>;
	}
}

/** The count of spam, or why nobody counts. */
export const { load: loadAkismet, select: selectAkismet } = createRemoteSlice('akismet', getAkismetData);

/** The verdict on the stored anti-spam key; there's none to check while the plugin isn't active. */
export const {
	slice: akismetKeySlice,
	load: loadAkismetKey,
	select: selectAkismetKey,
} = createRemoteSlice('akismetKey', checkAkismetKey, ({ settings }) => settings.values.akismet === true);

/** The installed plugins by file, such as `akismet/akismet.php`; only for users who manage plugins. */
export const { load: loadPlugins, select: selectPlugins } = createRemoteSlice(
	'plugins',
	getPlugins,
	(state) => selectCan(state, 'manage_plugins'),
);

/** Status of a plugin, given the files it may be installed as; undefined until the list is known. */
export type PluginState = 'missing' | 'inactive' | 'active';

export function selectPluginState(state: RootState, files: readonly string[]): PluginState | undefined {
	const plugins = selectPlugins(state);
	if (plugins.status !== 'ready') {
		return undefined;
	}
	const installed = files.flatMap((file) => plugins.data[file] ?? []);
	if (installed.length === 0) {
		return 'missing';
	}
	return installed.some(({ active }) => active) ? 'active' : 'inactive';
}

/** Blocked login attempts; null: none counted yet. The host counts only while protection is on. */
export const { load: loadProtectCount, select: selectProtectCount } = createRemoteSlice(
	'protect',
	getProtectCount,
	(state) => selectIsModuleStored(state, 'protect'),
);

/** The site's purchases (API-052, API-053). */
export const { load: loadPurchases, select: selectPurchases } = createRemoteSlice(
	'purchases',
	getPurchases,
	selectIsSiteConnected,
);

/** The state of the site's backups; requested on connected sites only (API-079). */
export const {
	load: loadRewind,
	select: selectRewind,
	received: rewindReceived,
} = createRemoteSlice('rewind', getRewind, selectIsSiteConnected);

/** The state of backups; undefined while unknown. */
export function selectRewindState(state: RootState) {
	const rewind = selectRewind(state);
	return rewind.status === 'ready' ? rewind.data.state : undefined;
}

/** Days without a backup until something must be wrong. A real-time plan makes none while nothing changes. */
const LONGEST_GAP = { daily: 2, realTime: 7 };

/** When the last backup was made, if that was too long ago when the host answered; empty if it wasn't. */
export function selectOldBackup(state: RootState): string {
	const rewind = selectRewind(state);
	const gap = selectHasFeature(state, 'real-time-backups') ? LONGEST_GAP.realTime : LONGEST_GAP.daily;
	const last = rewind.status === 'ready' && rewind.data.state === 'active' ? rewind.data.last_backup : '';
	const askedAt = rewind.status === 'ready' ? (rewind.at ?? NaN) : NaN;
	return Date.parse(last) < askedAt - gap * 24 * 60 * 60 * 1000 ? last : '';
}

/** The last scan's result; requested on connected sites only (API-079). */
export const {
	load: loadScan,
	select: selectScan,
	received: scanReceived,
} = createRemoteSlice('scan', getScan, selectIsSiteConnected);

/** The site as the provider knows it, with its plan; never requested offline (API-052, API-053). */
export const {
	slice: siteSlice,
	load: loadSite,
	select: selectSite,
	received: siteReceived,
} = createRemoteSlice('site', getSite, selectIsSiteConnected);

/** The features the site has now (API-052, API-053); hosts refuse them to users who can't manage modules. */
export const { load: loadSiteFeatures, select: selectSiteFeatures } = createRemoteSlice(
	'siteFeatures',
	getSiteFeatures,
	(state) => selectIsSiteConnected(state) && selectCanManageModules(state),
);

/** Slug of the site's plan: what the provider says, until then what it said last. */
export function selectPlanSlug(state: RootState): string {
	const site = selectSite(state);
	return site.status === 'ready' ? site.data.plan.product_slug : state.page.plan.product_slug;
}

/** The provider's name of the plan; empty while it doesn't say. */
export function selectPlanName(state: RootState): string {
	const site = selectSite(state);
	return site.status === 'ready' ? site.data.plan.product_name : '';
}

/** The site's features: from the provider, until then those of the plan the host knew last. */
export function selectFeatures(state: RootState): readonly string[] {
	const features = selectSiteFeatures(state);
	return features.status === 'ready' ? features.data : state.page.plan.features.active;
}

export const selectHasFeature = (state: RootState, ...names: readonly SiteFeature[]): boolean =>
	names.some((name) => selectFeatures(state).includes(name));

/** True if the plan has one of the features. Without an answer nobody knows: nothing is sold then. */
export function selectInclusion(
	state: RootState,
	...names: readonly SiteFeature[]
): 'included' | 'not-included' | 'loading' | 'failed' {
	if (selectHasFeature(state, ...names)) {
		return 'included';
	}
	const { status } = selectSiteFeatures(state);
	return status === 'ready' ? 'not-included' : status === 'failed' ? 'failed' : 'loading';
}

/**
 * The failure that kept the provider's data of the site from loading; null if it loaded, or wasn't requested.
 */
export function selectSiteFailure(state: RootState) {
	const site = selectSite(state);
	return site.status === 'failed' ? site.failure : null;
}

/**
 * A banner says why nothing loads: the login or the host fails, the connection is broken, or the provider
 * doesn't answer (NOTICE-033, NOTICE-034, NOTICE-087). Then nothing else repeats it.
 */
export function selectHasFaultNotice(state: RootState): boolean {
	if (state.session.status !== 'fine') {
		return true;
	}
	const failure = selectSiteFailure(state);
	return (
		selectIsSiteConnected(state) &&
		selectCan(state, 'connect') &&
		(selectConnectionErrors(state).length > 0 || /^(refused|parse|schema)/.test(failure?.kind ?? ''))
	);
}

/** Video storage in use, in megabytes; null when unknown. */
export function selectVideoStorageUsed(state: RootState): number | null {
	const site = selectSite(state);
	return site.status === 'ready' ? site.data.options.videopress_storage_used : null;
}

/** Status of the old backup plugin; loaded only while its module is active and the plugin there (API-034). */
export const { load: loadVaultPress, select: selectVaultPress } = createRemoteSlice(
	'vaultPress',
	getVaultPressData,
	selectHasVaultPress,
);

export function selectHasVaultPress({ modules: { bySlug } }: Pick<RootState, 'modules'>): boolean {
	return bySlug.vaultpress?.activated === true && bySlug.vaultpress.available;
}

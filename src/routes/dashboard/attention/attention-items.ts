import { createSelector } from 'reselect';
import { selectHasConnectedOwner, selectIsSiteConnected } from '../../../state/connection/slice';
import { selectHasFaultNotice, selectSilence } from '../../../state/connection-faults/selectors';
import { selectMigration, selectSite } from '../../../state/site/slice';
import { selectPluginUpdates } from '../../../state/plugins/slice';
import { selectDetachedCount } from '../../../state/licensing/slice';
import { selectIsOverriddenInactive } from '../../../state/modules/slice';
import { type Lapsed, selectLapsed } from '../../../state/purchases/lapsed';
import { selectAkismet } from '../../../state/akismet/slice';
import { selectOldBackup, selectRewind, selectRewindState } from '../../../state/rewind/slice';
import { selectPurchases } from '../../../state/purchases/slice';
import { selectScan, selectScans } from '../../../state/scan/slice';
import type { RootState } from '../../../state/root-state';
import { selectSetting } from '../../../state/settings/slice';
import { selectCan } from '../../../state/user/slice';
import { selectSite as selectSiteFacts } from '../../../state/page/slice';
import type { Remote } from '../../../state/remote';
import { selectVaultPress } from '../../../state/vaultpress/slice';

/** One thing that needs an administrator's attention. */
export type AttentionItem =
	| { kind: 'threats'; count: number; isOlder: boolean }
	| ({ kind: 'lapsed' } & Lapsed)
	| { kind: 'credentials' }
	/** `last`: ISO time of the last backup. */
	| { kind: 'old-backup'; last: string }
	| { kind: 'no-owner' }
	| { kind: 'anti-spam-key' }
	/** `expiry`: as the provider prints it. */
	| { kind: 'expiry'; product: string; expiry: string }
	| { kind: 'protection-off' }
	| { kind: 'updates'; count: number }
	/** `percent`: null if the provider doesn't say. */
	| { kind: 'migration'; percent: number | null }
	/** The provider doesn't respond; `text` says so. */
	| { kind: 'silent'; text: string }
	/** Sources that couldn't be checked. */
	| { kind: 'failed'; sources: readonly AttentionSource[] }
	| { kind: 'license'; count: number };

/** `error`: it harms the site now. `warning`: it will, or something that should work doesn't. */
export type AttentionTone = 'error' | 'warning' | 'info';

const TONES: Readonly<Record<AttentionItem['kind'], AttentionTone>> = {
	threats: 'error',
	lapsed: 'error',
	credentials: 'warning',
	'old-backup': 'warning',
	'no-owner': 'warning',
	'anti-spam-key': 'warning',
	expiry: 'warning',
	'protection-off': 'warning',
	updates: 'warning',
	migration: 'info',
	silent: 'info',
	failed: 'info',
	license: 'info',
};

export const toneOf = ({ kind }: AttentionItem): AttentionTone => TONES[kind];

const DAY = 24 * 60 * 60 * 1000;
/** A plan's end is worth a word this many days ahead. */
const NOTICE_DAYS = 14;

/** Threats as the card counts them. */
function selectThreatCount(state: RootState): number {
	const scan = selectScans(state);
	return 'count' in scan ? scan.count : 0;
}

function selectAreThreatsOlder(state: RootState): boolean {
	const scan = selectScans(state);
	return scan.state === 'working' && scan.step === 'vaultpress-threats';
}

/** `isOlder`: the older plugin found them. */
const selectThreats = createSelector(
	[selectThreatCount, selectAreThreatsOlder],
	(count, isOlder) => count > 0 && { kind: 'threats' as const, count, isOlder },
);

/** The backups wait for credentials, or the scan has none. */
function selectLacksCredentials(state: RootState): boolean {
	const scan = selectScan(state);
	return (
		selectRewindState(state) === 'awaiting_credentials' ||
		(scan.status === 'ready' && scan.data.state !== 'unavailable' && scan.data.credentials?.length === 0)
	);
}

/** The provider refuses the stored key. While it doesn't respond, the host takes every key for invalid. */
function selectIsKeyRefused(state: RootState): boolean {
	const akismet = selectAkismet(state);
	return (
		akismet.status === 'ready' &&
		akismet.data.status === 'invalid_key' &&
		Boolean(selectSetting(state, 'wordpress_api_key')) &&
		selectSite(state).status === 'ready'
	);
}

const selectLacksOwner = (state: RootState) =>
	selectIsSiteConnected(state) && !selectHasConnectedOwner(state) && selectCan(state, 'connect_user');

/** Credentials and accounts that the site lacks. */
const selectLacks = createSelector(
	[selectLacksCredentials, selectLacksOwner, selectIsKeyRefused],
	(credentials, owner, key) => ({ credentials, owner, key }),
);

/** The active purchase that ends first, if that is soon. `now` in ms. */
const selectEnding = createSelector(
	[selectPurchases, (_: RootState, now: number) => now],
	(purchases, now) => {
		const soon = (purchases.status === 'ready' ? purchases.data : [])
			.map((purchase) => ({ purchase, end: Date.parse(purchase.expiry_date) }))
			.filter(({ purchase, end }) => purchase.active && end >= now && end <= now + NOTICE_DAYS * DAY)
			.sort((one, other) => one.end - other.end);
		return soon[0]?.purchase;
	},
);

/** Items that are due by `now`, in ms. */
const selectDue = createSelector([selectEnding, selectOldBackup], (ending, oldBackup) => ({
	ending,
	oldBackup,
}));

const MIGRATING = ['new', 'backing-queued', 'backing-up', 'restoring'];

/** Only while it runs: other words, and those of hosts to come, are none. */
const selectIsMigrating = createSelector([selectMigration], (migration) =>
	migration.status === 'ready' && MIGRATING.includes(migration.data?.status ?? '') ? migration.data : null,
);

/** Work on the site itself that's going on. */
const selectSiteWork = createSelector(
	[
		selectIsMigrating,
		selectPluginUpdates,
		(state: RootState) => selectIsOverriddenInactive(state, 'protect'),
	],
	(migration, updates, isProtectionOff) => ({
		migration,
		updates: (updates.status === 'ready' && updates.data?.count) || 0,
		isProtectionOff,
	}),
);

const NOTHING: readonly AttentionSource[] = [];

/** A notice that gives the cause is enough: one fault has one message. */
const selectUnexplained = (state: RootState) =>
	selectHasFaultNotice(state) ? NOTHING : selectFailedSources(state);

/**
 * Everything that needs attention, most urgent first, but for what a notice says. `now` in ms, of a fixed
 * moment.
 */
export const selectAttention = createSelector(
	[
		selectThreats,
		selectLapsed,
		selectLacks,
		selectDue,
		selectSiteWork,
		(state: RootState) => selectSilence(state)?.message,
		selectUnexplained,
		// Without the provider no license can be activated.
		(state: RootState) => (selectIsSiteConnected(state) ? selectDetachedCount(state) : 0),
	],
	(threats, lapsed, lacks, { ending, oldBackup }, work, silence, failed, licenses) => {
		const items: Array<AttentionItem | false | null | undefined> = [
			threats,
			lapsed && { kind: 'lapsed', ...lapsed },
			lacks.credentials && { kind: 'credentials' },
			oldBackup !== '' && { kind: 'old-backup', last: oldBackup },
			lacks.owner && { kind: 'no-owner' },
			lacks.key && { kind: 'anti-spam-key' },
			ending && { kind: 'expiry', product: ending.product_name, expiry: ending.expiry_date },
			work.isProtectionOff && { kind: 'protection-off' },
			work.updates > 0 && { kind: 'updates', count: work.updates },
			work.migration && { kind: 'migration', percent: work.migration.percent },
			silence !== undefined && { kind: 'silent', text: silence },
			failed.length > 0 && { kind: 'failed', sources: failed },
			licenses > 0 && { kind: 'license', count: licenses },
		];
		return items.filter((item): item is AttentionItem => Boolean(item));
	},
);

/** Can't be checked if its call fails. */
export type AttentionSource = 'backups' | 'scan' | 'spam' | 'purchases' | 'updates';

type Source = readonly [AttentionSource, Remote<unknown>];

/**
 * The list's sources. The older backup plugin counts once it's asked: most sites don't have it. Updates are
 * looked for when all is known to be well, so only their failure counts.
 */
const selectSources = createSelector(
	[
		(state: RootState) => selectSiteFacts(state).showBackups,
		selectRewind,
		selectScan,
		selectVaultPress,
		selectAkismet,
		selectPurchases,
		selectPluginUpdates,
	],
	(showsBackups, rewind, scan, vaultPress, akismet, purchases, updates): Source[] => {
		const sources: Source[] = [
			['backups', rewind],
			['scan', scan],
			['spam', akismet],
			['purchases', purchases],
		];
		if (vaultPress.status !== 'idle') {
			sources.push(['backups', vaultPress]);
		}
		if (updates.status === 'failed') {
			sources.push(['updates', updates]);
		}
		return sources.filter(([name]) => showsBackups || (name !== 'backups' && name !== 'scan'));
	},
);

/** Sources that couldn't be checked, each once. */
export const selectFailedSources = createSelector([selectSources], (sources): AttentionSource[] => [
	...new Set(sources.filter(([, { status }]) => status === 'failed').map(([name]) => name)),
]);

/** When the oldest answer of the last visit came, in ms; null once all that's shown is new. */
export const selectStaleAt = createSelector([selectSources], (sources) => {
	const times = sources.flatMap(([, source]) =>
		source.status === 'ready' && source.isStale ? (source.at ?? []) : [],
	);
	return times.length > 0 ? Math.min(...times) : null;
});

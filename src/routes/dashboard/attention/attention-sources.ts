import { createSelector } from 'reselect';
import { selectSite as selectSiteFacts } from '../../../state/page/slice';
import { selectPluginUpdates } from '../../../state/plugins/updates';
import type { Remote } from '../../../state/remote';
import { selectAkismet } from '../../../state/akismet/slice';
import { selectPurchases } from '../../../state/purchases/slice';
import { selectRewind } from '../../../state/rewind/slice';
import { selectScan } from '../../../state/scan/slice';
import { selectVaultPress } from '../../../state/vaultpress/slice';
import type { RootState } from '../../../state/root-state';

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

/** Every source has answered. */
export const selectIsChecked = createSelector([selectSources], (sources) =>
	sources.every(([, { status }]) => status === 'ready'),
);

/** When the oldest answer of the last visit came, in ms; null once all that's shown is new. */
export const selectStaleAt = createSelector([selectSources], (sources) => {
	const times = sources.flatMap(([, source]) =>
		source.status === 'ready' && source.isStale ? (source.at ?? []) : [],
	);
	return times.length > 0 ? Math.min(...times) : null;
});

/** When the oldest of the answers came, in ms; null while one is missing. */
export const selectCheckedAt = createSelector([selectSources, selectIsChecked], (sources, isChecked) => {
	const times = sources.flatMap(([, source]) => (source.status === 'ready' ? (source.at ?? []) : []));
	return isChecked && times.length > 0 ? Math.min(...times) : null;
});

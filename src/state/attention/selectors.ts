import { createSelector } from 'reselect';
import { selectHasConnectedOwner, selectIsSiteConnected } from '../connection/selectors';
import { selectDetachedCount } from '../licensing/selectors';
import { selectIsOverriddenInactive } from '../modules/selectors';
import { selectPurchases } from '../purchases/slice';
import { selectRewindState } from '../rewind/selectors';
import { selectScan } from '../scan/slice';
import type { RootState } from '../store';
import { selectCan } from '../user/selectors';
import { selectVaultPress } from '../vaultpress/slice';

/** One thing that an administrator should see to. */
export type AttentionItem =
	| { kind: 'threats'; count: number }
	| { kind: 'credentials' }
	| { kind: 'no-owner' }
	| { kind: 'licence'; count: number }
	/** `expiry`: as the provider prints it. */
	| { kind: 'expiry'; product: string; expiry: string }
	| { kind: 'protection-off' };

const DAY = 24 * 60 * 60 * 1000;
/** How long before its end a plan is worth a word, in days. */
const NOTICE_DAYS = 14;

/** Threats that either scanner found. */
function selectThreatCount(state: RootState): number {
	const scan = selectScan(state);
	const vaultPress = selectVaultPress(state);
	const found = scan.status === 'ready' ? scan.data.threats.length : 0;
	const older =
		vaultPress.status === 'ready' && vaultPress.data.data.features.security
			? (vaultPress.data.data.security.notice_count ?? 0)
			: 0;
	return Math.max(found, older);
}

/** The backups wait for credentials, or the scan has none. */
function selectLacksCredentials(state: RootState): boolean {
	const scan = selectScan(state);
	return (
		selectRewindState(state) === 'awaiting_credentials' ||
		(scan.status === 'ready' && scan.data.state !== 'unavailable' && scan.data.credentials?.length === 0)
	);
}

const selectLacksOwner = (state: RootState) =>
	selectIsSiteConnected(state) && !selectHasConnectedOwner(state) && selectCan(state, 'connect_user');

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

/**
 * What needs attention, the most urgent first; computed from what the cards show. Empty while nothing is known to be wrong.
 * A broken connection isn't part of it: its banner shows above. `now` in ms, of a moment that stays the same.
 */
export const selectAttention = createSelector(
	[
		selectThreatCount,
		selectLacksCredentials,
		selectLacksOwner,
		// Without the provider no license can be activated.
		(state: RootState) => (selectIsSiteConnected(state) ? selectDetachedCount(state) : 0),
		selectEnding,
		(state: RootState) => selectIsOverriddenInactive(state, 'protect'),
	],
	(threats, lacksCredentials, lacksOwner, licences, ending, isProtectionOff) => {
		const items: Array<AttentionItem | false | undefined> = [
			threats > 0 && { kind: 'threats', count: threats },
			lacksCredentials && { kind: 'credentials' },
			lacksOwner && { kind: 'no-owner' },
			licences > 0 && { kind: 'licence', count: licences },
			ending && { kind: 'expiry', product: ending.product_name, expiry: ending.expiry_date },
			isProtectionOff && { kind: 'protection-off' },
		];
		return items.filter((item): item is AttentionItem => Boolean(item));
	},
);

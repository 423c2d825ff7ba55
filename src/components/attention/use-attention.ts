import { useState } from 'react';
import { selectAttention, type AttentionItem } from '../../state/attention/selectors';
import { selectConnectionErrors, selectIsOffline } from '../../state/connection/selectors';
import { useAppSelector } from '../../state/hooks';
import { selectPurchases } from '../../state/purchases/slice';
import { selectRewind } from '../../state/rewind/slice';
import { selectScan } from '../../state/scan/slice';
import type { RootState } from '../../state/store';
import { selectCanManageModules } from '../../state/user/selectors';

export type AttentionView =
	/** For users who can see to none of it. */
	| { state: 'none' }
	/** Nothing is known to be wrong; `isSure` when everything has been asked. */
	| { state: 'calm'; isSure: boolean }
	| { state: 'items'; items: readonly AttentionItem[] };

/** Whether every source has answered, and no banner above says that the connection is broken. */
const selectIsSure = (state: RootState) =>
	selectConnectionErrors(state).length === 0 &&
	[selectScan(state), selectRewind(state), selectPurchases(state)].every(({ status }) => status === 'ready');

export function useAttention(): AttentionView {
	const [now] = useState(() => Date.now());
	const isManager = useAppSelector(selectCanManageModules);
	const isOffline = useAppSelector(selectIsOffline);
	const isSure = useAppSelector(selectIsSure);
	const items = useAppSelector((state) => selectAttention(state, now));
	if (!isManager) {
		return { state: 'none' };
	}
	if (items.length > 0) {
		return { state: 'items', items };
	}
	// Offline nothing arrives late, so that no place has to be kept.
	return isOffline ? { state: 'none' } : { state: 'calm', isSure };
}

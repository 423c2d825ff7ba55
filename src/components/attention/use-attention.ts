import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import { selectAttention } from '../../state/attention/selectors';
import { restoreConnection } from '../../state/connection/commands';
import { selectIsOffline } from '../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectPurchases } from '../../state/purchases/slice';
import { selectRewind } from '../../state/rewind/slice';
import { selectScan } from '../../state/scan/slice';
import type { RootState } from '../../state/store';
import { selectCanManageModules } from '../../state/user/selectors';
import { selectAttentionLinks, toLine, type AttentionLine } from './attention-lines';

export type AttentionView =
	/** For users who can see to none of it. */
	| { state: 'none' }
	/** Nothing is known to be wrong; `isSure` when everything has been asked. */
	| { state: 'calm'; isSure: boolean }
	| { state: 'lines'; lines: AttentionLine[] };

/** Whether every source has answered. */
const selectIsSure = (state: RootState) =>
	[selectScan(state), selectRewind(state), selectPurchases(state)].every(({ status }) => status === 'ready');

export function useAttention(): AttentionView {
	const dispatch = useAppDispatch();
	const [now] = useState(() => Date.now());
	const isManager = useAppSelector(selectCanManageModules);
	const isOffline = useAppSelector(selectIsOffline);
	const isSure = useAppSelector(selectIsSure);
	const items = useAppSelector((state) => selectAttention(state, now));
	const links = useAppSelector(selectAttentionLinks, shallowEqual);
	if (!isManager) {
		return { state: 'none' };
	}
	if (items.length === 0) {
		// Offline nothing arrives late, so that no place has to be kept.
		return isOffline ? { state: 'none' } : { state: 'calm', isSure };
	}
	const onReconnect = () => void dispatch(restoreConnection(false));
	return {
		state: 'lines',
		lines: items.map((item) => toLine(item, links, onReconnect)),
	};
}

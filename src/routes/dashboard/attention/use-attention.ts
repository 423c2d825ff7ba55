import { useCallback, useEffect, useRef, useState } from 'react';
import { hostNow } from '../../../lib/clock';
import { afterPaint } from '../../../lib/after-paint';
import { selectIsOffline } from '../../../state/connection/slice';
import { selectSilence } from '../../../state/connection-faults/selectors';
import { retryProvider } from '../../../state/connection-faults/thunks';
import type { AppDispatch } from '../../../state/app-thunk';
import {
	shallowEqual,
	useAppDispatch,
	useAppSelector,
	useAppStore,
	useIsAtRest,
	useLoad,
	usePoll,
} from '../../../state/hooks';
import { loadMigration } from '../../../state/site/slice';
import { loadPluginUpdates } from '../../../state/plugins/slice';
import { loadCounts } from '../../../state/licensing/thunks';
import { noteCheckout } from '../../../state/purchases/thunks/checkout';
import { selectCanManageModules } from '../../../state/user/slice';
import { leaveNotice } from '../../../components/ui/leave-notice';
import { type AttentionItem, selectAttention, selectFailedSources, selectStaleAt } from './attention-items';
import { type AttentionLine, selectAttentionLinks, toLine } from './attention-lines';

const NONE: readonly AttentionLine[] = [];

const loadLate = (dispatch: AppDispatch) => [dispatch(loadPluginUpdates()), dispatch(loadMigration())];

/**
 * Most urgent first, each with a tone, a sentence and an action; none while the last visit's answers show, of
 * which `staleAt` is the oldest, in ms. Import it from a chunk that loads late: most
 * of it is known only after the first paint, and none of it belongs in the first load.
 */
export function useAttention() {
	const dispatch = useAppDispatch();
	const isAtRest = useIsAtRest();
	useEffect(() => (isAtRest ? afterPaint(() => dispatch(loadCounts())) : undefined), [dispatch, isAtRest]);
	const [now] = useState(hostNow);
	const isManager = useAppSelector(selectCanManageModules);
	const isOffline = useAppSelector(selectIsOffline);
	const staleAt = useAppSelector(selectStaleAt);
	const items = useAppSelector((state) => selectAttention(state, now));
	const lines = useAttentionLines(items);
	useLoad(loadLate, isAtRest && isManager && !isOffline);
	const refresh = useCallback(() => void dispatch(loadMigration('again')), [dispatch]);
	usePoll(
		refresh,
		items.some(({ kind }) => kind === 'migration'),
	);
	return { lines: isManager && staleAt === null ? lines : NONE, staleAt };
}

/** Sentence and action for each thing; what's being retried stays until it's answered. */
function useAttentionLines(items: readonly AttentionItem[]): AttentionLine[] {
	const dispatch = useAppDispatch();
	const store = useAppStore();
	const links = useAppSelector(selectAttentionLinks, shallowEqual);
	const [retried, setRetried] = useState<AttentionItem | null>(null);
	const isGone = useRef(false);
	useEffect(() => {
		isGone.current = false;
		return () => {
			isGone.current = true;
		};
	}, []);
	const onRetry = async () => {
		setRetried(items.find(isRetryable) ?? null);
		await Promise.all([dispatch(retryProvider()), dispatch(loadPluginUpdates('retry'))]);
		if (isGone.current) {
			return;
		}
		const state = store.getState();
		if (!selectSilence(state) && selectFailedSources(state).length === 0) {
			leaveNotice();
		}
		setRetried(null);
	};
	const handlers = {
		onRetry: () => void onRetry(),
		isRetrying: retried !== null,
		onRenew: () => void dispatch(noteCheckout()),
	};
	const shown = retried ? withRetried(items, retried) : items;
	return shown.map((item) => toLine(item, links, handlers));
}

const isRetryable = ({ kind }: AttentionItem) => kind === 'silent' || kind === 'failed';

/** In its place in the order; unused licenses come last. */
function withRetried(items: readonly AttentionItem[], retried: AttentionItem): readonly AttentionItem[] {
	const others = items.filter((item) => !isRetryable(item));
	return [
		...others.filter(({ kind }) => kind !== 'license'),
		retried,
		...others.filter(({ kind }) => kind === 'license'),
	];
}

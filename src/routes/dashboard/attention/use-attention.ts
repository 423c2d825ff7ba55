import { useCallback, useEffect, useRef, useState } from 'react';
import { hostNow } from '../../../lib/clock';
import { afterPaint } from '../../../lib/after-paint';
import { selectHasConnectedOwner, selectIsOffline } from '../../../state/connection/slice';
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
import { selectIsModuleStored } from '../../../state/modules/slice';
import { loadCounts } from '../../../state/licensing/thunks';
import { noteCheckout } from '../../../state/purchases/thunks/checkout';
import type { RootState } from '../../../state/root-state';
import { selectCanManageModules } from '../../../state/user/slice';
import { leaveNotice } from '../../../components/ui/leave-notice';
import {
	type AttentionItem,
	selectAttention,
	selectCheckedAt,
	selectFailedSources,
	selectHasNotice,
	selectIsChecked,
	selectStaleAt,
} from './attention-items';
import { type AttentionLine, selectAttentionLinks, toLine } from './attention-lines';

/** The part of the page's head about the site. */
export interface Attention {
	/**
	 * - `stale`: what's shown is the last visit's.
	 * - `items`: something needs attention; more may come.
	 * - `good`: every source has answered, nothing is wrong, and the site is protected: "No problems found".
	 * - `quiet`: neither can be said, or a notice above says it, or these users can change nothing.
	 */
	state: 'stale' | 'items' | 'good' | 'quiet';
	/** Most urgent first, each with a tone, a sentence and an action. */
	lines: readonly AttentionLine[];
	/** When the oldest of the answers came, in ms since the epoch; null while one is missing. */
	checkedAt: number | null;
	/** The same for those of the last visit; null once there are new ones. */
	staleAt: number | null;
}

/** Brute force protection is on, and has the owner's account that it needs to work. */
const selectIsProtected = (state: RootState) =>
	selectIsModuleStored(state, 'protect') && selectHasConnectedOwner(state);

const loadLate = (dispatch: AppDispatch) => [dispatch(loadPluginUpdates()), dispatch(loadMigration())];

/**
 * The list, and when it was checked. Import it from a chunk that loads late: most of it is known only after
 * the first paint, and none of it belongs in the first load.
 */
export function useAttention(): Attention {
	const dispatch = useAppDispatch();
	const isAtRest = useIsAtRest();
	useEffect(() => (isAtRest ? afterPaint(() => dispatch(loadCounts())) : undefined), [dispatch, isAtRest]);
	const [now] = useState(hostNow);
	const isManager = useAppSelector(selectCanManageModules);
	const isOffline = useAppSelector(selectIsOffline);
	const hasNotice = useAppSelector(selectHasNotice);
	const isChecked = useAppSelector(selectIsChecked);
	const isProtected = useAppSelector(selectIsProtected);
	const checkedAt = useAppSelector(selectCheckedAt);
	const staleAt = useAppSelector(selectStaleAt);
	const items = useAppSelector((state) => selectAttention(state, now));
	const lines = useAttentionLines(items);
	useLoad(loadLate, isAtRest && isManager && !isOffline);
	const refresh = useCallback(() => void dispatch(loadMigration('again')), [dispatch]);
	usePoll(
		refresh,
		items.some(({ kind }) => kind === 'migration'),
	);
	const stateOf = (): Attention['state'] => {
		if (!isManager) {
			return 'quiet';
		}
		if (staleAt !== null) {
			return 'stale';
		}
		if (lines.length > 0) {
			return 'items';
		}
		return isChecked && isProtected && !isOffline && !hasNotice ? 'good' : 'quiet';
	};
	return { state: stateOf(), lines, checkedAt, staleAt };
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

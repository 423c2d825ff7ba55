import { useCallback, useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { refreshSettings } from '../../state/settings/thunks/read';
import { selectIsAnySettingSaving } from '../../state/settings/slice';

/**
 * Refetches the settings when the user returns to the page or to the settings, or when the host is back:
 * another tab or user may have changed them. One call at a time, none while offline. A save comes first.
 */
export function useFreshSettings(): void {
	const dispatch = useAppDispatch();
	const isSaving = useAppSelector(selectIsAnySettingSaving);
	const isStale = useAppSelector((state) => state.settings.isStale);
	const isAway = useAppSelector((state) => state.session.isAway);
	const isReachable = useAppSelector((state) => state.session.status === 'fine');
	const call = useRef<{ abort: () => void } | null>(null);
	const refresh = useCallback(() => {
		call.current = dispatch(refreshSettings()) ?? call.current;
	}, [dispatch]);

	useEffect(() => {
		// A save reads back, and what changes elsewhere is newer: this answer wouldn't be taken.
		if (isSaving || isAway) {
			call.current?.abort();
		}
	}, [isSaving, isAway]);

	useEffect(refresh, [refresh, isReachable, isAway]);

	useEffect(() => {
		if (!isSaving && isStale) {
			refresh();
		}
		// Not when it becomes stale: a refresh that failed waits for the next occasion.
	}, [refresh, isSaving]);

	useEffect(() => {
		window.addEventListener('focus', refresh);
		document.addEventListener('visibilitychange', refresh);
		return () => {
			window.removeEventListener('focus', refresh);
			document.removeEventListener('visibilitychange', refresh);
		};
	}, [refresh]);
}

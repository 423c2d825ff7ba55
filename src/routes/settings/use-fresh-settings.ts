import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { readSettings, selectIsAnySettingSaving } from '../../state/settings/read';

/** Milliseconds for which what was read is taken as true. */
const FRESH = 5_000;

/**
 * Reads the settings again when the user comes back to the page, or the host answers again: another tab, or another person,
 * may have changed them. One call at a time, and none while the browser or the host cannot be reached; nobody asked for
 * it, so a failure is not told. What is saved meanwhile goes first.
 */
export function useFreshSettings(): void {
	const dispatch = useAppDispatch();
	const values = useAppSelector((state) => state.settings.values);
	const isSaving = useAppSelector(selectIsAnySettingSaving);
	const isReachable = useAppSelector((state) => state.session.status === 'fine');
	const readAt = useRef(0);
	const running = useRef<{ abort: () => void } | null>(null);

	useEffect(() => {
		readAt.current = Date.now();
	}, [values]);

	useEffect(() => {
		if (isSaving) {
			// The save reads back by itself, and equal calls under way share one answer: this one would be too old.
			running.current?.abort();
		}
	}, [isSaving]);

	useEffect(() => {
		if (!isReachable) {
			return undefined;
		}
		const read = () => {
			const isFresh = Date.now() - readAt.current < FRESH;
			if (isFresh || running.current || document.visibilityState === 'hidden' || !navigator.onLine) {
				return;
			}
			readAt.current = Date.now();
			const call = dispatch(readSettings());
			running.current = call;
			void call.finally(() => (running.current = null));
		};
		read();
		window.addEventListener('focus', read);
		document.addEventListener('visibilitychange', read);
		return () => {
			window.removeEventListener('focus', read);
			document.removeEventListener('visibilitychange', read);
		};
	}, [dispatch, isReachable]);
}

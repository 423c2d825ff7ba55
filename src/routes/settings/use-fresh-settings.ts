import { useCallback, useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { readSettings, selectIsAnySettingSaving } from '../../state/settings/read';

/** Milliseconds for which what was read is taken as true, as long as the page is not left. */
const FRESH = 5_000;

/** What decides whether to read. */
const START = {
	readAt: 0,
	isSaving: false,
	isReachable: true,
	isLeft: false,
	/** The page was left since: what was read may be old, however young it is. */
	wasLeft: false,
	call: null as { abort: () => void } | null,
};

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
	const facts = useRef({ ...START });

	const read = useCallback(() => {
		const now = facts.current;
		const isFresh = !now.wasLeft && Date.now() - now.readAt < FRESH;
		const isSeen = !now.isLeft && document.visibilityState !== 'hidden';
		const isPossible = now.isReachable && navigator.onLine && !now.isSaving && !now.call;
		if (isFresh || !isSeen || !isPossible) {
			return;
		}
		now.wasLeft = false;
		now.readAt = Date.now();
		const call = dispatch(readSettings());
		now.call = call;
		void call.finally(() => {
			if (now.call === call) {
				now.call = null;
			}
		});
	}, [dispatch]);

	useEffect(() => {
		facts.current.readAt = Date.now();
	}, [values]);

	useEffect(() => {
		facts.current.isReachable = isReachable;
		read();
	}, [isReachable, read]);

	useEffect(() => {
		const now = facts.current;
		now.isSaving = isSaving;
		if (isSaving) {
			// The save reads back by itself: this answer would not be taken.
			now.call?.abort();
		} else if (now.wasLeft) {
			read();
		}
	}, [isSaving, read]);

	useEffect(() => watchPresence(facts.current, read), [read]);
}

/** Calls it whenever somebody is back: the window has the focus again, or the tab shows again. */
function watchPresence(now: typeof START, onBack: () => void): () => void {
	const leave = () => {
		now.isLeft = true;
		now.wasLeft = true;
		// Its answer may be from before what is changed elsewhere from now on.
		now.call?.abort();
		now.call = null;
	};
	const comeBack = () => {
		now.isLeft = false;
		onBack();
	};
	const handleSight = () => (document.visibilityState === 'hidden' ? leave() : comeBack());
	window.addEventListener('blur', leave);
	window.addEventListener('focus', comeBack);
	document.addEventListener('visibilitychange', handleSight);
	return () => {
		window.removeEventListener('blur', leave);
		window.removeEventListener('focus', comeBack);
		document.removeEventListener('visibilitychange', handleSight);
	};
}

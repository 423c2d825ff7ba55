import { useEffect, useRef } from 'react';
import type { AppThunk, ThunkExtra } from '../../state/app-thunk';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { readSettings, selectIsAnySettingSaving } from '../../state/settings/read';

/** Milliseconds for which what was read is taken as true, as long as the page is not left. */
const FRESH = 5_000;

/** What decides whether to read. */
interface Facts {
	readAt: number;
	isLeft: boolean;
	/** The page was left since: what was read may be old, however young it is. */
	wasLeft: boolean;
	call: { abort: () => void } | null;
}

/** Kept as long as the page lives: between two screens of settings others may show, while another tab changes things. */
const FACTS = new WeakMap<ThunkExtra['client'], Facts>();

function factsOf(client: ThunkExtra['client']): Facts {
	const known = FACTS.get(client);
	if (known) {
		return known;
	}
	// What the page came with is as old as the page.
	const facts: Facts = { readAt: performance.timeOrigin, isLeft: false, wasLeft: false, call: null };
	FACTS.set(client, facts);
	watchPresence(facts);
	return facts;
}

const currentFacts =
	(): AppThunk<Facts> =>
	(_dispatch, _getState, { client }) =>
		factsOf(client);

/** Reads where what is known may be old, and where that can be done now. */
const freshen =
	(): AppThunk =>
	(dispatch, getState, { client }) => {
		const now = factsOf(client);
		const isFresh = !now.wasLeft && Date.now() - now.readAt < FRESH;
		const isSeen = !now.isLeft && document.visibilityState !== 'hidden';
		const isReachable = getState().session.status === 'fine' && navigator.onLine;
		if (isFresh || !isSeen || !isReachable || selectIsAnySettingSaving(getState()) || now.call) {
			return;
		}
		now.wasLeft = false;
		now.readAt = Date.now();
		const call = dispatch(readSettings());
		now.call = call;
		void call.then((result) => {
			if (now.call !== call) {
				return;
			}
			now.call = null;
			// Nothing was learnt: what was due is due still.
			now.wasLeft ||= readSettings.rejected.match(result) || selectIsAnySettingSaving(getState());
		});
	};

/**
 * Reads the settings again when the user comes back to the page, or to the settings from another screen, or when the host
 * answers again: another tab, or another person, may have changed them. One call at a time, and none while the browser or the
 * host cannot be reached; nobody asked for it, so a failure is not told. What is saved meanwhile goes first.
 */
export function useFreshSettings(): void {
	const dispatch = useAppDispatch();
	const values = useAppSelector((state) => state.settings.values);
	const isSaving = useAppSelector(selectIsAnySettingSaving);
	const isReachable = useAppSelector((state) => state.session.status === 'fine');
	const seen = useRef(values);

	useEffect(() => {
		if (values !== seen.current) {
			seen.current = values;
			dispatch(currentFacts()).readAt = Date.now();
		}
	}, [dispatch, values]);

	useEffect(() => {
		dispatch(freshen());
	}, [dispatch, isReachable]);

	useEffect(() => {
		const now = dispatch(currentFacts());
		if (isSaving) {
			// The save reads back by itself: this answer would not be taken.
			now.call?.abort();
		} else if (now.wasLeft) {
			dispatch(freshen());
		}
	}, [dispatch, isSaving]);

	useEffect(() => {
		const handleBack = () => dispatch(freshen());
		window.addEventListener('focus', handleBack);
		document.addEventListener('visibilitychange', handleBack);
		return () => {
			window.removeEventListener('focus', handleBack);
			document.removeEventListener('visibilitychange', handleBack);
		};
	}, [dispatch]);
}

/** Notes when somebody leaves the page or comes back, whichever screen shows: by the window's focus, or the tab's sight. */
function watchPresence(now: Facts): void {
	const leave = () => {
		now.isLeft = true;
		now.wasLeft = true;
		// Its answer may be from before what is changed elsewhere from now on.
		now.call?.abort();
		now.call = null;
	};
	const comeBack = () => {
		now.isLeft = false;
	};
	window.addEventListener('blur', leave);
	window.addEventListener('focus', comeBack);
	document.addEventListener('visibilitychange', () =>
		document.visibilityState === 'hidden' ? leave() : comeBack(),
	);
}

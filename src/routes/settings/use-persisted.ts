import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { useAppStore, useAppDispatch, useAppSelector } from '../../state/hooks';
import { readJson, remove } from '../../lib/storage';
import { isRecord } from '../../rest-api/primitives';
import type { Settings } from '../../rest-api/settings';
import { persistDrafts } from '../../state/settings/thunks/drafts';
import { NOTICE_ID, persistedDraftsKey, persistedUndoKey } from '../../state/settings/changes';
import { draftsRestored } from '../../state/settings/slice';
import { noticeShown, type Undo } from '../../state/notices/slice';

/** Milliseconds after the last key until edits are kept in the browser. */
const DELAY = 300;

/**
 * Keeps unsaved edits across reloads, in this tab only. Subscribes to the store directly, so that nothing
 * rerenders on each keystroke.
 */
export function usePersistedDrafts(): void {
	const store = useAppStore();
	useEffect(() => {
		store.dispatch(draftsRestored(read(persistedDraftsKey(store.getState()))));
		let known: Settings | undefined;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const keep = () => {
			const { drafts } = store.getState().settings;
			if (drafts !== known) {
				known = drafts;
				clearTimeout(timer);
				const keepNow = () => void store.dispatch(persistDrafts());
				if (Object.keys(drafts).length > 0) {
					timer = setTimeout(keepNow, DELAY);
				} else {
					keepNow();
				}
			}
		};
		keep();
		const stop = store.subscribe(keep);
		return () => {
			stop();
			clearTimeout(timer);
		};
	}, [store]);
}

function read(key: string): Record<string, unknown> {
	const kept = readJson('session', key);
	return isRecord(kept) ? kept : {};
}

/** Milliseconds for which it is offered: the page is new, and has to be found one's way in first. */
const DURATION = 10_000;
/** Milliseconds after which nobody remembers what was changed. */
const LIFETIME = 60_000;

/** Offers to undo the change the page has just reloaded for. */
export function usePersistedUndo(): void {
	const dispatch = useAppDispatch();
	const key = useAppSelector(persistedUndoKey);
	useEffect(() => {
		const undo = take(key);
		if (undo) {
			const text = __('The page reloaded to show your change.', 'site-dashboard');
			dispatch(
				noticeShown({
					noticeId: NOTICE_ID,
					status: 'is-info',
					text,
					duration: DURATION,
					change: { names: Object.keys(undo.before), ...undo },
				}),
			);
		}
	}, [dispatch, key]);
}

/** The undo from before the page was loaded, once; one for a reload that is still to come stays. */
function take(key: string): Undo | null {
	const kept = readJson('session', key);
	if (!isRecord(kept) || Number(kept.time) >= performance.timeOrigin) {
		return null;
	}
	remove('session', key);
	const isDue = Date.now() - Number(kept.time) < LIFETIME;
	return isDue && isRecord(kept.before) && isRecord(kept.saved)
		? { before: kept.before, saved: kept.saved }
		: null;
}

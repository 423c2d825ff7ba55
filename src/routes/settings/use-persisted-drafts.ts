import { useEffect } from 'react';
import { useAppStore } from '../../state/hooks';
import { readJson } from '../../lib/storage';
import { isRecord } from '../../rest-api/primitives';
import type { Settings } from '../../rest-api/settings';
import { persistDrafts, persistedDraftsKey } from '../../state/settings/thunks/drafts';
import { draftsRestored } from '../../state/settings/slice';

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
				const keepNow = () => void persistDrafts(store.getState());
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

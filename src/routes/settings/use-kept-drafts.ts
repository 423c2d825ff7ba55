import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { isRecord } from '../../rest-api/contract/primitives';
import type { Settings } from '../../rest-api/contract/settings';
import { keepDrafts, keptDraftsKey } from '../../state/settings/kept-drafts';
import { draftsRestored } from '../../state/settings/slice';
import type { AppStore } from '../../state/store';

/** Milliseconds after the last key until edits are kept in the browser. */
const DELAY = 300;

/**
 * Keeps unsaved edits over a reload of the page, in this tab of the browser alone. Listens to the store by itself: nothing
 * is drawn anew for it at each key.
 */
export function useKeptDrafts(): void {
	const store = useStore() as AppStore;
	useEffect(() => {
		store.dispatch(draftsRestored(read(keptDraftsKey(store.getState()))));
		let known: Settings | undefined;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const keep = () => {
			const { drafts } = store.getState().settings;
			if (drafts !== known) {
				known = drafts;
				clearTimeout(timer);
				const keepNow = () => void keepDrafts(store.getState());
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
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
		return isRecord(kept) ? kept : {};
	} catch {
		// Without storage, or with something foreign in it, there is nothing to restore.
		return {};
	}
}

import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { isRecord } from '../../rest-api/contract/primitives';
import type { Settings } from '../../rest-api/contract/settings';
import { forgetKeptDrafts, keptDraftsKey } from '../../state/settings/kept-drafts';
import { draftsRestored } from '../../state/settings/slice';
import type { AppStore } from '../../state/store';

/** Milliseconds after the last key until edits are kept in the browser. */
const DELAY = 300;
/** Never kept: whoever uses the browser next could read it. */
const SECRETS = ['wordpress_api_key'];

/**
 * Keeps unsaved edits over a reload of the page, in this tab of the browser alone. Listens to the store by itself: nothing
 * is drawn anew for it at each key.
 */
export function useKeptDrafts(): void {
	const store = useStore() as AppStore;
	useEffect(() => {
		const key = keptDraftsKey(store.getState());
		store.dispatch(draftsRestored(read(key)));
		let known: Settings | undefined;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const keep = () => {
			const { drafts } = store.getState().settings;
			if (drafts !== known) {
				known = drafts;
				clearTimeout(timer);
				timer = keepLater(key, drafts);
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

/** Without edits there is nothing to wait for. */
function keepLater(key: string, drafts: Settings): ReturnType<typeof setTimeout> | undefined {
	const kept = Object.entries(drafts).filter(([name]) => !SECRETS.includes(name));
	if (kept.length === 0) {
		forgetKeptDrafts(key);
		return undefined;
	}
	return setTimeout(() => write(key, JSON.stringify(Object.fromEntries(kept))), DELAY);
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

function write(key: string, text: string): void {
	try {
		sessionStorage.setItem(key, text);
	} catch {
		// A browser that keeps nothing loses the edits with the page; it asks before it is left.
	}
}

import { useEffect } from 'react';
import { isRecord } from '../../rest-api/contract/primitives';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { draftsRestored } from '../../state/settings/slice';

/** Milliseconds after the last key until edits are kept in the browser. */
const DELAY = 300;
/** Never kept: whoever uses the browser next could read it. */
const SECRETS = ['wordpress_api_key'];

/** Keeps unsaved edits over a reload of the page, in this tab of the browser alone. */
export function useKeptDrafts(): void {
	const dispatch = useAppDispatch();
	const drafts = useAppSelector((state) => state.settings.drafts);
	const key = useAppSelector(({ page, user }) => `site-dashboard-drafts ${page.rawUrl} ${user.id ?? ''}`);

	useEffect(() => {
		dispatch(draftsRestored(read(key)));
	}, [dispatch, key]);

	useEffect(() => {
		const kept = Object.entries(drafts).filter(([name]) => !SECRETS.includes(name));
		if (kept.length === 0) {
			write(key, null);
			return;
		}
		const timer = setTimeout(() => write(key, JSON.stringify(Object.fromEntries(kept))), DELAY);
		return () => clearTimeout(timer);
	}, [key, drafts]);
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

function write(key: string, text: string | null): void {
	try {
		if (text === null) {
			sessionStorage.removeItem(key);
		} else {
			sessionStorage.setItem(key, text);
		}
	} catch {
		// A browser that keeps nothing loses the edits with the page; it asks before it is left.
	}
}

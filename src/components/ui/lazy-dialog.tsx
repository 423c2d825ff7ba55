import { useState } from 'react';
import type { DialogProps, LoadedDialog } from './dialog';
import { retryable, useChunk } from './use-chunk';

const DIALOG = retryable<{ Dialog: LoadedDialog }>(() => import(/* webpackChunkName: "dialog" */ './dialog'));

/** Prefetches the code of dialogs, as when the pointer nears what opens one. */
export const preloadDialog = (): void => void DIALOG.load().catch(() => {});

/**
 * A modal dialog whose code loads when the first one opens. Mount it to open it, unmount it to close it; the
 * focus returns to where it was. Escape and the backdrop close it if allowed (UI-001 to UI-005). If the code
 * can't be loaded, the nearest error boundary gets the error, and its retry loads again.
 */
export function LazyDialog(props: DialogProps) {
	const [opener] = useState(() => document.activeElement);
	const { code, failure } = useChunk(DIALOG);
	if (failure) {
		throw failure.error;
	}
	return code && <code.Dialog {...props} opener={opener} />;
}

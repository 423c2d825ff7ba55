import { useEffect, useState } from 'react';
import type { DialogProps, LoadedDialog } from './dialog';

/** The code of dialogs, once it is here. */
let loaded: LoadedDialog | undefined;

async function loadDialog(): Promise<LoadedDialog> {
	loaded ??= (await import(/* webpackChunkName: "dialog" */ './dialog')).Dialog;
	return loaded;
}

/** Fetches the code of dialogs ahead, as when the pointer nears what opens one. */
export const preloadDialog = (): void => void loadDialog().catch(() => {});

/**
 * A modal dialog whose code comes when the first one opens. Mount it to open it, unmount it to close it; the focus
 * goes back to what had it before. Escape and the backdrop close it when dismissal is allowed (UI-001 to UI-005).
 * Where the code cannot be fetched, the nearest error boundary gets the failure, and its retry fetches again: that
 * is why this is not React's `lazy`, which remembers a failure for good.
 */
export function LazyDialog(props: DialogProps) {
	const [opener] = useState(() => document.activeElement);
	const [state, setState] = useState<{ Dialog?: LoadedDialog; failure?: unknown }>({ Dialog: loaded });
	useEffect(() => {
		// Not whether it is here by now: it may have come between the drawing and this.
		if (state.Dialog) {
			return undefined;
		}
		let isGone = false;
		loadDialog().then(
			(Dialog) => isGone || setState({ Dialog }),
			(failure: unknown) => isGone || setState({ failure }),
		);
		return () => {
			isGone = true;
		};
	}, [state.Dialog]);

	if (state.failure) {
		throw state.failure;
	}
	return state.Dialog ? <state.Dialog {...props} opener={opener} /> : null;
}

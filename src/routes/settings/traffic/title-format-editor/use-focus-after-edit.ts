import { useCallback, useLayoutEffect, useRef } from 'react';

/** A token or a text of the editor. */
export interface FocusTarget {
	kind: 'token' | 'text';
	index: number;
}

/** An edit rerenders the parts: the focus goes to the intended one once it's there. */
export function useFocusAfterEdit() {
	const frame = useRef<HTMLDivElement>(null);
	const wanted = useRef<FocusTarget | null>(null);
	useLayoutEffect(() => {
		const target = wanted.current;
		if (!target) {
			return;
		}
		wanted.current = null;
		const element = frame.current?.querySelector<HTMLElement>(`[data-${target.kind}="${target.index}"]`);
		element?.focus();
		if (element instanceof HTMLInputElement) {
			element.setSelectionRange(0, 0);
		}
	});
	const focusAfterEdit = useCallback((target: FocusTarget) => void (wanted.current = target), []);
	return { frame, focusAfterEdit };
}

import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../lib/clipboard';

/** Milliseconds that the confirmation stays (UI-007). */
export const COPIED_FOR = 4000;

export type CopyState = 'idle' | 'copied' | 'refused';

/** Copies a text; says so for 4 seconds, or that the browser refused, until the next try. */
export function useCopy(text: string): { state: CopyState; copy: () => Promise<void> } {
	const [state, setState] = useState<CopyState>('idle');
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isGone = useRef(false);
	useEffect(() => {
		isGone.current = false;
		return () => {
			isGone.current = true;
			clearTimeout(timer.current);
		};
	}, []);

	const copy = async () => {
		const isCopied = await copyText(text);
		if (isGone.current) {
			return;
		}
		clearTimeout(timer.current);
		setState(isCopied ? 'copied' : 'refused');
		if (isCopied) {
			timer.current = setTimeout(() => setState('idle'), COPIED_FOR);
		}
	};
	return { state, copy };
}

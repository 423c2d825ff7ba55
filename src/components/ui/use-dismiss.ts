import { useEffect, useRef, type RefObject } from 'react';
import { useEscape } from './use-escape';

/**
 * Closes what opens beside its control: on Escape, a press outside, or when the focus leaves. `inside` is the
 * element around both.
 */
export function useDismiss(isOpen: boolean, inside: RefObject<Element | null>, onDismiss: () => void): void {
	const latest = useRef(onDismiss);
	useEffect(() => {
		latest.current = onDismiss;
	}, [onDismiss]);
	useEscape(isOpen, onDismiss);

	useEffect(() => {
		if (!isOpen) {
			return undefined;
		}
		const dismissFromOutside = ({ target }: Event) => {
			if (target instanceof Node && !inside.current?.contains(target)) {
				latest.current();
			}
		};
		document.addEventListener('pointerdown', dismissFromOutside, true);
		document.addEventListener('focusin', dismissFromOutside);
		return () => {
			document.removeEventListener('pointerdown', dismissFromOutside, true);
			document.removeEventListener('focusin', dismissFromOutside);
		};
	}, [isOpen, inside]);
}

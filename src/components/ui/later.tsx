import { useDeferredValue, type ReactNode } from 'react';
import { Skeleton } from './skeleton';

interface LaterProps {
	/** Final height in px, for the placeholder; without it there is none. */
	height?: number;
	children: ReactNode;
}

/** What may come one painting later, so that the top of a screen is there at once. */
export function Later({ height, children }: LaterProps) {
	const isDue = useDeferredValue(true, false);
	return isDue ? children : height ? <Skeleton height={height} /> : null;
}

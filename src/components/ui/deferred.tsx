import { type ReactNode, useDeferredValue } from 'react';
import { type Height, Skeleton } from './skeleton';

interface DeferredProps {
	/** Final height, for the placeholder; without it nothing shows. */
	height?: Height;
	children: ReactNode;
}

/** Renders its children one paint later, so that the top of a screen is there first. */
export function Deferred({ height, children }: DeferredProps) {
	const isRendered = useDeferredValue(true, false);
	return isRendered ? children : height ? <Skeleton height={height} /> : <span data-loading hidden />;
}

import type { ReactNode } from 'react';
import { Skeleton } from './skeleton';
import { useNearView } from './use-near-view';

interface NearViewProps {
	/** Shows it wherever it is. */
	isForced?: boolean;
	/** Final height in px, for the placeholder. */
	height: number;
	children: ReactNode;
}

/** What is far below is not made until one comes near it; once made, it stays. */
export function NearView({ isForced = false, height, children }: NearViewProps) {
	const [ref, isNear] = useNearView<HTMLDivElement>();
	return <div ref={ref}>{isNear || isForced ? children : <Skeleton height={height} />}</div>;
}

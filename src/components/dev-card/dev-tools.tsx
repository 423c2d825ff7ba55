import { lazy, Suspense } from 'react';
import { CardBoundary } from '../ui/card-boundary';
import { useDevTools } from './use-dev-tools';

const DevCard = lazy(() =>
	import(/* webpackChunkName: "dev-card" */ './dev-card').then((module) => ({ default: module.DevCard })),
);

/** The developer card, once it is asked for; its code is not on the page before (DEV-001, DEV-002). */
export function DevTools() {
	const { title, isOpen } = useDevTools();
	return (
		isOpen && (
			<CardBoundary title={title}>
				<Suspense>
					<DevCard title={title} />
				</Suspense>
			</CardBoundary>
		)
	);
}

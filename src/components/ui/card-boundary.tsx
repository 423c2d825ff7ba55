import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Card } from './card';
import { ErrorBoundary } from './error-boundary';
import { Failure } from './text';

/** Keeps the fault of one card on that card. */
export function CardBoundary({ title, children }: { title: string; children: ReactNode }) {
	return (
		<ErrorBoundary
			fallback={(retry) => (
				<Card title={title}>
					<Failure text={__('This card could not be shown.', 'site-dashboard')} onRetry={retry} />
				</Card>
			)}
		>
			{children}
		</ErrorBoundary>
	);
}

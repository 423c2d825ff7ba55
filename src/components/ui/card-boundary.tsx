import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Card } from './card';
import { ErrorBoundary } from './error-boundary';
import { Fault } from './fault';

/** Keeps the fault of one card on that card. */
export function CardBoundary({ title, children }: { title: string; children: ReactNode }) {
	return (
		<ErrorBoundary
			fallback={(retry, error) => (
				<Card title={title}>
					<Fault error={error} missing={__('This card couldn’t load.', 'site-dashboard')} onRetry={retry} />
				</Card>
			)}
		>
			{children}
		</ErrorBoundary>
	);
}

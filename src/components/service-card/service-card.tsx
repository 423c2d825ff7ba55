import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ConnectLink } from '../connect-button/connect-link';
import { TrackedLink } from '../tracking/tracked-link';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/skeleton';
import { Failure, HiddenText, Quiet } from '../ui/text';
import styles from './service-card.module.css';
import { StatusBadge, type Status } from './status-badge';

/** What services that the provider runs have in common, whatever they do. */
export type ServiceState =
	| { state: 'offline' }
	| { state: 'loading' }
	/** The site may have it, but somebody has to own the connection before it can be set up (DASH-040). */
	| { state: 'needs-connection' }
	/** The provider's or the host's answer did not come. */
	| { state: 'failed'; text: string; onRetry: () => void };

interface ServiceCardProps {
	title: string;
	/** Its name in the events. */
	feature: string;
	view: { state: string } | ServiceState;
	status?: Status;
	/** Some of it costs money: says so, and leads to the plans (DASH-044, DASH-123). */
	isPaid?: boolean;
	/** Final height of the body, in px. */
	height: number;
	children: ReactNode;
}

const isCommon = (view: { state: string }): view is ServiceState =>
	['offline', 'loading', 'needs-connection', 'failed'].includes(view.state);

/** A card of a service that the provider runs for the site, such as backups. `children` show every state that is not of all of them. */
export function ServiceCard({ title, feature, view, status, isPaid, height, children }: ServiceCardProps) {
	const isOffline = view.state === 'offline';
	// The badge would lead to a page that cannot set anything up yet.
	const hasBadge = !isOffline && view.state !== 'needs-connection';
	return (
		<Card
			title={title}
			badge={hasBadge && status && <StatusBadge status={status} feature={feature} />}
			control={isPaid && !isOffline && <PaidLink feature={feature} name={title} />}
		>
			<div className={styles.body} style={{ minBlockSize: isOffline ? undefined : height }}>
				{isCommon(view) ? <CommonState title={title} view={view} height={height} /> : children}
			</div>
		</Card>
	);
}

interface CommonStateProps {
	title: string;
	view: ServiceState;
	height: number;
}

function CommonState({ title, view, height }: CommonStateProps) {
	switch (view.state) {
		case 'offline':
			return <Quiet>{__('Unavailable in Offline Mode.', 'site-dashboard')}</Quiet>;
		case 'loading':
			return <Skeleton height={height} />;
		case 'needs-connection':
			return (
				<>
					<Quiet>
						{sprintf(
							/* translators: %s: name of a feature */
							__('Connect your account to set up %s.', 'site-dashboard'),
							title,
						)}
					</Quiet>
					<ConnectLink label={__('Connect', 'site-dashboard')} feature={title} />
				</>
			);
		case 'failed':
			return <Failure text={view.text} onRetry={view.onRetry} />;
	}
}

function PaidLink({ feature, name }: { feature: string; name: string }) {
	return (
		<TrackedLink
			className={styles.paid}
			href="#/plans"
			click={{ target: 'paid-button', feature, page: 'aag' }}
		>
			{__('Paid', 'site-dashboard')}
			<HiddenText>
				{sprintf(
					/* translators: Follows the word "Paid", for screen readers. %s: name of a feature */
					__(': plans for %s', 'site-dashboard'),
					name,
				)}
			</HiddenText>
		</TrackedLink>
	);
}

/** Links beside one another. */
export function CardLinks({ children }: { children: ReactNode }) {
	return <div className={styles.links}>{children}</div>;
}

import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { selectMayBuy } from '../../state/connection/slice';
import { useAppSelector } from '../../state/hooks';
import { ConnectPrompt } from '../connect-button/connect-link';
import { TrackedLink } from '../tracking/tracked-link';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden, MutedText } from '../ui/text';
import { CardFailure } from './card-failure';
import styles from './service-card.module.css';
import { StatusBadge, type Status } from './status-badge';

/** States that all of the provider's services share. */
export type ServiceState =
	| { state: 'offline' }
	| { state: 'loading' }
	/** The site may have it, but somebody has to connect before it can be set up (DASH-040). */
	| { state: 'needs-connection' }
	/** The provider's or the host's answer did not come. */
	| { state: 'failed'; text: string; onRetry: () => void };

interface ServiceCardProps {
	title: string;
	/** Its name in the events. */
	feature: string;
	view: { state: string } | ServiceState;
	status?: Status;
	/** The site doesn't have it, and it costs money: says so, and leads to the plans (DASH-044, DASH-123). */
	isPaid?: boolean;
	/** The one thing to do, at the end of the header. */
	control?: ReactNode;
	/** While it's loading, an offer is likely to come, which is higher on a phone. */
	isOfferLikely?: boolean;
	/** The path of a line drawing. */
	icon: string;
	children: ReactNode;
}

const isCommon = (view: { state: string }): view is ServiceState =>
	['offline', 'loading', 'needs-connection', 'failed'].includes(view.state);

/**
 * A card of a service the provider runs, such as backups. `children` show the states that aren't common to
 * all.
 */
export function ServiceCard({
	title,
	feature,
	view: given,
	status,
	isPaid,
	control,
	isOfferLikely,
	icon,
	children,
}: ServiceCardProps) {
	const mayBuy = useAppSelector(selectMayBuy);
	const view = isPaid && !mayBuy ? { state: 'needs-connection' } : given;
	const isOffline = view.state === 'offline';
	// The badge would lead to a page that cannot set anything up yet.
	const hasBadge = !isOffline && view.state !== 'needs-connection';
	return (
		<Card
			title={title}
			icon={icon}
			isBusy={view.state === 'loading'}
			badge={hasBadge && status && <StatusBadge status={status} feature={feature} />}
			control={isPaid && mayBuy && !isOffline ? <PaidLink feature={feature} name={title} /> : control}
		>
			{isCommon(view) ? <CommonState title={title} view={view} isOfferLikely={isOfferLikely} /> : children}
		</Card>
	);
}

interface CommonStateProps extends Pick<ServiceCardProps, 'title' | 'isOfferLikely'> {
	view: ServiceState;
}

/** A sentence, and a row with what can be done: what most states are made of. */
const HEIGHT = 'calc(28px + var(--jpd-control))';

/** A sentence, and an offer with its price and button below it, in px. */
const NARROW_OFFER = 20 + 8 + 88;

function CommonState({ title, view, isOfferLikely }: CommonStateProps) {
	switch (view.state) {
		case 'offline':
			return <MutedText>{__('Unavailable in Offline Mode.', 'site-dashboard')}</MutedText>;
		case 'loading':
			return <Skeleton height={HEIGHT} narrow={isOfferLikely ? NARROW_OFFER : undefined} />;
		case 'needs-connection':
			return (
				<ConnectPrompt
					/* translators: %s: name of a feature */
					text={sprintf(__('Connect your account to set up %s.', 'site-dashboard'), title)}
					feature={title}
				/>
			);
		case 'failed':
			return (
				// As high as while it loaded.
				<div style={{ minBlockSize: HEIGHT }}>
					<CardFailure text={view.text} onRetry={view.onRetry} />
				</div>
			);
	}
}

function PaidLink({ feature, name }: { feature: string; name: string }) {
	return (
		<TrackedLink
			className={styles.paid}
			href={paths.plans.href()}
			click={{ target: 'paid-button', feature, page: 'aag' }}
		>
			<span aria-hidden="true">{__('Paid', 'site-dashboard')}</span>
			<VisuallyHidden>
				{sprintf(
					/* translators: "Paid" in full, for screen readers; contains that word. %s: name of a feature */
					__('Paid plans for %s', 'site-dashboard'),
					name,
				)}
			</VisuallyHidden>
		</TrackedLink>
	);
}

/** The offer below says how to get it. */
export const NotIncluded = () => <MutedText>{__('Not included in your plan.', 'site-dashboard')}</MutedText>;

/** A number in a sentence: what there is to count, in words beside it. */
export function Count({ number, children }: { number: string; children: string }) {
	return (
		<span className={styles.count}>
			<strong>{number}</strong> <span>{children}</span>
		</span>
	);
}

/** Links beside one another. */
export function CardLinks({ children }: { children: ReactNode }) {
	return <div className={styles.links}>{children}</div>;
}

import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { selectMayBuy } from '../../state/connection/slice';
import { useAppSelector } from '../../state/hooks';
import type { MissingService, ServiceState, Status } from '../../state/service';
import { ConnectPrompt } from '../connect-button/connect-link';
import { TrackedLink } from '../tracking/tracked-link';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/skeleton';
import { MutedText, VisuallyHidden } from '../ui/text';
import { lazyPart } from '../ui/lazy';
import { CardFailure } from './card-failure';
import styles from './service-card.module.css';
import { StatusBadge } from './status-badge';

interface ServiceCardProps {
	title: string;
	/** Its name in the events. */
	feature: string;
	/** The path of a line drawing. */
	icon: string;
	view: ServiceState;
	status?: Status;
	/** The one thing to do, at the end of the header. */
	control?: ReactNode;
	/** While it's loading, an offer is likely to come, which is higher on a phone. */
	isOfferLikely?: boolean;
	/** The sentence offline; cards differ in its full stop (DASH-039). */
	offlineText?: string;
	/** What couldn't be loaded, as a sentence, and what loads it again. */
	failure?: { text: string; onRetry: () => void };
	/** For a site that doesn't have it, and would have to pay for it. */
	offer?: ReactNode;
	/** The way on. */
	setUp?: (missing: MissingService) => ReactNode;
	/** At work. */
	children?: ReactNode;
}

/** A card of a service the provider runs, such as backups: one look for every state but at work. */
export function ServiceCard({ title, feature, icon, status, control, ...content }: ServiceCardProps) {
	const mayBuy = useAppSelector(selectMayBuy);
	const { state: given } = content.view;
	// It costs money: that's said, and leads to the plans (DASH-044, DASH-123).
	const isPaid = given === 'not-included';
	const state = isPaid && !mayBuy ? 'needs-connection' : given;
	if (state === 'hidden') {
		return null;
	}
	// Without a connection, the badge would lead to a page that cannot set anything up yet.
	const hasBadge = state !== 'offline' && state !== 'needs-connection';
	return (
		<Card
			title={title}
			icon={icon}
			isBusy={state === 'loading'}
			badge={hasBadge && status && <StatusBadge status={status} feature={feature} />}
			control={isPaid && mayBuy ? <PaidLink feature={feature} name={title} /> : control}
		>
			<Content {...content} title={title} state={state} />
		</Card>
	);
}

/** A sentence, and a row with what can be done: what most states are made of. */
const HEIGHT = 'calc(28px + var(--jpd-control))';
/** A sentence, and an offer with its price and button below it, in px. */
const NARROW_OFFER = 20 + 8 + 88;

interface ContentProps extends Omit<ServiceCardProps, 'feature' | 'icon' | 'view'> {
	state: Exclude<ServiceState['state'], 'hidden'>;
}

function Content({
	state,
	title,
	isOfferLikely,
	offlineText,
	failure,
	offer,
	setUp,
	children,
}: ContentProps) {
	switch (state) {
		case 'offline':
			return <MutedText>{offlineText ?? __('Unavailable in Offline Mode.', 'site-dashboard')}</MutedText>;
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
				<div style={{ minBlockSize: HEIGHT }}>{failure && <CardFailure {...failure} />}</div>
			);
		case 'not-included':
			return offer;
		case 'not-installed':
		case 'not-active':
		case 'needs-key':
			return setUp?.(state);
		case 'working':
			return children;
		default:
			return state satisfies never;
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

/** The offer of a card of the dashboard; its code comes with the answer that the site doesn't have it. */
export const CardOffer = lazyPart(
	'UpgradeBanner',
	() => import(/* webpackChunkName: "below" */ '../upgrade-banner/upgrade-banner'),
);

import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { UpgradeFeature } from '../../lib/catalog/upgrades';
import { paths } from '../../lib/paths';
import { selectHasConnectedOwner, selectMayBuy } from '../../state/connection/slice';
import { useAppSelector } from '../../state/hooks';
import type { MissingService, ServiceState, Status } from '../../state/service';
import { ConnectPrompt } from '../connect-button/connect-link';
import { useIsPromotionVisible } from '../promotion/promotion';
import { TrackedLink } from '../tracking/tracked-link';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/skeleton';
import { MutedText, VisuallyHidden } from '../ui/text';
import { lazyPart } from '../ui/lazy';
import { CardFailure } from './card-failure';
import styles from './service-card.module.css';
import { StatusBadge } from './status-badge';

interface Offer {
	feature: UpgradeFeature;
	/** Of the offer, for screen readers. */
	title: string;
	/** One plain sentence on what the site would get. */
	text: ReactNode;
	/** Of the call to action; "Upgrade" without. */
	label?: string;
	/** Below it. */
	more?: ReactNode;
	/** In its place: somebody has paid already. */
	instead?: ReactNode;
}

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
	offer?: Offer;
	/** The way on. */
	setUp?: (missing: MissingService) => ReactNode;
	/** At work. */
	children?: ReactNode;
}

/** A card of a service the provider runs, such as backups: one look for every state but at work. */
export function ServiceCard({ title, feature, icon, status, control, ...content }: ServiceCardProps) {
	const mayBuy = useAppSelector(selectMayBuy);
	const { state: given } = content.view;
	const state = given === 'not-included' && !mayBuy ? 'needs-connection' : given;
	if (state === 'hidden') {
		return null;
	}
	if (state === 'not-included') {
		return content.offer && <PaidCard title={title} feature={feature} icon={icon} offer={content.offer} />;
	}
	// Without a connection, it would lead to a page that cannot set anything up yet.
	const hasStatus = state !== 'offline' && state !== 'needs-connection';
	const badge = hasStatus && status && <StatusBadge status={status} feature={feature} />;
	const isToDo = Boolean(badge && status.href);
	return (
		<Card
			title={title}
			icon={icon}
			isBusy={state === 'loading'}
			badge={!isToDo && badge}
			control={isToDo ? badge : control}
		>
			<Content {...content} title={title} state={state} />
		</Card>
	);
}

/** Of a sentence and a line of links, in px; an offer's is in the header, and below it on a phone. */
const HEIGHT = 44;
const OFFER_HEIGHT = 48;
const NARROW_OFFER_HEIGHT = 124;

interface ContentProps extends Omit<ServiceCardProps, 'feature' | 'icon' | 'view'> {
	state: Exclude<ServiceState['state'], 'hidden' | 'not-included'>;
}

function Content({ state, title, isOfferLikely, offlineText, failure, setUp, children }: ContentProps) {
	switch (state) {
		case 'offline':
			return <MutedText>{offlineText ?? __('Unavailable in Offline Mode.', 'site-dashboard')}</MutedText>;
		case 'loading':
			return isOfferLikely ? (
				<Skeleton height={OFFER_HEIGHT} narrow={NARROW_OFFER_HEIGHT} />
			) : (
				<Skeleton height={HEIGHT} />
			);
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
				<div style={{ minBlockSize: isOfferLikely ? OFFER_HEIGHT : HEIGHT }}>
					{failure && <CardFailure {...failure} />}
				</div>
			);
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

type PaidCardProps = Pick<ServiceCardProps, 'title' | 'feature' | 'icon'> & { offer: Offer };

/** It costs money: that's said, and leads to the plans (DASH-044, DASH-123). */
function PaidCard({ title, feature, icon, offer }: PaidCardProps) {
	const isOffered = useIsPromotionVisible({ isForSale: true });
	const isForSale = useAppSelector(selectHasConnectedOwner) && isOffered && !offer.instead;
	const sale = { feature: offer.feature, name: title, title: offer.title, label: offer.label };
	return (
		<Card title={title} icon={icon} control={isForSale && <CardOffer {...sale} />}>
			{offer.instead ?? (
				<>
					{isForSale || !isOffered ? (
						<MutedText>
							<span>{isOffered ? offer.text : __('Not included in your plan.', 'site-dashboard')}</span>{' '}
							<PaidLink feature={feature} name={title} />
						</MutedText>
					) : (
						<CardOffer {...sale}>
							<span>{offer.text}</span> <PaidLink feature={feature} name={title} />
						</CardOffer>
					)}
					{/* eslint-disable-next-line house/bare-text -- Elements. */}
					{offer.more}
				</>
			)}
		</Card>
	);
}

function PaidLink({ feature, name }: { feature: string; name: string }) {
	return (
		<TrackedLink href={paths.plans.href()} click={{ target: 'paid-button', feature, page: 'aag' }}>
			<span aria-hidden="true">{__('Paid plans', 'site-dashboard')}</span>
			<VisuallyHidden>
				{sprintf(
					/* translators: "Paid plans" in full, for screen readers. %s: name of a feature */
					__('Paid plans for %s', 'site-dashboard'),
					name,
				)}
			</VisuallyHidden>
		</TrackedLink>
	);
}

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
const CardOffer = lazyPart(
	'UpgradeBanner',
	() => import(/* webpackChunkName: "below" */ '../upgrade-banner/upgrade-banner'),
	{ isOptional: true },
);

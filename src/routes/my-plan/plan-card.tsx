import { __, sprintf } from '@wordpress/i18n';
import classNames from 'classnames';
import { useEffect } from 'react';
import { StatusBadge } from '../../components/service-card/status-badge';
import { LinkButton } from '../../components/ui/action';
import { Badge } from '../../components/ui/badge';
import { Icon } from '../../components/ui/icon';
import { Image } from '../../components/ui/image';
import { Sentence } from '../../components/ui/sentence';
import { Skeleton } from '../../components/ui/skeleton';
import { MutedText } from '../../components/ui/text';
import type { Status } from '../../state/service';
import { TrackedLink } from '../../components/tracking/tracked-link';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectCanActivateLicenses, selectDetachedCount } from '../../state/licensing/slice';
import { loadCounts } from '../../state/licensing/thunks';
import { selectSite } from '../../state/page/slice';
import { selectRedirect } from '../../state/page/urls';
import styles from './plan-card.module.css';
import { SourceNote } from './sources';
import { type PlanCardView, selectActivePurchases, usePlanCard } from './use-plan-card';

/** The plan of the site: its name, state, date and price, and what can be done (PLAN-002, PLAN-076). */
export function PlanCard() {
	const view = usePlanCard();
	return (
		<section className={styles.card} aria-label={__('My Plan', 'site-dashboard')}>
			{view.state === 'placeholder' && <MutedText>{placeholderText(view)}</MutedText>}
			{view.state === 'plan' && <Plan view={view} />}
			<div className={styles.foot}>
				<PlanLinks isManaged={view.state === 'plan' && view.manage !== undefined} />
				<SourceNote of="site" />
				{view.state === 'plan' && !view.isFree && <SourceNote of="scan" />}
			</div>
		</section>
	);
}

function placeholderText({ isOffline, name }: Extract<PlanCardView, { state: 'placeholder' }>): string {
	if (isOffline) {
		return __('Unavailable in Offline Mode.', 'site-dashboard');
	}
	return name
		? /* translators: %s: name of a plan */
			sprintf(__('You’re on %s. We don’t have more details about this plan.', 'site-dashboard'), name)
		: __('We don’t have details for your plan.', 'site-dashboard');
}

function Plan({ view }: { view: Extract<PlanCardView, { state: 'plan' }> }) {
	const { name, iconUrl, isFree, isActivated, isNew, backups, scan, manage } = view;
	return (
		<div className={classNames(styles.plan, isFree && styles.free)}>
			{iconUrl && <Image src={iconUrl} alt="" width={32} height={32} isDrawing />}
			<div className={styles.texts}>
				<div className={styles.head}>
					<h2 className={styles.name}>{name}</h2>
					{isActivated && <Badge tone="good">{__('Active', 'site-dashboard')}</Badge>}
					{isNew && <Badge>{__('New', 'site-dashboard')}</Badge>}
				</div>
				<Description view={view} />
				<Terms view={view} />
				{view.areServicesAwaited ? (
					<Skeleton height={24} />
				) : (
					<dl className={styles.services}>
						{backups && <Service name={__('Backups', 'site-dashboard')} feature="backups" status={backups} />}
						{scan && <Service name={__('Scan', 'site-dashboard')} feature="scan" status={scan} />}
					</dl>
				)}
			</div>
			<div className={styles.manage}>
				{manage && <LinkButton label={__('Manage', 'site-dashboard')} isExternal {...manage} />}
			</div>
		</div>
	);
}

function Description({ view }: { view: Extract<PlanCardView, { state: 'plan' }> }) {
	return (
		// A new one for each: in the old one, the link would be seen to move.
		<p key={view.description}>
			<Sentence
				text={view.description}
				marks={{
					link: (words) => (
						<a href={view.plansUrl} onClick={view.onPlans}>
							{words}
						</a>
					),
				}}
			/>
		</p>
	);
}

/** When it renews and what it costs; the price may be late, and moves nothing then. */
function Terms({ view: { date, price, isDateAwaited } }: { view: Extract<PlanCardView, { state: 'plan' }> }) {
	return (
		<div className={styles.terms}>
			{date && <MutedText>{date}</MutedText>}
			{isDateAwaited && <Skeleton height={20} />}
			{price && <MutedText>{price}</MutedText>}
		</div>
	);
}

function Service({ name, feature, status }: { name: string; feature: string; status: Status }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>
				{status.type === 'threats' ? (
					<span className={styles.alarm}>
						<Icon name="warning" size={20} />
						{status.label}
					</span>
				) : (
					<StatusBadge status={status} feature={feature} />
				)}
			</dd>
		</div>
	);
}

const PAGE = { page: 'my-plan' };

/**
 * Links of the plan: licenses, purchases and recommendations (PLAN-004, PLAN-074, PLAN-075). `isManaged`: the
 * card leads to the purchases already.
 */
function PlanLinks({ isManaged }: { isManaged: boolean }) {
	const { isShown, canActivate, hasPurchases, hasRecommendations, purchasesUrl } = usePlanLinks();
	return isShown ? (
		<ul className={styles.links} role="list">
			<li>
				{canActivate ? (
					<TrackedLink
						href={paths.licenseActivation.href()}
						click={{ ...PAGE, target: 'licensing_activation_button', path: 'licensing/activation' }}
					>
						{__('Activate a license', 'site-dashboard')}
					</TrackedLink>
				) : (
					<MutedText>{__('Only the connection owner can activate licenses.', 'site-dashboard')}</MutedText>
				)}
			</li>
			{hasPurchases && !isManaged && (
				<li>
					<TrackedLink href={purchasesUrl} isExternal click={{ ...PAGE, target: 'calypso_purchases_link' }}>
						{__('View all purchases', 'site-dashboard')}
					</TrackedLink>
				</li>
			)}
			{/* The place stays: unused licenses are known late, and the link may have a line of its own. */}
			<li style={hasRecommendations ? undefined : { visibility: 'hidden' }}>
				<TrackedLink
					href={paths.recommendations.href()}
					click={{ ...PAGE, target: 'recommendations-button' }}
				>
					{__('Recommendations', 'site-dashboard')}
				</TrackedLink>
			</li>
		</ul>
	) : null;
}

function usePlanLinks() {
	const dispatch = useAppDispatch();
	useEffect(() => dispatch(loadCounts()), [dispatch]);
	const isShown = useAppSelector((state) => selectSite(state).showRecommendations);
	const hasUnused = useAppSelector(selectDetachedCount) > 0;
	return {
		isShown,
		canActivate: useAppSelector(selectCanActivateLicenses),
		hasPurchases: useAppSelector(selectActivePurchases).length > 0,
		/** Unused licenses come first. */
		hasRecommendations: !hasUnused,
		purchasesUrl: useAppSelector((state) => selectRedirect(state, 'calypso-purchases')),
	};
}

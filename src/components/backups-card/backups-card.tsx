import { __, sprintf } from '@wordpress/i18n';
import { formatTime } from '../../lib/locale';
import { CardLinks, NotIncluded, ServiceCard } from '../service-card/service-card';
import { TrackedLink } from '../tracking/tracked-link';
import { lazyPart } from '../ui/lazy-part';
import { MutedText } from '../ui/text';
import { useAge } from '../ui/use-age';
import { CardOffer } from '../upgrade-banner/card-offer';
import { VaultPress } from '../vaultpress/vaultpress';
import { type BackupsCardView, useBackupsCard } from './use-backups-card';
import { useBackupsOffer, useOfferLoads } from './use-backups-offer';

// Few sites wait for credentials.
const GettingStarted = lazyPart(
	() =>
		import(/* webpackChunkName: "getting-started" */ './getting-started').then(
			(chunk) => chunk.GettingStarted,
		),
	{ height: 60, isOptional: true },
);

const ICON =
	'M7 18.5a4 4 0 01-.5-8 5.5 5.5 0 0110.7 1.2 3.5 3.5 0 01-.2 6.8M12 12v7.5M9.5 14.5L12 12l2.5 2.5';

/** Backups: whether the site could be brought back, and how far (DASH-045 to DASH-058). */
export function BackupsCard({ isOfferLikely = false }: { isOfferLikely?: boolean }) {
	const view = useBackupsCard();
	useOfferLoads(isOfferLikely || view.state === 'upgrade');
	if (view.state === 'hidden') {
		return null;
	}
	return (
		<ServiceCard
			title={__('Backups', 'site-dashboard')}
			feature="backups"
			view={view}
			status={view.status}
			icon={ICON}
			isPaid={view.state === 'upgrade'}
			isOfferLikely={isOfferLikely}
		>
			<BackupsContent view={view} />
		</ServiceCard>
	);
}

function BackupsContent({ view }: { view: BackupsCardView }) {
	switch (view.state) {
		case 'new-site':
			return (
				<MutedText>
					{__('Your site is new and may still be preparing backup configuration.', 'site-dashboard')}
				</MutedText>
			);
		case 'provisioning':
			return (
				<MutedText>
					{__(
						'Setting up backups. The first one starts automatically, so you can leave this page.',
						'site-dashboard',
					)}
				</MutedText>
			);
		case 'awaiting-credentials':
			return (
				<>
					<MutedText>
						{__('Add your server credentials so you can restore your site.', 'site-dashboard')}
					</MutedText>
					<CardLinks>
						<BackupLink href={view.links.credentials} type="enter-credentials-link">
							{__('Add credentials', 'site-dashboard')}
						</BackupLink>
					</CardLinks>
					{view.hasVideo && <GettingStarted />}
				</>
			);
		case 'active':
			return <Active {...view} />;
		case 'upgrade':
			return <BackupsOffer />;
		default:
			return <VaultPress service="backups" view={view} />;
	}
}

function Active({
	isRealTime,
	lastBackup,
	hasStopped,
	links,
}: Extract<BackupsCardView, { state: 'active' }>) {
	const age = useAge(Date.parse(lastBackup));
	return (
		<>
			<MutedText>
				{!hasStopped && (
					<span>
						{isRealTime
							? __('Every change is backed up in real time.', 'site-dashboard')
							: __('Your site is backed up every day.', 'site-dashboard')}
					</span>
				)}{' '}
				{age && (
					<span title={formatTime(lastBackup)}>
						{
							/* translators: %s: how long ago, such as "2 hours ago" or "yesterday" */
							sprintf(__('Last backup: %s.', 'site-dashboard'), age)
						}
					</span>
				)}
			</MutedText>
			<CardLinks>
				<BackupLink href={links.backups} type="backups-link">
					{__('View backups', 'site-dashboard')}
				</BackupLink>
				<BackupLink href={links.restorePoints} type="restore-points-link">
					{__('View restore points', 'site-dashboard')}
				</BackupLink>
				{isRealTime && (
					<BackupLink href={links.realTime} type="realtime-learn-more-link">
						{__('How real-time backups work', 'site-dashboard')}
					</BackupLink>
				)}
			</CardLinks>
		</>
	);
}

function BackupLink({ href, type, children }: { href: string; type: string; children: string }) {
	return (
		<TrackedLink href={href} click={{ target: 'at-a-glance', type, feature: 'backups' }} isExternal>
			{children}
		</TrackedLink>
	);
}

// Few sites ever have one.
const CouponBanner = lazyPart(
	() => import(/* webpackChunkName: "coupon" */ './coupon-banner').then((chunk) => chunk.CouponBanner),
	{ height: 44 },
);

// Only sites with many posts have it.
const Contents = lazyPart(
	() => import(/* webpackChunkName: "site-contents" */ './site-contents').then((chunk) => chunk.SiteContents),
	{ height: 20, narrow: 40, isOptional: true },
);

/** Backups for a site without them, and how to get them (DASH-057, DASH-106 to DASH-109). */
function BackupsOffer() {
	const { counts, isPaidFor, onClose } = useBackupsOffer();
	if (isPaidFor) {
		return <CouponBanner />;
	}
	return (
		<>
			{counts ? <Contents counts={counts} onClose={onClose} /> : <NotIncluded />}
			<CardOffer
				feature="backups"
				name={__('Backups', 'site-dashboard')}
				title={__('Never lose your work', 'site-dashboard')}
			>
				{__('Off-site backups you can restore in one click.', 'site-dashboard')}
			</CardOffer>
		</>
	);
}

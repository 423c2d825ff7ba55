import { __, sprintf } from '@wordpress/i18n';
import { formatTime } from '../../lib/locale';
import { CardLinks, ServiceCard } from '../service-card/service-card';
import { TrackedLink } from '../tracking/tracked-link';
import { lazyPart } from '../ui/lazy-part';
import { Quiet } from '../ui/text';
import { BackupsOffer } from './backups-offer';
import { useBackupsCard, type BackupsCardView } from './use-backups-card';

// Few sites have the older plugin.
const VaultPressContent = lazyPart(
	() =>
		import(/* webpackChunkName: "vaultpress" */ './vaultpress-content').then(
			(chunk) => chunk.VaultPressContent,
		),
	{ height: 92 },
);

// Few sites wait for credentials.
const GettingStarted = lazyPart(
	() =>
		import(/* webpackChunkName: "getting-started" */ './getting-started').then(
			(chunk) => chunk.GettingStarted,
		),
	{ height: 92, isOptional: true },
);

/** Height of the body in px, for the placeholder. */
const HEIGHT = 92;

/** Backups: whether the site could be brought back, and how far (DASH-045 to DASH-058). */
export function BackupsCard() {
	const view = useBackupsCard();
	if (view.state === 'hidden') {
		return null;
	}
	return (
		<ServiceCard
			title={__('Backups', 'site-dashboard')}
			feature="backups"
			view={view}
			status={view.status}
			height={HEIGHT}
			isPaid
		>
			<BackupsContent view={view} />
		</ServiceCard>
	);
}

function BackupsContent({ view }: { view: BackupsCardView }) {
	switch (view.state) {
		case 'new-site':
			return (
				<Quiet>
					{__('Your site is new and may still be preparing backup configuration.', 'site-dashboard')}
				</Quiet>
			);
		case 'provisioning':
			return (
				<Quiet>
					{__('Setting up. The first copy is made by itself; you need not wait here.', 'site-dashboard')}
				</Quiet>
			);
		case 'awaiting-credentials':
			return (
				<>
					<Quiet>
						{__('Enter the credentials of your server, so that your site can be restored.', 'site-dashboard')}
					</Quiet>
					<BackupLink href={view.links.credentials} type="enter-credentials-link">
						{__('Enter credentials', 'site-dashboard')}
					</BackupLink>
					{view.hasVideo && <GettingStarted />}
				</>
			);
		case 'active':
			return <Active isRealTime={view.isRealTime} lastBackup={view.lastBackup} links={view.links} />;
		case 'upgrade':
			return <BackupsOffer />;
		default:
			return <VaultPressContent view={view} />;
	}
}

interface ActiveProps {
	isRealTime: boolean;
	lastBackup: string;
	links: BackupsCardView['links'];
}

function Active({ isRealTime, lastBackup, links }: ActiveProps) {
	const time = formatTime(lastBackup);
	return (
		<>
			<Quiet>
				{isRealTime
					? __('Every change is backed up in real time.', 'site-dashboard')
					: __('Your site is backed up every day.', 'site-dashboard')}{' '}
				{time &&
					/* translators: %s: date and time */
					sprintf(__('Last backup: %s.', 'site-dashboard'), time)}
			</Quiet>
			<CardLinks>
				<BackupLink href={links.backups} type="backups-link">
					{__('See backups', 'site-dashboard')}
				</BackupLink>
				<BackupLink href={links.restorePoints} type="restore-points-link">
					{__('See restore points', 'site-dashboard')}
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

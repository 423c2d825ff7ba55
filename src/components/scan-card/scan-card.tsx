import { __, sprintf } from '@wordpress/i18n';
import { CardLinks, NotIncluded, ServiceCard } from '../service-card/service-card';
import { TrackedLink } from '../tracking/tracked-link';
import { lazyPart } from '../ui/lazy-part';
import { MutedText } from '../ui/text';
import { useAge } from '../ui/use-age';
import { CardOffer } from '../upgrade-banner/card-offer';
import { VaultPress } from '../vaultpress/vaultpress';
import { ScanLink, Threats } from './threats';
import { useScanCard, type ScanCardView } from './use-scan-card';

// Few sites wait for what they've bought.
const NotRunning = lazyPart(
	() => import(/* webpackChunkName: "vaultpress" */ './not-running').then((chunk) => chunk.NotRunning),
	{ height: 60 },
);

const ICON = 'M12 3.5l7 2.5v5c0 4.5-3 8-7 9.5-4-1.5-7-5-7-9.5V6zM9 12l2.2 2.2L15 10.5';

/** Scan: what was found in the site's files, and what is missing to look (DASH-060 to DASH-071). */
export function ScanCard() {
	const view = useScanCard();
	if (view.state === 'hidden') {
		return null;
	}
	return (
		<ServiceCard
			title={__('Scan', 'site-dashboard')}
			feature="scan"
			view={view}
			status={view.status}
			icon={ICON}
			isPaid={view.state === 'upgrade'}
		>
			<ScanContent view={view} />
		</ServiceCard>
	);
}

function ScanContent({ view }: { view: ScanCardView }) {
	switch (view.state) {
		case 'threats':
			return (
				<Threats count={view.count}>
					{view.links.manage && (
						<ScanLink href={view.links.manage}>{__('Review threats', 'site-dashboard')}</ScanLink>
					)}
				</Threats>
			);
		case 'no-credentials':
			return <NoCredentials href={view.links.credentials} />;
		case 'provisioning':
			return (
				<MutedText>
					{__(
						'Setting up scans. The first one starts automatically, so you can leave this page.',
						'site-dashboard',
					)}
				</MutedText>
			);
		case 'scanning':
			return (
				<>
					<MutedText>{__('Scanning your files for threats…', 'site-dashboard')}</MutedText>
					<Manage href={view.links.manage} />
				</>
			);
		case 'idle':
			return (
				<>
					<Clean lastScan={view.lastScan} />
					<Manage href={view.links.manage} />
				</>
			);
		case 'not-running':
			return <NotRunning manageUrl={view.links.manage} />;
		case 'upgrade':
			return (
				<>
					<NotIncluded />
					<CardOffer
						feature="scan"
						name={__('Scan', 'site-dashboard')}
						title={__('Find threats before your visitors do', 'site-dashboard')}
					>
						{__('Daily malware scans with one-click fixes.', 'site-dashboard')}
					</CardOffer>
				</>
			);
		default:
			return <VaultPress service="scan" view={view} />;
	}
}

/** When the scan found nothing; without a time, how often it looks. */
function Clean({ lastScan }: { lastScan: string }) {
	const age = useAge(Date.parse(lastScan));
	return (
		<MutedText>
			{age
				? sprintf(
						/* translators: %s: how long ago, such as "2 hours ago" or "yesterday" */
						__('No threats found. Last scan: %s.', 'site-dashboard'),
						age,
					)
				: __('No threats found. Scans run every day.', 'site-dashboard')}
		</MutedText>
	);
}

function NoCredentials({ href }: { href: string }) {
	return (
		<>
			<MutedText>{__('Add your server credentials so scans can start.', 'site-dashboard')}</MutedText>
			<CardLinks>
				<TrackedLink
					href={href}
					click={{ target: 'at-a-glance', type: 'enter-credentials-link', feature: 'scan' }}
					isExternal
				>
					{__('Add credentials', 'site-dashboard')}
				</TrackedLink>
			</CardLinks>
		</>
	);
}

const Manage = ({ href }: { href: string }) =>
	href ? (
		<CardLinks>
			<ScanLink href={href}>{__('View scans', 'site-dashboard')}</ScanLink>
		</CardLinks>
	) : null;

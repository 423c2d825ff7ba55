import { __ } from '@wordpress/i18n';
import { ServiceCard } from '../service-card/service-card';
import { TrackedLink } from '../tracking/tracked-link';
import { lazyPart } from '../ui/lazy-part';
import { Quiet } from '../ui/text';
import { UpgradeBanner } from '../upgrade-banner/upgrade-banner';
import { ScanLink, Threats } from './threats';
import { useScanCard, type ScanCardView } from './use-scan-card';

// Few sites have the older plugin.
const VaultPressContent = lazyPart(
	() =>
		import(/* webpackChunkName: "vaultpress" */ './vaultpress-content').then(
			(chunk) => chunk.VaultPressContent,
		),
	{ height: 92 },
);

/** Height of the body in px, for the placeholder. */
const HEIGHT = 92;

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
			height={HEIGHT}
			isPaid
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
						<ScanLink href={view.links.manage}>{__('See and fix threats', 'site-dashboard')}</ScanLink>
					)}
				</Threats>
			);
		case 'no-credentials':
			return <NoCredentials href={view.links.credentials} />;
		case 'provisioning':
			return (
				<Quiet>
					{__('Setting up. The first scan begins by itself; you need not wait here.', 'site-dashboard')}
				</Quiet>
			);
		case 'scanning':
			return (
				<>
					<Quiet>{__('Looking through the files of your site for threats.', 'site-dashboard')}</Quiet>
					<Manage href={view.links.manage} />
				</>
			);
		case 'idle':
			return (
				<>
					<Quiet>{__('No threats found. Your site is scanned every day.', 'site-dashboard')}</Quiet>
					<Manage href={view.links.manage} />
				</>
			);
		case 'upgrade':
			return (
				<UpgradeBanner
					feature="scan"
					name={__('Scan', 'site-dashboard')}
					title={__('Find threats before your visitors do', 'site-dashboard')}
				>
					{__('A daily scan of your files, and repairs with one click.', 'site-dashboard')}
				</UpgradeBanner>
			);
		default:
			return <VaultPressContent view={view} />;
	}
}

function NoCredentials({ href }: { href: string }) {
	return (
		<>
			<Quiet>{__('Enter the credentials of your server, so that scans can begin.', 'site-dashboard')}</Quiet>
			<TrackedLink
				href={href}
				click={{ target: 'at-a-glance', type: 'enter-credentials-link', feature: 'scan' }}
				isExternal
			>
				{__('Enter credentials', 'site-dashboard')}
			</TrackedLink>
		</>
	);
}

const Manage = ({ href }: { href: string }) =>
	href ? <ScanLink href={href}>{__('See scans', 'site-dashboard')}</ScanLink> : null;

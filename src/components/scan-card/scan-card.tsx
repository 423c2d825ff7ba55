import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { CardLinks, ServiceCard } from '../service-card/service-card';
import { TrackedLink } from '../tracking/tracked-link';
import { Button } from '../ui/button';
import { Sentence } from '../ui/sentence';
import { ExternalLink, Failure, Quiet } from '../ui/text';
import { UpgradeBanner } from '../upgrade-banner/upgrade-banner';
import { useScanCard } from './use-scan-card';

type ScanCardView = ReturnType<typeof useScanCard>;

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
					product="scan"
					plan="jetpack_scan"
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

/** What the older plugin has to say, where it looks after the site. */
function VaultPressContent({ view }: { view: ScanCardView }) {
	switch (view.state) {
		case 'vaultpress-unregistered':
			return <Unregistered page={view.vaultPress.page} support={view.links.support} />;
		case 'vaultpress-threats':
			return (
				<Threats count={view.count}>
					<ScanLink href={view.vaultPress.dashboard}>{__('See threats', 'site-dashboard')}</ScanLink>
				</Threats>
			);
		case 'vaultpress-clean':
			return <Quiet>{__('VaultPress scans your site, and found no threats.', 'site-dashboard')}</Quiet>;
		case 'vaultpress-missing':
			return (
				<>
					<Quiet>{__('Your plan includes scans. Install VaultPress to have them.', 'site-dashboard')}</Quiet>
					<ExternalLink href={view.links.install}>{__('Install VaultPress', 'site-dashboard')}</ExternalLink>
				</>
			);
		case 'vaultpress-inactive':
			return (
				<>
					<Quiet>{__('Your plan includes scans. Activate VaultPress to have them.', 'site-dashboard')}</Quiet>
					<Button kind="quiet" isBusy={view.activation.isBusy} onClick={view.activation.onActivate}>
						{__('Activate VaultPress', 'site-dashboard')}
					</Button>
				</>
			);
		default:
			return null;
	}
}

function Unregistered({ page, support }: { page: string; support: string }) {
	return (
		<Quiet>
			<Sentence
				text={__(
					'VaultPress is having difficulties scanning. Please make sure your <key>registration key</key> is entered, or <help>ask support</help>.',
					'site-dashboard',
				)}
				marks={{
					key: (words) => <a href={page}>{words}</a>,
					help: (words) => <ExternalLink href={support}>{words}</ExternalLink>,
				}}
			/>
		</Quiet>
	);
}

function Threats({ count, children }: { count: number; children: React.ReactNode }) {
	return (
		<>
			<Failure
				text={sprintf(
					/* translators: %s: a number */
					_n(
						'%s threat was found. Please see to it soon.',
						'%s threats were found. Please see to them soon.',
						count,
						'site-dashboard',
					),
					formatNumber(count),
				)}
			/>
			<CardLinks>{children}</CardLinks>
		</>
	);
}

const Manage = ({ href }: { href: string }) =>
	href ? <ScanLink href={href}>{__('See scans', 'site-dashboard')}</ScanLink> : null;

function ScanLink({ href, children }: { href: string; children: string }) {
	return (
		<TrackedLink
			href={href}
			click={{ target: 'at-a-glance', type: 'scans-link', feature: 'scans' }}
			isExternal
		>
			{children}
		</TrackedLink>
	);
}

import { __, _n, sprintf } from '@wordpress/i18n';
import { CardLinks, ServiceCard } from '../../../components/service-card/service-card';
import { TrackedLink } from '../../../components/tracking/tracked-link';
import { ErrorMessage, MutedText } from '../../../components/ui/text';
import { useAge } from '../../../components/ui/use-age';
import { formatNumber } from '../../../lib/locale';
import { shallowEqual, useAppSelector } from '../../../state/hooks';
import { selectSite } from '../../../state/page/slice';
import { selectRedirect } from '../../../state/page/urls';
import type { RootState } from '../../../state/root-state';
import { selectScan, selectScans, selectScanStatus } from '../../../state/scan/slice';
import { useService } from './use-service';
import { NotRunning, VaultPress } from './vaultpress-lazy';

const ICON = 'M12 3.5l7 2.5v5c0 4.5-3 8-7 9.5-4-1.5-7-5-7-9.5V6zM9 12l2.2 2.2L15 10.5';

type Scans = Extract<ReturnType<typeof selectScans>, { state: 'working' }>;

/** Scan: what was found in the site's files, and what is missing to look (DASH-060 to DASH-071). */
export function ScanCard() {
	const view = useAppSelector(selectScans, shallowEqual);
	const status = useAppSelector(selectScanStatus, shallowEqual);
	const isSettingUp = view.state === 'working' && view.step === 'provisioning';
	const failure = useService(
		'scan',
		__('We couldn’t load your scan results.', 'site-dashboard'),
		isSettingUp,
	);
	const title = __('Scan', 'site-dashboard');
	return (
		<ServiceCard
			title={title}
			feature="scan"
			icon={ICON}
			view={view}
			status={status}
			failure={failure}
			offer={{
				feature: 'scan',
				title: __('Find threats before your visitors do', 'site-dashboard'),
				text: __('Daily malware scans with one-click fixes.', 'site-dashboard'),
			}}
			setUp={(missing) => <VaultPress service="scan" state={missing} />}
		>
			{view.state === 'working' && <AtWork view={view} />}
		</ServiceCard>
	);
}

const selectLinks = (state: RootState) => ({
	/** Empty on Atomic sites, whose host deals with threats itself (DASH-070). */
	manage: selectSite(state).isAtomicSite ? '' : selectRedirect(state, 'calypso-scanner'),
	credentials: selectRedirect(state, 'jetpack-scan-dash-credentials'),
	vaultPress: selectRedirect(state, 'vaultpress-dashboard'),
});

function AtWork({ view }: { view: Scans }) {
	const { manage, credentials, vaultPress } = useAppSelector(selectLinks, shallowEqual);
	switch (view.step) {
		case 'threats':
			return <Threats count={view.count} href={manage} />;
		case 'vaultpress-threats':
			return <Threats count={view.count} href={vaultPress} />;
		case 'no-credentials':
			return (
				<>
					<MutedText>{__('Add your server credentials so scans can start.', 'site-dashboard')}</MutedText>
					<CardLinks>
						<TrackedLink
							href={credentials}
							click={{ target: 'at-a-glance', type: 'enter-credentials-link', feature: 'scan' }}
							isExternal
						>
							{__('Add credentials', 'site-dashboard')}
						</TrackedLink>
					</CardLinks>
				</>
			);
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
					<Manage href={manage} />
				</>
			);
		case 'idle':
			return (
				<>
					<Clean />
					<Manage href={manage} />
				</>
			);
		case 'not-running':
			return <NotRunning manageUrl={manage} />;
		case 'vaultpress':
		case 'vaultpress-clean':
			return <VaultPress service="scan" state={view.step} />;
		default:
			return view satisfies never;
	}
}

/** When the scan found nothing; without a time, how often it looks. */
function Clean() {
	const scan = useAppSelector(selectScan);
	const lastScan = scan.status === 'ready' ? scan.data.most_recent.timestamp : '';
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

const Manage = ({ href }: { href: string }) =>
	href ? (
		<CardLinks>
			<ScanLink href={href}>{__('View scans', 'site-dashboard')}</ScanLink>
		</CardLinks>
	) : null;

/** The number of threats, and the way to deal with them (DASH-062, DASH-066). */
function Threats({ count, href }: { count: number; href: string }) {
	return (
		<div role="alert">
			<ErrorMessage
				text={sprintf(
					/* translators: %s: a number */
					_n(
						'%s threat found. Review it as soon as you can.',
						'%s threats found. Review them as soon as you can.',
						count,
						'site-dashboard',
					),
					formatNumber(count),
				)}
			/>
			<CardLinks>
				{href && <ScanLink href={href}>{__('Review threats', 'site-dashboard')}</ScanLink>}
			</CardLinks>
		</div>
	);
}

/** Leads to the scans, away from this site. */
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

import { __, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { lazyPart } from '../../../components/ui/lazy-part';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { NoticeDetails } from '../../../components/ui/notice-details';
import { ExternalLink } from '../../../components/ui/text';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../../lib/product';
import styles from './notices-area.module.css';
import { PATHS } from '../../paths';
import { DismissableNotices } from './dismissable-notices';
import { GlobalNotices } from './global-notices';
import { SessionNotice } from './session-notice';
import { useAccountNotices } from './use-account-notices';
import { useSiteNotices } from './use-site-notices';

// Most visits need none of them: their words are fetched when there is something to say.
const OPTIONAL = { isOptional: true };
const ConnectionErrors = lazyPart(
	async () => (await import(/* webpackChunkName: "notices" */ './connection-errors')).ConnectionErrors,
	OPTIONAL,
);
const StateNotice = lazyPart(
	async () => (await import(/* webpackChunkName: "notices" */ './state-notice')).StateNotice,
	OPTIONAL,
);
const ReleaseDialog = lazyPart(
	async () =>
		(
			await import(
				/* webpackChunkName: "release-dialog" */ '../../../components/release-dialog/release-dialog'
			)
		).ReleaseDialog,
	OPTIONAL,
);
const PlansWarning = lazyPart(
	async () => (await import(/* webpackChunkName: "plans-warning" */ './plans-warning')).PlansWarning,
	OPTIONAL,
);

/** What the site and its user have to know, in the order of NOTICE-001 and NOTICE-078. */
export function NoticesArea({ path }: { path: string }) {
	const {
		isUnlinked,
		licensingError,
		licensingDetails,
		hasConnectionErrors,
		stateNotice,
		onClearLicensingError,
	} = useAccountNotices(path);
	return (
		<div className={styles.area}>
			<GlobalNotices place="area" />
			<SessionNotice />
			<ErrorBoundary fallback={() => null}>
				{hasConnectionErrors && <ConnectionErrors />}
				{stateNotice === 'banner' && <StateNotice />}
				{stateNotice === 'release' && <ReleaseDialog />}
			</ErrorBoundary>
			<SiteNotices />
			{path === PATHS.plans && <PlansWarning />}
			<DismissableNotices />
			{isUnlinked && <UnlinkedNotice />}
			<WaitingNotice />
			{licensingError && (
				<div role="alert">
					<Notice tone="is-error" onDismiss={onClearLicensingError}>
						<p>{licensingError}</p>
						<NoticeDetails text={licensingDetails()} />
					</Notice>
				</div>
			)}
		</div>
	);
}

/** Asks a user without an account to link one; plain, for it is an offer and no fault (NOTICE-008). */
function UnlinkedNotice() {
	return (
		<Notice tone="is-info">
			<p>
				{
					/* translators: 1: product name, 2: provider name */
					sprintf(
						__('%1$s works here, but your own %2$s account is not linked yet.', 'site-dashboard'),
						PRODUCT_NAME,
						PROVIDER_NAME,
					)
				}{' '}
				<Link to={PATHS.connectUser}>{__('Connect your account', 'site-dashboard')}</Link>
			</p>
		</Notice>
	);
}

/** What is true of the site as a whole. */
function SiteNotices() {
	const site = useSiteNotices();
	return (
		<>
			{site.isIncomplete && (
				<Notice
					tone="is-warning"
					action={<Button onClick={site.onReload}>{__('Reload', 'site-dashboard')}</Button>}
				>
					{__(
						'Some of this site’s data did not arrive with the page. Reload it; if that does not help, another plugin may be changing the page.',
						'site-dashboard',
					)}
				</Notice>
			)}
			{site.developmentVersionUrl && (
				<Notice tone="is-info">
					<p>
						{sprintf(
							/* translators: %s: product name */
							__('You are currently running a development version of %s.', 'site-dashboard'),
							PRODUCT_NAME,
						)}{' '}
						<ExternalLink href={site.developmentVersionUrl}>
							{__('Submit Beta feedback', 'site-dashboard')}
						</ExternalLink>
					</p>
				</Notice>
			)}
			{site.offlineReasons && <OfflineNotice reasons={site.offlineReasons} url={site.offlineUrl} />}
			{site.stagingUrl && (
				<Notice tone="is-basic">
					<p>
						{sprintf(
							/* translators: %s: product name */
							__('You are running %s on a staging server.', 'site-dashboard'),
							PRODUCT_NAME,
						)}{' '}
						<ExternalLink href={site.stagingUrl}>{__('More Info', 'site-dashboard')}</ExternalLink>
					</p>
				</Notice>
			)}
		</>
	);
}

/** Offline Mode, with a reason for each flag that raised it (NOTICE-005). */
function OfflineNotice({ reasons, url }: { reasons: string[]; url: string }) {
	return (
		<Notice tone="is-info">
			<p>
				{__('Offline Mode is on: features that need a connection are not available.', 'site-dashboard')}{' '}
				<ExternalLink href={url}>{__('Learn more', 'site-dashboard')}</ExternalLink>
			</p>
			<ul className={styles.reasons}>
				{reasons.map((reason) => (
					<li key={reason}>{reason}</li>
				))}
			</ul>
		</Notice>
	);
}

/** For those who cannot connect the site themselves (NOTICE-010). */
function WaitingNotice() {
	const { isWaitingForAdministrator } = useSiteNotices();
	if (!isWaitingForAdministrator) {
		return null;
	}
	return (
		<Notice tone="is-warning">
			{sprintf(
				/* translators: %s: provider name */
				__(
					'This site is not connected to %s. Please ask the site administrator to connect.',
					'site-dashboard',
				),
				PROVIDER_NAME,
			)}
		</Notice>
	);
}

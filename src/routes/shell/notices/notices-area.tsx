import { __, sprintf } from '@wordpress/i18n';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { CopyDetails } from './copy-details';
import { Notice } from '../../../components/ui/notice';
import { ExternalLink } from '../../../components/ui/text';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../../lib/product';
import styles from './notices-area.module.css';
import { PATHS } from '../../paths';
import { SessionNotice } from './session-notice';
import { useAccountNotices } from './use-account-notices';
import { useNotices } from './use-notices';
import { useSiteNotices } from './use-site-notices';

// Most visits need neither: their words are fetched when there is something to say.
const ConnectionErrors = lazy(() =>
	import(/* webpackChunkName: "notices" */ './connection-errors').then((module) => ({
		default: module.ConnectionErrors,
	})),
);
const StateNotice = lazy(() =>
	import(/* webpackChunkName: "notices" */ './state-notice').then((module) => ({
		default: module.StateNotice,
	})),
);

/** What the site and its user have to know, in the order of NOTICE-001. */
export function NoticesArea({ path }: { path: string }) {
	const { notices: errors, dismiss } = useNotices(isError);
	const { isUnlinked, licensingError, hasConnectionErrors, hasStateNotice, onClearLicensingError } =
		useAccountNotices(path);
	return (
		<div className={styles.area}>
			{errors.map((notice) => (
				<div role="alert" key={notice.noticeId}>
					<Notice tone="is-error" onDismiss={notice.showDismiss ? () => dismiss(notice.noticeId) : undefined}>
						<p>{notice.text}</p>
						{notice.details && <CopyDetails details={notice.details} />}
					</Notice>
				</div>
			))}
			<SessionNotice />
			<Suspense>
				{hasConnectionErrors && <ConnectionErrors />}
				{hasStateNotice && <StateNotice />}
			</Suspense>
			<SiteNotices />
			{isUnlinked && <UnlinkedNotice />}
			<WaitingNotice />
			{licensingError && (
				<div role="alert">
					<Notice tone="is-error" onDismiss={onClearLicensingError}>
						{licensingError}
					</Notice>
				</div>
			)}
		</div>
	);
}

const isError = (notice: { status: string }) => notice.status === 'is-error';

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
				<Notice tone="is-warning">
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

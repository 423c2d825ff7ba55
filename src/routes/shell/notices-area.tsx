import { __, sprintf } from '@wordpress/i18n';
import { Notice } from '../../components/ui/notice';
import { ExternalLink } from '../../components/ui/text';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import styles from './notices-area.module.css';
import { StateNotice } from './state-notice';
import { useNotices } from './use-notices';
import { useSiteNotices } from './use-site-notices';

/** What the site and its user have to know, in the order of NOTICE-001. */
export function NoticesArea({ path }: { path: string }) {
	const { notices: errors, dismiss } = useNotices((notice) => notice.status === 'is-error');
	return (
		<div className={styles.area} data-path={path}>
			{errors.map(({ noticeId, text, showDismiss }) => (
				<div role="alert" key={noticeId}>
					<Notice tone="is-error" onDismiss={showDismiss ? () => dismiss(noticeId) : undefined}>
						{text}
					</Notice>
				</div>
			))}
			<StateNotice />
			<SiteNotices />
		</div>
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
			{site.isWaitingForAdministrator && (
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

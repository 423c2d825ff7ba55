import { __, sprintf } from '@wordpress/i18n';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ConnectButton } from '../../components/connect-button/connect-button';
import { TermsNotice } from '../../components/connect-button/terms-notice';
import { SiteOffline } from '../../components/offline-text/offline-text';
import { useTrackedClick } from '../../components/tracking/use-tracked-click';
import buttonStyles from '../../components/ui/button.module.css';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { paths } from '../../lib/paths';
import { COMMERCE_NAME, PRODUCT_NAME } from '../../lib/product';
import { selectSiteConnectionStatus } from '../../state/connection/slice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { showCommerceWelcome } from '../../state/page/thunks';
import styles from './screen.module.css';

/** Welcomes a shop: what the connection gives it, and the way to it, or onwards (CONN-091). */
export function Screen() {
	const { status, next } = useWooSetup();
	const onContinue = useTrackedClick({ target: 'contextualized_connection_continue_button' });
	/* translators: %s: product name */
	const action = sprintf(__('Set up %s', 'site-dashboard'), PRODUCT_NAME);
	return (
		<div className={styles.screen}>
			<ScreenHeading>
				{sprintf(
					/* translators: 1: product name, 2: name of the commerce plugin */
					__('%1$s keeps your %2$s store safe and fast', 'site-dashboard'),
					PRODUCT_NAME,
					COMMERCE_NAME,
				)}
			</ScreenHeading>
			<Benefits />
			{status === 'disconnected' ? (
				<>
					<div className={styles.actions}>
						<ConnectButton label={action} kind="primary" />
						<Link className={`${buttonStyles.button} ${buttonStyles.tertiary}`} to={next}>
							{__('Not now', 'site-dashboard')}
						</Link>
					</div>
					<TermsNotice action={action} />
				</>
			) : (
				<>
					{status === 'offline' && <SiteOffline />}
					<Link className={`${buttonStyles.button} ${buttonStyles.primary}`} to={next} onClick={onContinue}>
						{__('Continue', 'site-dashboard')}
					</Link>
				</>
			)}
		</div>
	);
}

/** Says what it's about, before anything is asked. */
function Benefits() {
	return (
		<dl className={styles.features}>
			<div>
				<dt>{__('Security', 'site-dashboard')}</dt>
				<dd>{__('Brute force protection, backups and scans', 'site-dashboard')}</dd>
			</div>
			<div>
				<dt>{__('Performance', 'site-dashboard')}</dt>
				<dd>{__('Images and files from a global network', 'site-dashboard')}</dd>
			</div>
			<div>
				<dt>{__('Growth', 'site-dashboard')}</dt>
				<dd>{__('Stats, sharing and search', 'site-dashboard')}</dd>
			</div>
		</dl>
	);
}

/** The site's state, which decides what to do (CONN-023, CONN-091), and where to go next (CONN-077). */
function useWooSetup() {
	const dispatch = useAppDispatch();
	const status = useAppSelector(selectSiteConnectionStatus);
	const { from } = (useLocation().state ?? {}) as { from?: string };
	useEffect(() => void dispatch(showCommerceWelcome()), [dispatch]);
	return { status, next: from ?? paths.dashboard.path };
}

import { __, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { ConnectButton } from '../../components/connect-button/connect-button';
import { TermsNotice } from '../../components/connect-button/terms-notice';
import { SiteOffline } from '../../components/offline-text/offline-text';
import { useTrackedClick } from '../../components/tracking/use-tracked-click';
import buttonStyles from '../../components/ui/button.module.css';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { COMMERCE_NAME, PRODUCT_NAME } from '../../lib/product';
import styles from './screen.module.css';
import { useWooSetup } from './use-woo-setup';

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
					__('%1$s keeps your %2$s shop safe and fast', 'site-dashboard'),
					PRODUCT_NAME,
					COMMERCE_NAME,
				)}
			</ScreenHeading>
			{status === false ? (
				<>
					<ConnectButton label={action} kind="primary" />
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
			<dl className={styles.features}>
				<div>
					<dt>{__('Security', 'site-dashboard')}</dt>
					<dd>{__('Protection against password guessing, backups and scans', 'site-dashboard')}</dd>
				</div>
				<div>
					<dt>{__('Performance', 'site-dashboard')}</dt>
					<dd>{__('Images and files from fast servers', 'site-dashboard')}</dd>
				</div>
				<div>
					<dt>{__('Growth', 'site-dashboard')}</dt>
					<dd>{__('Statistics, sharing and search', 'site-dashboard')}</dd>
				</div>
			</dl>
		</div>
	);
}

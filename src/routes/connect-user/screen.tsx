import { __, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { ConnectButton } from '../../components/connect-button/connect-button';
import { TermsNotice } from '../../components/connect-button/terms-notice';
import { AccountOffline } from '../../components/offline-text/offline-text';
import buttonStyles from '../../components/ui/button.module.css';
import { CheckList } from '../../components/ui/check-list';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import type { ConnectOptions } from '../../state/connection/connect';
import { PATHS } from '../paths';
import styles from './screen.module.css';
import { useConnectUserScreen } from './use-connect-user-screen';

/** Links the user's own account to the connected site (SHELL-023, SHELL-024, CONN-084). */
export function Screen() {
	const { feature, isOffline, connect } = useConnectUserScreen();
	return (
		<div className={styles.screen}>
			<ScreenHeading>
				{feature
					? /* translators: %s: name of a feature */
						sprintf(__('Unlock %s and more', 'site-dashboard'), feature)
					: /* translators: %s: product name */
						sprintf(__('Unlock all the amazing features of %s', 'site-dashboard'), PRODUCT_NAME)}
			</ScreenHeading>
			{isOffline ? <Offline /> : <Connect options={connect} />}
		</div>
	);
}

function Connect({ options }: { options: ConnectOptions }) {
	const action = __('Connect your user account', 'site-dashboard');
	return (
		<>
			<p>
				{sprintf(
					/* translators: %s: provider name */
					__('Link your %s account to this site to use what needs to know who you are:', 'site-dashboard'),
					PROVIDER_NAME,
				)}
			</p>
			<CheckList
				items={[
					__('Messages when your site is down', 'site-dashboard'),
					__('Sharing of your posts to social networks', 'site-dashboard'),
					__('Sign-in with your account, and your site in the mobile app', 'site-dashboard'),
				]}
			/>
			<ConnectButton label={action} kind="primary" {...options} />
			<TermsNotice action={action} />
		</>
	);
}

/** CONN-023, CONN-031: nothing connects here, and why. */
function Offline() {
	return (
		<>
			<AccountOffline />
			<Link className={`${buttonStyles.button} ${buttonStyles.primary}`} to={PATHS.dashboard}>
				{__('Continue', 'site-dashboard')}
			</Link>
		</>
	);
}

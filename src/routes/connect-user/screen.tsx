import { __, sprintf } from '@wordpress/i18n';
import { Link, useSearchParams } from 'react-router-dom';
import { ConnectButton } from '../../components/connect-button/connect-button';
import { TermsNotice } from '../../components/connect-button/terms-notice';
import { AccountOffline } from '../../components/offline-text/offline-text';
import buttonStyles from '../../components/ui/button.module.css';
import { CheckList } from '../../components/ui/check-list';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { MutedText } from '../../components/ui/text';
import { paths } from '../../lib/paths';
import { PROVIDER_NAME } from '../../lib/product';
import { selectIsOffline, selectIsSiteConnected } from '../../state/connection/slice';
import { useAppSelector } from '../../state/hooks';
import { selectConnectReason } from '../../state/modules/slice';
import { selectUser } from '../../state/user/slice';
import styles from './screen.module.css';

/** Links the user's own account to the connected site (SHELL-023, SHELL-024, CONN-084). */
export function Screen() {
	const { feature, isOffline, isConnected, reason } = useConnectUserScreen();
	if (isConnected && !isOffline) {
		return <Connected />;
	}
	return (
		<div className={styles.screen}>
			<ScreenHeading>
				{reason && !isOffline
					? __('Account connection', 'site-dashboard')
					: feature
						? /* translators: %s: name of a feature */
							sprintf(__('Connect your account to get %s', 'site-dashboard'), feature)
						: /* translators: %s: provider name */
							sprintf(__('Connect your %s account', 'site-dashboard'), PROVIDER_NAME)}
			</ScreenHeading>
			{isOffline ? <Offline /> : reason ? <MutedText>{reason}</MutedText> : <Connect />}
		</div>
	);
}

function Connect() {
	const action = __('Connect your account', 'site-dashboard');
	return (
		<>
			<p>
				{sprintf(
					/* translators: %s: provider name */
					__('Some features need your %s account:', 'site-dashboard'),
					PROVIDER_NAME,
				)}
			</p>
			<CheckList
				items={[
					__('Downtime alerts', 'site-dashboard'),
					__('Automatic sharing to social networks', 'site-dashboard'),
					__('One login for this site, and access in the mobile app', 'site-dashboard'),
				]}
			/>
			<ConnectButton label={action} kind="primary" from="unlinked-user-connect" />
			<TermsNotice action={action} />
		</>
	);
}

/** There is nothing left to do here. */
function Connected() {
	const { login } = useAppSelector(selectUser).wpcomUser;
	return (
		<div className={styles.screen}>
			<ScreenHeading>
				{
					/* translators: %s: provider name */
					sprintf(__('Your %s account is connected', 'site-dashboard'), PROVIDER_NAME)
				}
			</ScreenHeading>
			{login && (
				<p>
					{
						/* translators: %s: login name at the provider */
						sprintf(__('You’re connected as %s.', 'site-dashboard'), login)
					}
				</p>
			)}
			<ToDashboard label={__('Go to the dashboard', 'site-dashboard')} />
		</div>
	);
}

function ToDashboard({ label }: { label: string }) {
	return (
		<Link className={`${buttonStyles.button} ${buttonStyles.primary}`} to={paths.dashboard.path}>
			{label}
		</Link>
	);
}

/** CONN-023, CONN-031: nothing connects here, and why. */
function Offline() {
	return (
		<>
			<AccountOffline />
			<ToDashboard label={__('Continue', 'site-dashboard')} />
		</>
	);
}

/** The title names the feature that led here (CONN-084); offline nothing can be connected (CONN-023). */
function useConnectUserScreen() {
	const [params] = useSearchParams();
	return {
		feature: params.get('feature') ?? '',
		isOffline: useAppSelector(selectIsOffline),
		/** For those who can't connect one (ROLE-011). */
		reason: useAppSelector(selectConnectReason),
		isConnected: useAppSelector((state) => selectIsSiteConnected(state) && selectUser(state).isConnected),
	};
}

import { __, sprintf } from '@wordpress/i18n';
import { ConnectButton } from '../../components/connect-button/connect-button';
import { TermsNotice } from '../../components/connect-button/terms-notice';
import { CheckList } from '../../components/ui/check-list';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import styles from './screen.module.css';
import { useAutoConnect } from './use-auto-connect';
import { useConnectRoute } from './use-connect-route';

/** The way in for a site that is not connected: what it is for, one button, and what pressing it agrees to (CONN-008 to CONN-014). */
export function Screen() {
	const { from, startsItself } = useConnectRoute();
	/* translators: %s: product name */
	const action = sprintf(__('Set up %s', 'site-dashboard'), PRODUCT_NAME);
	useAutoConnect(startsItself, { from });
	return (
		<div className={styles.screen}>
			<div className={styles.pitch}>
				<ScreenHeading>
					{__('Over 5 million sites are faster and more secure', 'site-dashboard')}
				</ScreenHeading>
				<p className={styles.lead}>
					{sprintf(
						/* translators: 1: product name, 2: provider name */
						__('%1$s works through a free connection to %2$s. With it you get:', 'site-dashboard'),
						PRODUCT_NAME,
						PROVIDER_NAME,
					)}
				</p>
				<CheckList
					items={[
						__('Protection against password guessing', 'site-dashboard'),
						__('A message when your site is down', 'site-dashboard'),
						__('Images that load faster', 'site-dashboard'),
						__('Visitor statistics', 'site-dashboard'),
					]}
				/>
				<ConnectButton label={action} kind="primary" from={from} />
				<TermsNotice action={action} />
			</div>
			<NextSteps />
		</div>
	);
}

function NextSteps() {
	return (
		<div className={styles.steps}>
			<h2>{__('What happens next', 'site-dashboard')}</h2>
			<ol>
				<li>
					{
						/* translators: %s: provider name */
						sprintf(__('You go to %s and sign in or make an account.', 'site-dashboard'), PROVIDER_NAME)
					}
				</li>
				<li>{__('You approve the connection.', 'site-dashboard')}</li>
				<li>{__('You come back here and choose what to switch on.', 'site-dashboard')}</li>
			</ol>
		</div>
	);
}

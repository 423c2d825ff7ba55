import { __, sprintf } from '@wordpress/i18n';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ConnectButton } from '../../components/connect-button/connect-button';
import { TermsNotice } from '../../components/connect-button/terms-notice';
import { CheckList } from '../../components/ui/check-list';
import { Image } from '../../components/ui/image';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { paths } from '../../lib/paths';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import { connectUser } from '../../state/connection/thunks';
import { selectConnection } from '../../state/connection/slice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectImageUrl } from '../../state/page/urls';
import styles from './screen.module.css';

/**
 * The start screen of a disconnected site: what it's for, one button, and the terms (CONN-008 to CONN-014).
 */
export function Screen() {
	const { from, startsItself } = useConnectRoute();
	/* translators: %s: product name */
	const action = sprintf(__('Set up %s', 'site-dashboard'), PRODUCT_NAME);
	useAutoConnect(startsItself, from);
	return (
		<div className={styles.screen}>
			<div className={styles.pitch}>
				<ScreenHeading>
					{__('Over 5 million sites are faster and more secure', 'site-dashboard')}
				</ScreenHeading>
				<p className={styles.lead}>
					{sprintf(
						/* translators: %s: provider name */
						__('Connect to %s for free and get:', 'site-dashboard'),
						PROVIDER_NAME,
					)}
				</p>
				<CheckList
					items={[
						__('Brute force protection', 'site-dashboard'),
						__('Downtime alerts', 'site-dashboard'),
						__('Faster images', 'site-dashboard'),
						__('Visitor stats', 'site-dashboard'),
					]}
				/>
				<ConnectButton label={action} kind="primary" from={from} />
				<TermsNotice action={action} />
			</div>
			<div className={styles.side}>
				<Drawing />
				<NextSteps />
			</div>
		</div>
	);
}

/** The site with what it gets. */
function Drawing() {
	const src = useAppSelector((state) => selectImageUrl(state, 'recommendations/welcome.svg'));
	return src ? <Image src={src} alt="" width={240} height={180} isDrawing /> : null;
}

function NextSteps() {
	return (
		<div className={styles.steps}>
			<h2>{__('What happens next', 'site-dashboard')}</h2>
			<ol>
				<li>
					{
						/* translators: %s: provider name */
						sprintf(__('Log in to %s or create an account.', 'site-dashboard'), PROVIDER_NAME)
					}
				</li>
				<li>{__('Approve the connection.', 'site-dashboard')}</li>
				<li>{__('Come back here and turn on your first features.', 'site-dashboard')}</li>
			</ol>
		</div>
	);
}

/** Starts the flow automatically if nothing is in progress, and never a second one beside it (CONN-014). */
function useAutoConnect(isWanted: boolean, from: string): void {
	const dispatch = useAppDispatch();
	const { siteIsRegistering, userIsConnecting, registrationError, authorizationUrl } =
		useAppSelector(selectConnection);
	const isIdle = !siteIsRegistering && !userIsConnecting && !registrationError && !authorizationUrl;

	useEffect(() => {
		if (isWanted && isIdle) {
			void dispatch(connectUser(from));
		}
	}, [dispatch, isWanted, isIdle, from]);
}

/**
 * Below `/setup` the flow starts automatically (CONN-014, SHELL-013). A `from` in the URL goes to the
 * provider.
 */
function useConnectRoute() {
	const { pathname } = useLocation();
	const [params] = useSearchParams();
	return { from: params.get('from') ?? '', startsItself: pathname.startsWith(paths.setup.path) };
}

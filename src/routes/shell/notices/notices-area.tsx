import { __, sprintf } from '@wordpress/i18n';
import classNames from 'classnames';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { lazyPart } from '../../../components/ui/lazy';
import { Notice } from '../../../components/ui/notice';
import { NoticeDetails } from '../../../components/ui/notice-details';
import { ExternalLink } from '../../../components/ui/text';
import { paths } from '../../../lib/paths';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../../lib/product';
import {
	selectConnection,
	selectHasConnectedOwner,
	selectIsInIdentityCrisis,
	selectIsSiteConnected,
	selectSiteConnectionStatus,
} from '../../../state/connection/slice';
import { selectShownFaults } from '../../../state/connection-faults/selectors';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { codeDetails } from '../../../state/failure-text';
import { clearLicensingError, reloadPage } from '../../../state/page/thunks';
import { selectPage, selectSite, selectStateNotices } from '../../../state/page/slice';
import { selectRedirect } from '../../../state/page/urls';
import type { RootState } from '../../../state/root-state';
import { selectCan, selectIsSubscriber, selectUser } from '../../../state/user/slice';
import { useMissingScreen } from '../../entry';
import { DismissableNotices, OfflineNotice } from './site-notices';
import { GlobalNotices } from './global-notices';
import { ConnectionErrors } from './late-notices';
import styles from './notices-area.module.css';

// Most visits need none of them: their words are fetched when there is something to say.
const OPTIONAL = { isOptional: true };
const loadSeldom = () => import(/* webpackChunkName: "below" */ './seldom-notices');
const StateNotice = lazyPart('StateNotice', loadSeldom, OPTIONAL);
const MissingScreenNotice = lazyPart('MissingScreenNotice', loadSeldom, OPTIONAL);
const UpdateNotice = lazyPart('UpdateNotice', loadSeldom, OPTIONAL);
const ReleaseDialog = lazyPart(
	'ReleaseDialog',
	() => import(/* webpackChunkName: "seldom" */ '../release-dialog/release-dialog'),
	OPTIONAL,
);
const PlansWarning = lazyPart('PlansWarning', loadSeldom, OPTIONAL);

/** Notices about the site and its user, in the order of NOTICE-001 and NOTICE-078. */
export function NoticesArea({ path }: { path: string }) {
	const {
		isUserDisconnected,
		licensingError,
		licensingDetails,
		hasConnectionErrors,
		isErrorExpected,
		stateNotice,
		isUpdated,
		onClearLicensingError,
	} = useAccountNotices(path);
	const missing = useMissingScreen();
	return (
		<div className={styles.area}>
			<GlobalNotices location="area" />
			<ErrorBoundary fallback={() => null}>
				{hasConnectionErrors && (
					<div className={classNames(styles.errors, isErrorExpected && styles.expected)}>
						<ConnectionErrors path={path} foundBy="page" />
					</div>
				)}
				{stateNotice === 'banner' && <StateNotice />}
				{stateNotice === 'release' && <ReleaseDialog />}
			</ErrorBoundary>
			{isUpdated && <UpdateNotice />}
			{missing && <MissingScreenNotice screen={missing} />}
			<SiteNotices />
			{path === paths.plans.path && <PlansWarning />}
			<DismissableNotices />
			{isUserDisconnected && <DisconnectedUserNotice />}
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
function DisconnectedUserNotice() {
	return (
		<Notice tone="is-info">
			<p>
				{
					/* translators: 1: product name, 2: provider name */
					sprintf(
						__('%1$s is connected, but your %2$s account isn’t.', 'site-dashboard'),
						PRODUCT_NAME,
						PROVIDER_NAME,
					)
				}{' '}
				<Link to={paths.connectUser.path}>{__('Connect your account', 'site-dashboard')}</Link>
			</p>
		</Notice>
	);
}

/** Notices about the site as a whole. */
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
						'Some data is missing from this page. Reload it. If that doesn’t help, another plugin may be interfering.',
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
			{site.isOffline && <OfflineNotice />}
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

/** NOTICE-008, NOTICE-009, NOTICE-080: who could link an account, and has not. */
function selectIsUserDisconnected(state: RootState, path: string): boolean {
	const { status, isReconnecting } = selectConnection(state);
	return (
		selectIsSiteConnected(state) &&
		!status.isInIdentityCrisis &&
		selectHasConnectedOwner(state) &&
		selectCan(state, 'connect_user') &&
		!selectUser(state).isConnected &&
		status.errors.length === 0 &&
		!isReconnecting &&
		path !== paths.connectUser.path
	);
}

/** The page itself tells of an error that will show: its place is kept until its words are there. */
const selectIsErrorExpected = (state: RootState): boolean =>
	selectShownFaults(state).some(({ failure }) => !failure);

function useAccountNotices(path: string) {
	const dispatch = useAppDispatch();
	const view = useAppSelector(
		(state) => ({
			isUserDisconnected: selectIsUserDisconnected(state, path),
			licensingError: state.page.licensingError,
			hasConnectionErrors: selectConnection(state).status.errors.length > 0,
			isErrorExpected: selectIsErrorExpected(state),
			stateNotice: selectStateNoticeKind(state),
			isUpdated: state.page.updatedFrom !== null && !selectIsInIdentityCrisis(state),
		}),
		shallowEqual,
	);
	const page = useAppSelector(selectPage);
	return {
		...view,
		licensingDetails: () => codeDetails('licensing_error', page),
		onClearLicensingError: () => void dispatch(clearLicensingError()),
	};
}

/** A redirect's message: a release as a dialog, not on Atomic, else a banner (NOTICE-075, NOTICE-077). */
function selectStateNoticeKind(state: RootState): 'release' | 'banner' | 'none' {
	const { errorCode, messageCode, messageContent } = selectStateNotices(state);
	if (messageContent.release_post_content && !selectSite(state).isAtomicPlatform) {
		return 'release';
	}
	return errorCode || messageCode ? 'banner' : 'none';
}

/** Decides which notices about the site itself show; an empty link means: not this one. */
function selectSiteNotices(state: RootState) {
	const page = selectPage(state);
	const { status } = selectConnection(state);
	const isDevelopment = page.isDevVersion && !selectIsSubscriber(state);
	return {
		isIncomplete: page.isIncomplete,
		developmentVersionUrl: isDevelopment ? selectRedirect(state, 'jetpack-contact-support-beta-group') : '',
		isOffline: status.offlineMode.isActive,
		stagingUrl:
			status.isStaging && !status.isInIdentityCrisis
				? selectRedirect(state, 'jetpack-support-staging-sites')
				: '',
		isWaitingForAdministrator:
			selectSiteConnectionStatus(state) === 'disconnected' && !selectCan(state, 'connect'),
	};
}

function useSiteNotices() {
	const dispatch = useAppDispatch();
	return {
		...useAppSelector(selectSiteNotices, shallowEqual),
		onReload: () => dispatch(reloadPage()),
	};
}

import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { DashboardExtras } from '../../components/dashboard-extras/dashboard-extras';
import { DevTools } from '../../components/dev-card/dev-tools';
import { IdentityCrisis } from '../../components/identity-crisis/identity-crisis';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { lazyPart } from '../../components/ui/lazy-part';
import { Skeleton } from '../../components/ui/skeleton';
import { useLazyScreen } from '../lazy-screen';
import { PATHS } from '../paths';
import { useScreens } from '../screens';
import { isScreen, type ShownScreen } from '../select-screen';
import { Footer } from './footer';
import { Masthead } from './masthead';
import { Navigation } from './navigation';
import { PassingNotices } from './notices/passing-notices';
import { NoticesArea } from './notices/notices-area';
import { ScreenFailure } from './screen-failure';
import styles from './shell.module.css';
import { usePageReturn } from './use-page-return';
import { useScroll } from './use-scroll';
import { useTracking } from './use-tracking';
import { useUnsavedGuard } from './use-unsaved-guard';
import { useShell } from './use-shell';

const DisconnectDialog = lazyPart(
	async () =>
		(
			await import(
				/* webpackChunkName: "disconnect" */ '../../components/disconnect-dialog/disconnect-dialog'
			)
		).DisconnectDialog,
);
const ReconnectModal = lazyPart(
	async () =>
		(await import(/* webpackChunkName: "reconnect" */ '../../components/reconnect-modal/reconnect-modal'))
			.ReconnectModal,
);

/**
 * The frame that every screen stands in: masthead, navigation, notices, the screen, footer. The landmarks (banner, main)
 * are the host page's: a second one of each would only be in the way.
 */
export function Shell() {
	const view = useShell();
	const { shown, group, path, isUncertain, modal, closeModal } = view;
	useUnsavedGuard();
	useScroll();
	usePageReturn();
	return (
		<div className={styles.frame}>
			<IdentityCrisis />
			{view.hasMasthead && <Masthead path={path} group={group} />}
			{view.hasNavigation && <Navigation isSettings={group === 'settings'} path={path} />}
			<div className={styles.main}>
				{!view.hasMasthead && <PassingNotices />}
				<NoticesArea path={path} />
				<div className={isUncertain ? styles.uncertain : undefined}>
					<ErrorBoundary
						resetKey={path}
						fallback={(retry, error) => <ScreenFailure error={error} onRetry={retry} />}
					>
						<CurrentScreen shown={shown} />
					</ErrorBoundary>
				</div>
				{view.hasExtras && <DashboardExtras />}
			</div>
			{view.hasFooter && <Footer />}
			<DevTools />
			<ErrorBoundary
				resetKey={path}
				fallback={(retry, error) => <ScreenFailure error={error} onRetry={retry} />}
			>
				{modal === 'disconnect' && <DisconnectDialog onClose={closeModal} />}
				{modal === 'reconnect' && <ReconnectModal onClose={closeModal} />}
			</ErrorBoundary>
		</div>
	);
}

function CurrentScreen({ shown }: { shown: ShownScreen }) {
	const screens = useScreens();
	const screen = useLazyScreen(isScreen(shown) ? screens[shown] : null);
	// Until a screen is there no call is made.
	useTracking(screen !== null || !isScreen(shown));
	if (shown === null) {
		return <Navigate to={PATHS.dashboard} replace />;
	}
	if (shown === 'nothing') {
		return null;
	}
	return screen ? <screen.Screen /> : <ScreenSkeleton />;
}

/** Nothing at first: most chunks are there before the eye would notice. The height keeps the footer in place. */
function ScreenSkeleton() {
	const [isLate, setIsLate] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setIsLate(true), 150);
		return () => clearTimeout(timer);
	}, []);
	return <div style={{ minBlockSize: '100vh' }}>{isLate && <Skeleton height={240} />}</div>;
}

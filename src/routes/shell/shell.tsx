import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import { DevTools } from './dev-card/dev-tools';
import { IdentityCrisis } from './identity-crisis/identity-crisis';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { Deferred, lazyPart } from '../../components/ui/lazy';
import { Skeleton } from '../../components/ui/skeleton';
import { afterPaint } from '../../lib/after-paint';
import { paths } from '../../lib/paths';
import { userConnectionStopped } from '../../state/events';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { pageLeft, pageReturned } from '../../state/session/slice';
import { startTracking } from '../../state/tracking/thunks/track';
import { cardPath, type MissingScreen } from '../entry';
import { useLazyScreen, useScreens } from '../screens';
import { isScreen, type ShownScreen } from '../select-screen';
import { routeNameAt } from '../table';
import { Masthead } from './masthead';
import { Navigation } from './navigation';
import { PassingNotices } from './notices/global-notices';
import { LateNotices } from './notices/late-notices';
import { NoticesArea } from './notices/notices-area';
import { ScreenFailure } from './screen-failure';
import styles from './shell.module.css';
import { usePrefetch } from './use-prefetch';
import { useShell } from './use-shell';
import { useUnsavedBlocker } from './use-unsaved-blocker';

/** The cards below the main content of the dashboard's screens (SHELL-105). */
const Extras = lazyPart('Extras', () => import(/* webpackChunkName: "below" */ './extras/extras'), {
	height: 140,
	isOptional: true,
	isFar: true,
});
const Footer = lazyPart('Footer', () => import(/* webpackChunkName: "below" */ './footer'), {
	isOptional: true,
});
const DisconnectDialog = lazyPart(
	'DisconnectDialog',
	() => import(/* webpackChunkName: "seldom" */ './disconnect-dialog/disconnect-dialog'),
);
const ReconnectModal = lazyPart(
	'ReconnectModal',
	() => import(/* webpackChunkName: "seldom" */ './reconnect-modal/reconnect-modal'),
);

/**
 * The frame of every screen: masthead, navigation, notices, the screen, footer. The landmarks (banner, main)
 * are the host page's: second ones would only be in the way.
 */
export function Shell() {
	const view = useShell();
	const { shown, group, path, isUncertain, modal, closeModal } = view;
	useUnsavedBlocker();
	useScroll();
	usePageReturn();
	usePresence();
	usePrefetch();
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
				{view.hasExtras && (
					<div data-below>
						<ErrorBoundary fallback={() => null}>
							<Extras />
						</ErrorBoundary>
					</div>
				)}
				<LateNotices path={path} />
			</div>
			{view.hasFooter && (
				<div data-below>
					<Deferred>
						<Footer />
					</Deferred>
				</div>
			)}
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
	const { pathname, search } = useLocation();
	const isHere = useAppSelector((state) => routeNameAt(pathname, state.settings.values) !== undefined);
	const card = useAppSelector(({ modules }) => cardPath(pathname, modules.bySlug));
	const screen = useLazyScreen(isScreen(shown) ? screens[shown] : null);
	// Until a screen is there no call is made.
	useTracking(screen !== null || !isScreen(shown));
	if (shown === null) {
		const state: MissingScreen | null = card || isHere ? null : { missing: pathname + search };
		return <Navigate to={card ?? paths.dashboard.path} replace state={state} />;
	}
	if (shown === 'nothing') {
		return null;
	}
	return screen ? <screen.Screen /> : <ScreenSkeleton />;
}

/**
 * Nothing at first: most chunks are there before anyone would notice. The height keeps the footer in place.
 */
function ScreenSkeleton() {
	const [isLate, setIsLate] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setIsLate(true), 150);
		return () => clearTimeout(timer);
	}, []);
	return (
		<div data-loading="screen" style={{ minBlockSize: '100vh' }}>
			{isLate && <Skeleton height={240} />}
		</div>
	);
}

/** The browser may restore the page as it was left for the provider: with buttons that wait for nothing. */
function usePageReturn(): void {
	const dispatch = useAppDispatch();
	useEffect(() => {
		const stop = (event: PageTransitionEvent) => event.persisted && dispatch(userConnectionStopped());
		window.addEventListener('pageshow', stop);
		return () => window.removeEventListener('pageshow', stop);
	}, [dispatch]);
}

/**
 * A new screen starts at its top; going back restores the scroll position. The browser tries that too, but
 * before the screen is there. Opening or closing a modal moves nothing.
 */
function useScroll(): void {
	const { key, pathname } = useLocation();
	const screen = routeNameAt(pathname) === 'dashboard' ? 'dashboard' : pathname;
	const type = useNavigationType();
	const scrollPositions = useRef(new Map<string, number>());
	const last = useRef({ key, screen });

	useLayoutEffect(() => {
		const remember = () => scrollPositions.current.set(last.current.key, window.scrollY);
		window.addEventListener('scroll', remember, { passive: true });
		return () => window.removeEventListener('scroll', remember);
	}, []);

	useLayoutEffect(() => {
		const isSameScreen = last.current.screen === screen;
		last.current = { key, screen };
		if (!isSameScreen) {
			window.scrollTo(0, type === 'POP' ? (scrollPositions.current.get(key) ?? 0) : 0);
		}
	}, [key, screen, type]);
}

/**
 * Finds out once, after the first screen was painted, whether the user agreed to usage tracking: together
 * with what that screen loads, so that it takes no request of its own.
 */
function useTracking(hasScreen: boolean): void {
	const dispatch = useAppDispatch();
	// A later screen that has to be fetched first calls nothing off.
	const [hadScreen, setHadScreen] = useState(hasScreen);
	if (hasScreen && !hadScreen) {
		setHadScreen(true);
	}
	useEffect(
		() => (hadScreen ? afterPaint(() => void dispatch(startTracking())) : undefined),
		[dispatch, hadScreen],
	);
}

/** Records when the user leaves the page or returns, by the window's focus or the tab's visibility. */
function usePresence(): void {
	const dispatch = useAppDispatch();
	useEffect(() => {
		const leave = () => void dispatch(pageLeft());
		const comeBack = () => void dispatch(pageReturned());
		const change = () => (document.visibilityState === 'hidden' ? leave() : comeBack());
		window.addEventListener('blur', leave);
		window.addEventListener('focus', comeBack);
		document.addEventListener('visibilitychange', change);
		return () => {
			window.removeEventListener('blur', leave);
			window.removeEventListener('focus', comeBack);
			document.removeEventListener('visibilitychange', change);
		};
	}, [dispatch]);
}

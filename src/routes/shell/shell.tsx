import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { Skeleton } from '../../components/ui/skeleton';
import { useScreens } from '../screens';
import { Footer } from './footer';
import { Masthead } from './masthead';
import { Navigation } from './navigation';
import { PassingNotices } from './notices/passing-notices';
import { NoticesArea } from './notices/notices-area';
import { ScreenFailure } from './screen-failure';
import styles from './shell.module.css';
import { useUnsavedGuard } from './use-unsaved-guard';
import { useShell, type ShownScreen } from './use-shell';

const DisconnectDialog = lazy(() =>
	import(/* webpackChunkName: "disconnect" */ '../../components/disconnect-dialog/disconnect-dialog').then(
		(module) => ({
			default: module.DisconnectDialog,
		}),
	),
);
const ReconnectModal = lazy(() =>
	import(/* webpackChunkName: "reconnect" */ '../../components/reconnect-modal/reconnect-modal').then(
		(module) => ({
			default: module.ReconnectModal,
		}),
	),
);

/**
 * The frame that every screen stands in: masthead, navigation, notices, the screen, footer. The landmarks (banner, main)
 * are the host page's: a second one of each would only be in the way.
 */
export function Shell() {
	const { shown, group, path, hasMasthead, modal, closeModal } = useShell();
	useUnsavedGuard();
	return (
		<div className={styles.frame}>
			{hasMasthead && <Masthead path={path} group={group} />}
			{shown === 'route' && group && group !== 'none' && <Navigation group={group} path={path} />}
			<div className={styles.main}>
				{!hasMasthead && <PassingNotices />}
				<NoticesArea path={path} />
				<ErrorBoundary resetKey={path} fallback={() => <ScreenFailure />}>
					<Suspense fallback={<ScreenSkeleton />}>
						<CurrentScreen shown={shown} />
					</Suspense>
				</ErrorBoundary>
			</div>
			{group !== 'none' && <Footer />}
			<ErrorBoundary resetKey={path} fallback={() => <ScreenFailure />}>
				<Suspense>
					{modal === 'disconnect' && <DisconnectDialog onClose={closeModal} />}
					{modal === 'reconnect' && <ReconnectModal onClose={closeModal} />}
				</Suspense>
			</ErrorBoundary>
			<ScrollRestoration />
		</div>
	);
}

function CurrentScreen({ shown }: { shown: ShownScreen }) {
	const { connect } = useScreens();
	if (shown === 'nothing') {
		return null;
	}
	return shown === 'connect' ? <connect.Component /> : <Outlet />;
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

import { __ } from '@wordpress/i18n';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { Skeleton } from '../../components/ui/skeleton';
import { Failure } from '../../components/ui/text';
import { useScreens } from '../screens';
import { Footer } from './footer';
import { Masthead } from './masthead';
import { Navigation } from './navigation';
import { NoticesArea } from './notices-area';
import styles from './shell.module.css';
import { useUnsavedGuard } from './use-unsaved-guard';
import { useShell, type ShownScreen } from './use-shell';

/**
 * The frame that every screen stands in: masthead, navigation, notices, the screen, footer. The landmarks (banner, main)
 * are the host page's: a second one of each would only be in the way.
 */
export function Shell() {
	const { shown, group, path } = useShell();
	useUnsavedGuard();
	return (
		<div className={styles.frame}>
			<Masthead />
			{shown === 'route' && group && <Navigation group={group} path={path} />}
			<div className={styles.main}>
				<NoticesArea path={path} />
				<ErrorBoundary resetKey={path} fallback={() => <ScreenFailure />}>
					<Suspense fallback={<ScreenSkeleton />}>
						<CurrentScreen shown={shown} />
					</Suspense>
				</ErrorBoundary>
			</div>
			<Footer />
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

function ScreenFailure() {
	return (
		<div className={styles.failure} role="alert">
			<Failure
				text={__('This screen could not be shown. Reloading the page may help.', 'site-dashboard')}
				onRetry={() => window.location.reload()}
			/>
		</div>
	);
}

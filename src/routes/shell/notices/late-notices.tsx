import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { lazyPart } from '../../../components/ui/lazy';
import { useAppSelector } from '../../../state/hooks';
import styles from './notices-area.module.css';
import { SessionNotice } from './session-notice';

export const ConnectionErrors = lazyPart(
	'ConnectionErrors',
	() => import(/* webpackChunkName: "below" */ './connection-errors'),
	{ isOptional: true },
);

/** Faults that a call finds out when the screen is there: at the window's bottom, so that nothing moves. */
export function LateNotices({ path }: { path: string }) {
	const hasFailed = useAppSelector((state) => state.site?.status === 'failed');
	return (
		<div className={styles.late}>
			<SessionNotice />
			<ErrorBoundary fallback={() => null}>
				{hasFailed && <ConnectionErrors path={path} foundBy="call" />}
			</ErrorBoundary>
		</div>
	);
}

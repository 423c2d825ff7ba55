import { useAppSelector } from '../../../state/hooks';
import { selectIsOffline } from '../../../state/connection/slice';
import type { RootState } from '../../../state/root-state';
import { selectCanManageModules } from '../../../state/user/slice';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { Deferred, lazyPart } from '../../../components/ui/lazy';
import styles from './attention.module.css';

// Most of it is known only after the first paint.
const AttentionStatus = lazyPart(
	'AttentionStatus',
	() => import(/* webpackChunkName: "dashboard-below" */ './attention-list'),
	{ isOptional: true },
);

/**
 * The list above everything else, most urgent first. Nothing may move when it arrives: one line is reserved,
 * the rest goes behind a button. Offline nothing is known, so nothing is reserved.
 */
export function Attention() {
	return useAppSelector(selectIsKnown) ? (
		<div className={styles.frame}>
			<Deferred>
				<AttentionStatus />
			</Deferred>
		</div>
	) : null;
}

const Facts = lazyPart('Facts', () => import(/* webpackChunkName: "dashboard-below" */ './facts'), {
	isOptional: true,
});

/** Three facts about the site, in their place from the first. */
export function SiteFacts() {
	return useAppSelector(selectIsKnown) ? (
		<div className={styles.strip}>
			<ErrorBoundary fallback={() => null}>
				<Deferred>
					<Facts />
				</Deferred>
			</ErrorBoundary>
		</div>
	) : null;
}

const selectIsKnown = (state: RootState) => selectCanManageModules(state) && !selectIsOffline(state);

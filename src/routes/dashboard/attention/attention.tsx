import { useAppSelector } from '../../../state/hooks';
import { selectIsOffline } from '../../../state/connection/slice';
import { selectCanManageModules } from '../../../state/user/slice';
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
	const isManager = useAppSelector(selectCanManageModules);
	const isOffline = useAppSelector(selectIsOffline);
	return isManager && !isOffline ? (
		<div className={styles.frame}>
			<Deferred>
				<AttentionStatus />
			</Deferred>
		</div>
	) : null;
}

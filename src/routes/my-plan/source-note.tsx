import { Failure, Quiet } from '../../components/ui/text';
import type { Source } from './loads';
import styles from './my-plan.module.css';
import { useSource } from './use-source';

/** Stands where something is missing, and says so: it's on its way, or couldn't be read (PLAN-080). */
export function SourceNote({ of }: { of: Source }) {
	const view = useSource(of);
	return (
		<div className={styles.failure} tabIndex={-1}>
			{view.state === 'waiting' && <Quiet>{view.text}</Quiet>}
			{view.state === 'failed' && <Failure text={`${view.text} ${view.reason}`} onRetry={view.onRetry} />}
		</div>
	);
}

import type { RootState } from '../store';
import { selectRewind } from './slice';

/** The state of backups; undefined while it is not known. */
export function selectRewindState(state: RootState) {
	const rewind = selectRewind(state);
	return rewind.status === 'ready' ? rewind.data.state : undefined;
}

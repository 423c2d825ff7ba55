import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { selectIsModuleStored } from '../../state/modules/selectors';
import { loadProtectCount, selectProtectCount } from '../../state/protect/slice';
import type { AppDispatch, RootState } from '../../state/store';
import { useFeatureCard } from '../feature-card/use-feature-card';

/** Blocked attempts: on the way, a number, none yet, or why they are not known. */
export type ProtectCount =
	| { status: 'loading' }
	| { status: 'counted'; count: number }
	| { status: 'none' }
	| { status: 'failed'; text: string; onRetry: () => void };

/** The host counts only while protection is on, and stored as such. */
const selectIsStored = (state: RootState) => selectIsModuleStored(state, 'protect');

const loadCount = (dispatch: AppDispatch) => dispatch(loadProtectCount());

export function useProtectCard() {
	const dispatch = useAppDispatch();
	const view = useFeatureCard('protect', { needsOwner: 'to-work' });
	const isStored = useAppSelector(selectIsStored);
	const remote = useAppSelector(selectProtectCount);
	const isAsked = isStored && view.state === 'on';

	useLoad(loadCount, isAsked);

	return { view, count: toCount(remote, () => void dispatch(loadProtectCount('retry'))) };
}

function toCount(remote: ReturnType<typeof selectProtectCount>, onRetry: () => void): ProtectCount {
	switch (remote.status) {
		case 'ready':
			return remote.data ? { status: 'counted', count: remote.data } : { status: 'none' };
		case 'failed':
			return { status: 'failed', text: failureText(remote.failure), onRetry };
		default:
			return { status: 'loading' };
	}
}

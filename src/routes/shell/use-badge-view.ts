import { useEffect } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { track } from '../../state/tracking/thunks';

/** Records that the badge of new recommendations was there (EVT-027). */
export function useBadgeView(path: string): void {
	const dispatch = useAppDispatch();
	useEffect(() => {
		dispatch(track('jetpack_recommendations_new_recommendation_bubble_visible', { path }));
	}, [dispatch, path]);
}

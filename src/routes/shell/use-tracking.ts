import { useEffect, useRef } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { useAppDispatch } from '../../state/hooks';
import { startTrackingWhenIdle } from '../../state/tracking/thunks';

/** Finds out once, after a screen was painted, whether the user agreed to usage tracking. */
export function useTracking(): void {
	const dispatch = useAppDispatch();
	const isStarted = useRef(false);
	useEffect(() => {
		const leaving = new AbortController();
		const callOff = afterPaint(() => {
			if (!isStarted.current) {
				isStarted.current = true;
				dispatch(startTrackingWhenIdle(leaving.signal));
			}
		});
		return () => {
			callOff();
			leaving.abort();
		};
	}, [dispatch]);
}

import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { useAppDispatch } from '../../state/hooks';
import { startTrackingWhenIdle } from '../../state/tracking/thunks';

/** Finds out once, after the first screen was painted, whether the user agreed to usage tracking. */
export function useTracking(isPainting: boolean): void {
	const dispatch = useAppDispatch();
	const isStarted = useRef(false);
	// A later screen that has to be fetched first calls nothing off.
	const [hasPainted, setHasPainted] = useState(isPainting);
	if (isPainting && !hasPainted) {
		setHasPainted(true);
	}
	useEffect(() => {
		if (!hasPainted) {
			return undefined;
		}
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
	}, [dispatch, hasPainted]);
}

import { useEffect, useRef } from 'react';
import type { EventProperties } from '../../lib/analytics';
import { useAppDispatch } from '../../state/hooks';
import { track } from '../../state/tracking/thunks/track';

/** Records once that something is shown, with what was known then; undefined: not shown yet. */
export function useTrackedView(name: string, properties: EventProperties | undefined): void {
	const dispatch = useAppDispatch();
	const isRecorded = useRef(false);
	useEffect(() => {
		if (properties && !isRecorded.current) {
			isRecorded.current = true;
			dispatch(track(name, properties));
		}
	}, [dispatch, name, properties]);
}

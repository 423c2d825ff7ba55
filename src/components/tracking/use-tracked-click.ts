import type { EventProperties } from '../../lib/analytics';
import { useAppDispatch } from '../../state/hooks';
import { trackClick } from '../../state/tracking/thunks/track';

/** Records a click (EVT-012, EVT-019). */
export function useTrackedClick(properties: EventProperties): () => void {
	const dispatch = useAppDispatch();
	return () => dispatch(trackClick(properties));
}

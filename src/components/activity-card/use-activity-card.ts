import { selectIsOffline } from '../../state/connection/selectors';
import { useAppSelector } from '../../state/hooks';
import { selectRedirect } from '../../state/page/selectors';

export const useActivityCard = () => ({
	state: useAppSelector(selectIsOffline) ? 'offline' : 'ready',
	url: useAppSelector((state) => selectRedirect(state, 'calypso-activity-log')),
});

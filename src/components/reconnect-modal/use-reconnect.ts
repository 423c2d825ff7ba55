import { restoreConnection } from '../../state/connection/commands';
import { selectConnection, selectIsSiteConnected } from '../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { trackClick } from '../../state/tracking/thunks';

/** CONN-063, CONN-064, CONN-071: shown on a connected site, and closed once the reconnect has started. */
export function useReconnect(onClose: () => void) {
	const dispatch = useAppDispatch();
	const isConnected = useAppSelector(selectIsSiteConnected);
	const { isReconnecting } = useAppSelector(selectConnection);
	return {
		isShown: isConnected && !isReconnecting,
		restore() {
			dispatch(trackClick({ target: 'confirm_reconnect_modal' }));
			void dispatch(restoreConnection());
			onClose();
		},
	};
}

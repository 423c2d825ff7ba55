import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME } from '../../../lib/product';
import { restoreConnection } from '../../../state/connection/thunks';
import { selectConnection, selectIsSiteConnected } from '../../../state/connection/slice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { trackClick } from '../../../state/tracking/thunks/track';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';

/** Asks before the connection is restored: users get here by a link (CONN-060 to CONN-063). */
export function ReconnectModal({ onClose }: { onClose: () => void }) {
	const { isShown, restore } = useReconnect(onClose);
	/* translators: %s: product name */
	const title = sprintf(__('Reconnect %s', 'site-dashboard'), PRODUCT_NAME);
	if (!isShown) {
		return null;
	}
	return (
		<Dialog
			title={title}
			onClose={onClose}
			footer={
				<>
					<Button onClick={onClose}>{__('Cancel', 'site-dashboard')}</Button>
					<Button kind="primary" onClick={restore}>
						{title}
					</Button>
				</>
			}
		>
			<p>
				{__(
					'You followed a link to reconnect this site. Continue only if Site Health or our support team sent you here.',
					'site-dashboard',
				)}
			</p>
		</Dialog>
	);
}

/** CONN-063, CONN-064, CONN-071: shown on a connected site, and closed once the reconnect has started. */
function useReconnect(onClose: () => void) {
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

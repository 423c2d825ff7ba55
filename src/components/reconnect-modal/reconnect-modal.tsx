import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME } from '../../lib/product';
import { Button } from '../ui/button';
import { LazyDialog } from '../ui/lazy-dialog';
import { useReconnect } from './use-reconnect';

/** Asks before the connection is restored: whoever comes here followed a link (CONN-060 to CONN-063). */
export function ReconnectModal({ onClose }: { onClose: () => void }) {
	const { isShown, restore } = useReconnect(onClose);
	/* translators: %s: product name */
	const title = sprintf(__('Reconnect %s', 'site-dashboard'), PRODUCT_NAME);
	if (!isShown) {
		return null;
	}
	return (
		<LazyDialog
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
					'You followed a link that restores the connection of your site. Go on only if the Site Health tests or our support told you to.',
					'site-dashboard',
				)}
			</p>
		</LazyDialog>
	);
}

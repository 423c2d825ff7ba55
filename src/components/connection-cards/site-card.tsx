import { __, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import { ConnectButton } from '../connect-button/connect-button';
import { SiteOffline } from '../offline-text/offline-text';
import { useTrackedClick } from '../tracking/use-tracked-click';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';
import { preloadDialog } from '../ui/lazy-dialog';
import { Quiet } from '../ui/text';
import { useSiteCard, type SiteCardView } from './use-connection-cards';

/** The connection of the site. */
export function SiteCard() {
	const view = useSiteCard();
	return (
		<Card
			title={__('Site connection', 'site-dashboard')}
			badge={view.state === 'connected' && <Badge tone="good">{__('Connected', 'site-dashboard')}</Badge>}
		>
			<SiteState view={view} />
		</Card>
	);
}

function SiteState({ view }: { view: SiteCardView }) {
	const onManage = useTrackedClick({ target: 'manage_site_connection' });
	if (view.state === 'offline') {
		return <SiteOffline />;
	}
	if (view.state === 'not-connected') {
		return (
			<>
				<Quiet>
					{
						/* translators: %s: provider name */
						sprintf(__('Your site is not connected to %s.', 'site-dashboard'), PROVIDER_NAME)
					}
				</Quiet>
				{view.canConnect && (
					<ConnectButton
						/* translators: %s: product name */
						label={sprintf(__('Set up %s', 'site-dashboard'), PRODUCT_NAME)}
						from="connection-settings"
					/>
				)}
			</>
		);
	}
	return (
		<>
			<Quiet>
				{
					/* translators: %s: provider name */
					sprintf(__('Your site is connected to %s.', 'site-dashboard'), PROVIDER_NAME)
				}
			</Quiet>
			<Quiet>{ownerNote(view)}</Quiet>
			{view.canManage && (
				<Link to="/disconnect" onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={onManage}>
					{__('Manage site connection', 'site-dashboard')}
				</Link>
			)}
		</>
	);
}

function ownerNote({ owner }: Extract<SiteCardView, { state: 'connected' }>): string {
	switch (owner) {
		case 'you':
			/* translators: %s: product name */
			return sprintf(__('You are the %s owner.', 'site-dashboard'), PRODUCT_NAME);
		case 'other':
			return __('Another user owns the connection.', 'site-dashboard');
		case 'nobody':
			return __(
				'Nobody owns the connection yet. An administrator can connect an account to own it.',
				'site-dashboard',
			);
	}
}

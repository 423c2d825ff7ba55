import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../../../lib/product';
import { ConnectButton } from '../../../../components/connect-button/connect-button';
import { SiteOffline } from '../../../../components/offline-text/offline-text';
import { useTrackedClick } from '../../../../components/tracking/use-tracked-click';
import { Button } from '../../../../components/ui/button';
import { Card } from '../../../../components/ui/card';
import { preloadDialog } from '../../../../components/ui/lazy-dialog';
import { lazyPart } from '../../../../components/ui/lazy-part';
import { MutedText } from '../../../../components/ui/text';
import { ConnectionBadge } from './connection-badge';
import { useSiteCard, type SiteCardView } from './use-connection-cards';

const ConnectionPanel = lazyPart(
	async () =>
		(await import(/* webpackChunkName: "connection-panel" */ './panel/connection-panel')).ConnectionPanel,
);

const ICON = 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17';

/** The connection of the site. */
export function SiteCard() {
	const view = useSiteCard();
	return (
		<Card
			title={__('Site connection', 'site-dashboard')}
			icon={ICON}
			badge={view.state === 'connected' && <ConnectionBadge health={view.health} />}
			control={view.state === 'connected' && view.canManage && <ManageButton />}
		>
			<SiteState view={view} />
		</Card>
	);
}

function SiteState({ view }: { view: SiteCardView }) {
	if (view.state === 'offline') {
		return <SiteOffline />;
	}
	if (view.state === 'not-connected') {
		return (
			<>
				<MutedText>
					{
						/* translators: %s: provider name */
						sprintf(__('Your site isn’t connected to %s.', 'site-dashboard'), PROVIDER_NAME)
					}
				</MutedText>
				<ConnectButton
					/* translators: %s: product name */
					label={sprintf(__('Set up %s', 'site-dashboard'), PRODUCT_NAME)}
					from="connection-settings"
				/>
			</>
		);
	}
	return (
		<>
			<MutedText>
				{view.health === 'broken'
					? /* translators: %s: provider name */
						sprintf(__('Your site can’t exchange data with %s.', 'site-dashboard'), PROVIDER_NAME)
					: /* translators: %s: provider name */
						sprintf(__('Your site is connected to %s.', 'site-dashboard'), PROVIDER_NAME)}
			</MutedText>
			<MutedText>{ownerNote(view)}</MutedText>
		</>
	);
}

function ManageButton() {
	const [isManaging, setIsManaging] = useState(false);
	const onManage = useTrackedClick({ target: 'manage_site_connection' });
	return (
		<>
			<span onPointerEnter={preloadDialog} onFocus={preloadDialog}>
				<Button
					kind="tertiary"
					onClick={() => {
						onManage();
						setIsManaging(true);
					}}
				>
					{__('Manage site connection', 'site-dashboard')}
				</Button>
			</span>
			{isManaging && <ConnectionPanel onClose={() => setIsManaging(false)} />}
		</>
	);
}

function ownerNote({ owner }: Extract<SiteCardView, { state: 'connected' }>): string {
	switch (owner) {
		case 'you':
			/* translators: %s: product name */
			return sprintf(__('You are the %s owner.', 'site-dashboard'), PRODUCT_NAME);
		case 'other':
			return __('Another user owns this connection.', 'site-dashboard');
		case 'nobody':
			return sprintf(
				/* translators: %s: provider name */
				__(
					'This connection has no owner yet. An administrator needs to connect their %s account.',
					'site-dashboard',
				),
				PROVIDER_NAME,
			);
	}
}

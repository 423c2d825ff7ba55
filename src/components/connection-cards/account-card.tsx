import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../lib/product';
import { ConnectLink } from '../connect-button/connect-link';
import { Avatar } from '../ui/avatar';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Quiet } from '../ui/text';
import styles from './connection-cards.module.css';
import { useAccountCard } from './use-connection-cards';

/** The user's own account at the provider. */
export function AccountCard() {
	const view = useAccountCard();
	if (view.state === 'hidden') {
		return null;
	}
	return (
		<Card
			title={__('Account connection', 'site-dashboard')}
			badge={view.state === 'linked' && <Badge tone="good">{__('Connected', 'site-dashboard')}</Badge>}
		>
			{view.state === 'offline' && (
				<Quiet>
					{sprintf(
						/* translators: %s: provider name */
						__('The site is in Offline Mode, so you can not connect to %s.', 'site-dashboard'),
						PROVIDER_NAME,
					)}
				</Quiet>
			)}
			{view.state === 'unlinked' && (
				<>
					<Quiet>
						{
							/* translators: %s: provider name */
							sprintf(
								__('Connect your own %s account to use everything here.', 'site-dashboard'),
								PROVIDER_NAME,
							)
						}
					</Quiet>
					<ConnectLink
						/* translators: %s: provider name */
						label={sprintf(__('Connect your %s account', 'site-dashboard'), PROVIDER_NAME)}
					/>
				</>
			)}
			{view.state === 'linked' && (
				<>
					<div className={styles.account}>
						<Avatar src={view.avatar} />
						<div>
							<p className={styles.name}>{view.login}</p>
							<Quiet>{view.email}</Quiet>
						</div>
					</div>
					{view.onUnlink && (
						<Button kind="quiet" onClick={view.onUnlink}>
							{
								/* translators: %s: provider name */
								sprintf(__('Unlink your %s account', 'site-dashboard'), PROVIDER_NAME)
							}
						</Button>
					)}
				</>
			)}
		</Card>
	);
}

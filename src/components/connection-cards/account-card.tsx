import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../lib/product';
import { ConnectLink } from '../connect-button/connect-link';
import { AccountOffline } from '../offline-text/offline-text';
import { useTrackedClick } from '../tracking/use-tracked-click';
import { Avatar } from '../ui/avatar';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/skeleton';
import { Failure, Quiet } from '../ui/text';
import styles from './connection-cards.module.css';
import { useAccountCard, type AccountCardView, type Unlinking } from './use-connection-cards';

/** The user's own account at the provider. */
export function AccountCard() {
	const view = useAccountCard();
	if (view.state === 'hidden') {
		return null;
	}
	const isLinked = view.state === 'linked' || view.state === 'unknown' || view.state === 'loading';
	return (
		<Card
			title={__('Account connection', 'site-dashboard')}
			badge={isLinked && <Badge tone="good">{__('Connected', 'site-dashboard')}</Badge>}
		>
			<AccountState view={view} />
		</Card>
	);
}

function AccountState({ view }: { view: Exclude<AccountCardView, { state: 'hidden' }> }) {
	switch (view.state) {
		case 'offline':
			return <AccountOffline />;
		case 'unlinked':
			return <Unlinked />;
		case 'loading':
			return <Skeleton height={48} />;
		case 'unknown':
			return (
				<>
					<Failure text={unknownText(view.reason)} onRetry={view.onRetry} />
					<Unlink unlink={view.unlink} />
				</>
			);
		case 'linked':
			return (
				<>
					<div className={styles.account}>
						<Avatar src={view.avatar} />
						<div>
							<p className={styles.name}>{view.login}</p>
							<Quiet>{view.email}</Quiet>
						</div>
					</div>
					<Unlink unlink={view.unlink} />
				</>
			);
	}
}

/** You are linked all the same: only the name is missing. */
const unknownText = (reason: string) =>
	reason
		? sprintf(
				/* translators: 1: provider name, 2: why it failed */
				__('Your %1$s account could not be shown. %2$s', 'site-dashboard'),
				PROVIDER_NAME,
				reason,
			)
		: sprintf(
				/* translators: %s: provider name */
				__('%s does not say at the moment which account you are linked to.', 'site-dashboard'),
				PROVIDER_NAME,
			);

function Unlinked() {
	const onFollow = useTrackedClick({ target: 'link_account_in_place' });
	return (
		<>
			<Quiet>
				{
					/* translators: %s: provider name */
					sprintf(__('Connect your own %s account to use everything here.', 'site-dashboard'), PROVIDER_NAME)
				}
			</Quiet>
			<ConnectLink
				/* translators: %s: provider name */
				label={sprintf(__('Connect your %s account', 'site-dashboard'), PROVIDER_NAME)}
				onFollow={onFollow}
			/>
		</>
	);
}

function Unlink({ unlink }: { unlink: Unlinking | null }) {
	return (
		unlink && (
			<Button kind="quiet" isBusy={unlink.isBusy} onClick={unlink.onUnlink}>
				{
					/* translators: %s: provider name */
					sprintf(__('Unlink your %s account', 'site-dashboard'), PROVIDER_NAME)
				}
			</Button>
		)
	);
}

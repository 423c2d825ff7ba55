import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../../../lib/product';
import { ConnectPrompt } from '../../../../components/connect-button/connect-link';
import { AccountOffline } from '../../../../components/offline-text/offline-text';
import { selectConnectionHealth } from '../../../../state/connection-faults/selectors';
import { useAppSelector } from '../../../../state/hooks';
import { useTrackedClick } from '../../../../components/tracking/use-tracked-click';
import { Avatar } from '../../../../components/ui/avatar';
import { Button } from '../../../../components/ui/button';
import { Card } from '../../../../components/ui/card';
import { Skeleton } from '../../../../components/ui/skeleton';
import { CardFailure } from '../../../../components/service-card/card-failure';
import { MutedText } from '../../../../components/ui/text';
import { ConnectionBadge } from './connection-badge';
import styles from './connection-cards.module.css';
import { useAccountCard, type AccountCardView, type Unlinking } from './use-connection-cards';

/** The user's own account at the provider. */
export function AccountCard() {
	const view = useAccountCard();
	const health = useAppSelector(selectConnectionHealth);
	if (view.state === 'hidden') {
		return null;
	}
	const isLinked = view.state === 'linked' || view.state === 'unknown' || view.state === 'loading';
	return (
		<Card
			title={__('Account connection', 'site-dashboard')}
			icon="M12 11.5a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c0-4 3-6.5 7.5-6.5s7.5 2.5 7.5 6.5"
			badge={isLinked && <ConnectionBadge health={health} />}
		>
			<AccountState view={view} />
		</Card>
	);
}

function AccountState({ view }: { view: Exclude<AccountCardView, { state: 'hidden' }> }) {
	switch (view.state) {
		case 'offline':
			return <AccountOffline />;
		case 'disconnected':
			return <Disconnected />;
		case 'loading':
			return <Skeleton height={48} />;
		case 'unknown':
			return (
				<>
					<CardFailure text={unknownText(view.reason)} onRetry={view.onRetry} />
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
							<MutedText>{view.email}</MutedText>
						</div>
					</div>
					<Unlink unlink={view.unlink} />
				</>
			);
	}
}

/** You're connected all the same: only the name is missing. */
const unknownText = (reason: string) =>
	reason
		? sprintf(
				/* translators: 1: provider name, 2: why it failed */
				__('We couldn’t load your %1$s account. %2$s', 'site-dashboard'),
				PROVIDER_NAME,
				reason,
			)
		: sprintf(
				/* translators: %s: provider name */
				__('We couldn’t check your %s account.', 'site-dashboard'),
				PROVIDER_NAME,
			);

function Disconnected() {
	const onFollow = useTrackedClick({ target: 'link_account_in_place' });
	return (
		<ConnectPrompt
			text={sprintf(
				/* translators: %s: provider name */
				__('Connect your %s account to get downtime alerts, stats and more.', 'site-dashboard'),
				PROVIDER_NAME,
			)}
			/* translators: %s: provider name */
			label={sprintf(__('Connect your %s account', 'site-dashboard'), PROVIDER_NAME)}
			onFollow={onFollow}
		/>
	);
}

function Unlink({ unlink }: { unlink: Unlinking | null }) {
	return (
		unlink && (
			<Button kind="tertiary" isDestructive isBusy={unlink.isBusy} onClick={unlink.onUnlink}>
				{
					/* translators: %s: provider name */
					sprintf(__('Disconnect your %s account', 'site-dashboard'), PROVIDER_NAME)
				}
			</Button>
		)
	);
}

import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../../../lib/product';
import { ConnectButton } from '../../../../components/connect-button/connect-button';
import { AccountOffline, SiteOffline } from '../../../../components/offline-text/offline-text';
import { useTrackedClick } from '../../../../components/tracking/use-tracked-click';
import { Button } from '../../../../components/ui/button';
import { Card } from '../../../../components/ui/card';
import { lazyPart } from '../../../../components/ui/lazy';
import { MutedText } from '../../../../components/ui/text';
import { ConnectPrompt } from '../../../../components/connect-button/connect-link';
import { selectConnectionHealth } from '../../../../state/connection-faults/selectors';
import { useAppSelector } from '../../../../state/hooks';
import { Avatar } from '../../../../components/ui/avatar';
import { Skeleton } from '../../../../components/ui/skeleton';
import { CardFailure } from '../../../../components/service-card/card-failure';
import { ConnectionBadge } from './connection-badge';
import {
	type AccountCardView,
	type SiteCardView,
	type Unlinking,
	useAccountCard,
	useSiteCard,
} from './use-connection-cards';
import styles from './connection-cards.module.css';

const ConnectionPanel = lazyPart(
	'ConnectionPanel',
	() => import(/* webpackChunkName: "seldom" */ './panel/connection-panel'),
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
				<span>
					{view.health === 'broken'
						? /* translators: %s: provider name */
							sprintf(__('Your site can’t exchange data with %s.', 'site-dashboard'), PROVIDER_NAME)
						: /* translators: %s: provider name */
							sprintf(__('Your site is connected to %s.', 'site-dashboard'), PROVIDER_NAME)}
				</span>{' '}
				<span>{ownerNote(view)}</span>
			</MutedText>
		</>
	);
}

function ManageButton() {
	const [isManaging, setIsManaging] = useState(false);
	const onManage = useTrackedClick({ target: 'manage_site_connection' });
	return (
		<>
			<Button
				kind="tertiary"
				onClick={() => {
					onManage();
					setIsManaging(true);
				}}
			>
				{__('Manage site connection', 'site-dashboard')}
			</Button>
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

import { __, sprintf } from '@wordpress/i18n';
import { useRef } from 'react';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import { ConnectLink } from '../connect-button/connect-link';
import type { ModuleToggleView } from '../module-toggle/use-module-toggle';
import { LinkButton } from '../ui/action';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Later } from '../ui/later';
import { lazyPart } from '../ui/lazy-part';
import { Failure, Quiet } from '../ui/text';
import styles from './stats-card.module.css';
import { useStatsCard, type StatsBody, type StatsLinks } from './use-stats-card';

/** Visitor statistics: an invitation while they are off, the figures of the site while they are on. */
export function StatsCard() {
	const view = useStatsCard();
	if (view.state === 'hidden') {
		return null;
	}
	return (
		<Card
			/* translators: %s: product name */
			title={sprintf(__('%s Stats', 'site-dashboard'), PRODUCT_NAME)}
			footer={view.state === 'on' && hasLinks(view.links) && <Links links={view.links} />}
		>
			{view.state === 'offline' && <Quiet>{__('Unavailable in Offline Mode', 'site-dashboard')}</Quiet>}
			{view.state === 'needs-connection' && (
				<>
					<Quiet>
						{__('Connect your account to see how many people visit your site.', 'site-dashboard')}
					</Quiet>
					<ConnectLink label={__('Connect', 'site-dashboard')} />
				</>
			)}
			{view.state === 'off' && <ActivatePrompt toggle={view.toggle} />}
			{view.state === 'on' && <Body body={view.body} />}
		</Card>
	);
}

function ActivatePrompt({ toggle }: { toggle: ModuleToggleView | null }) {
	return (
		<>
			<Quiet>
				{__('See how many people visit your site and what they read. Stats are off now.', 'site-dashboard')}
			</Quiet>
			{toggle && (
				<Button kind="primary" isBusy={toggle.isBusy} onClick={() => toggle.onToggle(true)}>
					{
						/* translators: %s: product name */
						sprintf(__('Activate %s Stats', 'site-dashboard'), PRODUCT_NAME)
					}
				</Button>
			)}
			{toggle?.failure && <Failure text={toggle.failure} />}
		</>
	);
}

/** In px. */
const BOARD_HEIGHT = 336;

// The code comes while the host is asked for the numbers.
const StatsBoard = lazyPart(
	() => import(/* webpackChunkName: "stats-board" */ './stats-board').then((chunk) => chunk.StatsBoard),
	{ height: BOARD_HEIGHT },
);

// The provider seldom fails.
const ProviderErrors = lazyPart(
	() =>
		import(/* webpackChunkName: "stats-board" */ './provider-errors').then((chunk) => chunk.ProviderErrors),
	{ height: 48 },
);

/** As high in every state as with a chart, so that nothing below it moves. */
function Body({ body }: { body: StatsBody }) {
	const area = useRef<HTMLDivElement>(null);
	return (
		<div className={styles.area} ref={area} tabIndex={-1}>
			{(body.state === 'loading' || body.state === 'board') && (
				<Later height={BOARD_HEIGHT}>
					<StatsBoard board={body.state === 'board' ? body.board : null} />
				</Later>
			)}
			{body.state === 'failed' && (
				<div className={styles.message}>
					<Failure text={body.text} onRetry={body.onRetry} />
				</div>
			)}
			{body.state === 'provider-errors' && (
				<div className={styles.message}>
					<ProviderErrors url={body.url} />
				</div>
			)}
			{body.state === 'empty' && (
				<div className={styles.message}>
					<EmptyNews
						failure={body.failure}
						onDismiss={() => {
							// The button goes: the focus stays here.
							area.current?.focus();
							body.onDismiss();
						}}
					/>
				</div>
			)}
		</div>
	);
}

function EmptyNews({ failure, onDismiss }: { failure: string; onDismiss: () => void }) {
	return (
		<>
			<p className={styles.news}>{__('Stats has been activated', 'site-dashboard')}</p>
			<Quiet>{__('Views show here as soon as somebody visits your site.', 'site-dashboard')}</Quiet>
			<Button onClick={onDismiss}>{__('Dismiss', 'site-dashboard')}</Button>
			{failure && <Failure text={failure} />}
		</>
	);
}

const hasLinks = ({ detailsUrl, providerUrl, canConnect }: StatsLinks) =>
	canConnect || Boolean(detailsUrl || providerUrl);

function Links({ links }: { links: StatsLinks }) {
	return (
		<div className={styles.links}>
			{links.detailsUrl && (
				<LinkButton
					kind="quiet"
					label={__('View detailed stats', 'site-dashboard')}
					href={links.detailsUrl}
					onClick={links.onDetails}
				/>
			)}
			{links.providerUrl && (
				<LinkButton
					kind="quiet"
					/* translators: %s: provider name */
					label={sprintf(__('View more stats on %s', 'site-dashboard'), PROVIDER_NAME)}
					href={links.providerUrl}
					isExternal
					onClick={links.onProvider}
				/>
			)}
			{links.canConnect && (
				<ConnectLink label={__('Connect your account for more stats', 'site-dashboard')} />
			)}
		</div>
	);
}

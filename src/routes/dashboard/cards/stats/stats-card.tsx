import { __, sprintf } from '@wordpress/i18n';
import classNames from 'classnames';
import { useRef } from 'react';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../../../lib/product';
import { ConnectLink, ConnectPrompt } from '../../../../components/connect-button/connect-link';
import { LinkButton } from '../../../../components/ui/action';
import { Button } from '../../../../components/ui/button';
import { Card } from '../../../../components/ui/card';
import { Deferred, lazyPart } from '../../../../components/ui/lazy';
import { ErrorMessage, MutedText } from '../../../../components/ui/text';
import styles from './stats-card.module.css';
import { useStatsCard, type StatsBody, type StatsCardView, type StatsLinks } from './use-stats-card';

/** Visitor stats: an invitation while they're off, the site's numbers while they're on. */
export function StatsCard() {
	const view = useStatsCard();
	if (view.state === 'hidden') {
		return null;
	}
	return (
		<Card
			/* translators: %s: product name */
			title={sprintf(__('%s Stats', 'site-dashboard'), PRODUCT_NAME)}
			level={2}
			icon="M5.5 19.5v-7M12 19.5v-15M18.5 19.5v-10"
			isBusy={view.state === 'working' && view.body.state === 'loading'}
			control={<Control view={view} />}
		>
			{view.state === 'offline' && (
				<MutedText>{__('Unavailable in Offline Mode', 'site-dashboard')}</MutedText>
			)}
			{view.state === 'needs-connection' && (
				<ConnectPrompt
					text={__('Connect your account to see how many people visit your site.', 'site-dashboard')}
				/>
			)}
			{view.state === 'not-active' && (
				<>
					<MutedText>
						{__('See how many people visit your site and what they read. Stats is off.', 'site-dashboard')}
					</MutedText>
					{view.toggle?.failure && <ErrorMessage text={view.toggle.failure} />}
				</>
			)}
			{view.state === 'working' && <Body body={view.body} />}
		</Card>
	);
}

function Control({ view }: { view: StatsCardView }) {
	if (view.state === 'working') {
		return <Links links={view.links} />;
	}
	const toggle = view.state === 'not-active' ? view.toggle : null;
	return (
		toggle && (
			<Button isBusy={toggle.isBusy} onClick={() => toggle.onToggle(true)}>
				{
					/* translators: %s: product name */
					sprintf(__('Activate %s Stats', 'site-dashboard'), PRODUCT_NAME)
				}
			</Button>
		)
	);
}

/** In px. */
const BOARD_HEIGHT = 279;
const EMPTY_HEIGHT = 56;

// The code loads while the host is asked for the numbers; the area has the height.
const loadBoard = () => import(/* webpackChunkName: "dashboard-below" */ './stats-board');
const StatsBoard = lazyPart('StatsBoard', loadBoard, { height: EMPTY_HEIGHT });
const ProviderErrors = lazyPart('ProviderErrors', loadBoard);
const EmptyNews = lazyPart('EmptyNews', loadBoard);

/** As high as with a chart, so that nothing below it moves; low where there are no views, as last time. */
function Body({ body }: { body: StatsBody }) {
	const area = useRef<HTMLDivElement>(null);
	const isLow = body.state === 'empty' || (body.state === 'loading' && body.wasEmpty);
	return (
		<div className={classNames(styles.area, isLow && styles.low)} ref={area} tabIndex={-1}>
			{(body.state === 'loading' || body.state === 'board') && (
				<Deferred>
					<StatsBoard
						board={body.state === 'board' ? body.board : null}
						height={isLow ? EMPTY_HEIGHT : BOARD_HEIGHT}
					/>
				</Deferred>
			)}
			{body.state === 'failed' && (
				<div className={styles.message}>
					<ErrorMessage text={body.text} onRetry={body.onRetry} />
				</div>
			)}
			{body.state === 'provider-errors' && (
				<div className={styles.message}>
					<ProviderErrors url={body.url} />
				</div>
			)}
			{body.state === 'empty' && (
				<EmptyNews
					failure={body.failure}
					onDismiss={() => {
						// The button goes: the focus stays here.
						area.current?.focus();
						body.onDismiss();
					}}
				/>
			)}
		</div>
	);
}

function Links({ links }: { links: StatsLinks }) {
	return (
		<div className={styles.links}>
			{links.detailsUrl && (
				<LinkButton
					kind="link"
					label={__('View detailed stats', 'site-dashboard')}
					href={links.detailsUrl}
					onClick={links.onDetails}
				/>
			)}
			{links.providerUrl && (
				<LinkButton
					kind="link"
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

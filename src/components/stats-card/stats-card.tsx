import { __, sprintf } from '@wordpress/i18n';
import { formatDay, formatNumber } from '../../lib/locale';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import type { StatsSummary } from '../../state/stats/types';
import { ConnectLink } from '../connect-button/connect-link';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/skeleton';
import { Failure, Quiet } from '../ui/text';
import styles from './stats-card.module.css';
import { useStatsCard, type StatsCardView, type StatsFigures } from './use-stats-card';

/** Visitor statistics: an invitation while they are off, the figures of the site while they are on. */
export function StatsCard() {
	const view = useStatsCard();
	if (view.state === 'hidden') {
		return null;
	}
	const isOn = view.state === 'on';
	return (
		<Card
			/* translators: %s: product name */
			title={sprintf(__('%s Stats', 'site-dashboard'), PRODUCT_NAME)}
			footer={
				isOn && view.detailsUrl && <a href={view.detailsUrl}>{__('View detailed stats', 'site-dashboard')}</a>
			}
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
			{isOn && <Figures figures={view.figures} />}
			{view.toggle?.failure && <Failure text={view.toggle.failure} />}
		</Card>
	);
}

function ActivatePrompt({ toggle }: Pick<StatsCardView, 'toggle'>) {
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
		</>
	);
}

function Figures({ figures }: { figures: StatsFigures }) {
	switch (figures.status) {
		case 'loading':
			return <Skeleton height={52} />;
		case 'failed':
			return <Failure text={figures.text} onRetry={figures.onRetry} />;
		case 'provider-errors':
			return (
				<Failure
					text={sprintf(
						/* translators: 1: product name, 2: provider name */
						__(
							'Something happened while loading %1$s Stats. Please try again later or view your stats now on %2$s',
							'site-dashboard',
						),
						PRODUCT_NAME,
						PROVIDER_NAME,
					)}
				/>
			);
		case 'ready':
			return <Summary summary={figures.summary} />;
	}
}

/** The figures of the site; what is not known shows as a dash (STATS-018, STATS-031). */
function Summary({ summary }: { summary: StatsSummary | null }) {
	const number = (value: number | null | undefined) =>
		typeof value === 'number' ? formatNumber(value) : '-';
	const bestDay = formatDay(summary?.views_best_day ?? '');
	const rows: Array<[string, string]> = [
		[__('Views today', 'site-dashboard'), number(summary?.views_today)],
		[
			bestDay
				? /* translators: %s: a date */
					sprintf(__('Best day: %s', 'site-dashboard'), bestDay)
				: __('Best day', 'site-dashboard'),
			number(summary?.views_best_day_total),
		],
		[__('All-time views', 'site-dashboard'), number(summary?.views)],
		[__('All-time comments', 'site-dashboard'), number(summary?.comments)],
	];
	return (
		<dl className={styles.figures}>
			{rows.map(([label, value]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

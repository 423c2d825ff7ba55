import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { hostNow } from '../../../../lib/clock';
import { MAXIMUM_BARS } from '../../../../lib/chart-scale';
import { formatNumber } from '../../../../lib/locale';
import { formatPhpDate } from '../../../../lib/php-date';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../../state/hooks';
import { selectSite } from '../../../../state/page/slice';
import { selectRedirect } from '../../../../state/page/urls';
import type { StatsPoint, StatsRange, StatsSummary } from '../../../../state/stats/slice';
import { trackClick } from '../../../../state/tracking/thunks/track';
import { BAR_CHART_HEIGHT, BarChart } from '../../../../components/ui/bar-chart';
import { Skeleton } from '../../../../components/ui/skeleton';
import { Tabs } from '../../../../components/ui/tabs';
import { ErrorMessage, ExternalLink, MutedText } from '../../../../components/ui/text';
import { Icon } from '../../../../components/ui/icon';
import { IconButton } from '../../../../components/ui/icon-button';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../../../lib/product';
import { chartTitle, toBars } from './bar-texts';
import styles from './stats-card.module.css';
import type { StatsBoardView } from './use-stats-card';

/**
 * Views by day, week or month as a chart, the site's numbers below. Until they're loaded, `board` is null and
 * a placeholder of that height, in px, shows.
 */
export function StatsBoard({ board, height }: { board: StatsBoardView | null; height: number }) {
	return board ? <Board {...board} /> : <Skeleton height={height} />;
}

function Board({ range, onRange, panel, summary }: StatsBoardView) {
	const [now] = useState(hostNow);
	return (
		<>
			<Tabs
				label={__('Period', 'site-dashboard')}
				tabs={[
					{ id: 'day', label: __('Days', 'site-dashboard') },
					{ id: 'week', label: __('Weeks', 'site-dashboard') },
					{ id: 'month', label: __('Months', 'site-dashboard') },
				]}
				selected={range}
				onSelect={(id) => onRange(id as StatsRange)}
				isManual
			>
				<div className={styles.panel}>
					{panel.status === 'loading' && <Skeleton height={BAR_CHART_HEIGHT} />}
					{panel.status === 'failed' && <ErrorMessage text={panel.text} onRetry={panel.onRetry} />}
					{panel.status === 'provider-errors' && <ProviderErrors url={panel.url} />}
					{panel.status === 'none' && (
						<MutedText>{__('No stats for this period yet.', 'site-dashboard')}</MutedText>
					)}
					{panel.status === 'ready' && <Chart key={range} range={range} points={panel.points} now={now} />}
				</div>
			</Tabs>
			<StatsFigures summary={summary} />
		</>
	);
}

interface ChartProps {
	range: StatsRange;
	points: StatsPoint[];
	/** In ms. */
	now: number;
}

function Chart({ range, points, now }: ChartProps) {
	const { bars, onOpen } = useBars(range, points, now);
	return (
		<BarChart
			label={chartTitle(range)}
			bars={bars}
			columns={[__('Period', 'site-dashboard'), __('Views', 'site-dashboard')]}
			onOpen={onOpen}
		/>
	);
}

/** The bars of a range, each of which leads to its day, week or month at the provider (STATS-032). */
function useBars(range: StatsRange, points: StatsPoint[], now: number) {
	const dispatch = useAppDispatch();
	const shown = points.slice(-MAXIMUM_BARS);
	const urls = useAppSelector(
		(root) =>
			shown.map(({ date }) => selectRedirect(root, `calypso-stats-${range}`, { query: `startDate=${date}` })),
		shallowEqual,
	);
	return {
		bars: toBars(shown, range, urls, now),
		onOpen: () => void dispatch(trackClick({ target: 'stats_bar' })),
	};
}

/** The figures of the site; what is not known shows as a dash (STATS-018, STATS-031). */
function StatsFigures({ summary }: { summary: StatsSummary | null }) {
	const bestDay = useBestDay(summary);
	const rows: Array<[string, number | null | undefined]> = [
		[__('Views today', 'site-dashboard'), summary?.views_today],
		[
			/* translators: %s: a date */
			sprintf(__('Best day: %s', 'site-dashboard'), bestDay),
			summary?.views_best_day_total,
		],
		[__('All-time views', 'site-dashboard'), summary?.views],
		[__('All-time comments', 'site-dashboard'), summary?.comments],
	];
	return (
		<dl className={styles.figures}>
			{rows.map(([label, value]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{typeof value === 'number' ? formatNumber(value) : '-'}</dd>
				</div>
			))}
		</dl>
	);
}

/** The day with the most views, in the site's own date format; or a dash. */
function useBestDay(summary: StatsSummary | null): string {
	const { dateFormat } = useAppSelector(selectSite);
	return formatPhpDate(summary?.views_best_day ?? '', dateFormat) ?? '-';
}

/** Shows until there are views, and can be dismissed (STATS-003). */
export function EmptyNews({ failure, onDismiss }: { failure: string; onDismiss: () => void }) {
	return (
		<>
			<div className={styles.empty}>
				<Icon name="check" />
				<div>
					<p className={styles.news}>{__('Stats has been activated', 'site-dashboard')}</p>
					<MutedText>
						{__('Views appear here a few minutes after someone visits your site.', 'site-dashboard')}
					</MutedText>
				</div>
				<IconButton icon="close" label={__('Dismiss', 'site-dashboard')} isSmall onClick={onDismiss} />
			</div>
			{failure && <ErrorMessage text={failure} />}
		</>
	);
}

/** The provider has the figures, but did not hand them out: they may be seen there (STATS-002). */
export function ProviderErrors({ url }: { url: string }) {
	const [before, link, after] = sprintf(
		/* translators: 1: product name, 2: provider name; <a> and </a> mark a link */
		__(
			'Something happened while loading %1$s Stats. Please try again later or <a>view your stats now on %2$s</a>',
			'site-dashboard',
		),
		PRODUCT_NAME,
		PROVIDER_NAME,
	).split(/<\/?a>/);
	return (
		<div className={styles.problem}>
			<Icon name="warning" />
			<p>
				{before}
				<ExternalLink href={url}>{link}</ExternalLink>
				{after}
			</p>
		</div>
	);
}

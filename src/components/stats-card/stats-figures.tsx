import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import type { StatsSummary } from '../../state/stats/types';
import styles from './stats-card.module.css';
import { useBestDay } from './use-best-day';

/** The figures of the site; what is not known shows as a dash (STATS-018, STATS-031). */
export function StatsFigures({ summary }: { summary: StatsSummary | null }) {
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

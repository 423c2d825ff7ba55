import { formatPhpDate } from '../../lib/php-date';
import { useAppSelector } from '../../state/hooks';
import { selectSite } from '../../state/page/selectors';
import type { StatsSummary } from '../../state/stats/types';

/** The day with the most views, in the site's own date format; a dash while there is none. */
export function useBestDay(summary: StatsSummary | null): string {
	const { dateFormat } = useAppSelector(selectSite);
	return formatPhpDate(summary?.views_best_day ?? '', dateFormat) ?? '-';
}

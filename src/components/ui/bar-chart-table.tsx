import { safeUrl } from '../../lib/links';
import type { ChartBar } from './bar-chart-bars';
import styles from './bar-chart.module.css';

interface BarChartTableProps {
	title: string;
	bars: readonly ChartBar[];
	columns: readonly [string, string];
}

/**
 * All bars as a table, for screen readers alone. Its links are out of the tab order, which the bars are in; a screen
 * reader that is steered by touch finds them.
 */
export function BarChartTable({ title, bars, columns }: BarChartTableProps) {
	return (
		<div className={styles.table}>
			<table>
				<caption>{title}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{bars.map((bar, index) => (
						<tr key={index}>
							<th scope="row">
								<a href={safeUrl(bar.href)} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
									{bar.name}
								</a>
							</th>
							<td>{bar.valueText}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

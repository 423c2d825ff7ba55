import { formatNumber } from '../../lib/locale';
import styles from './record-meter.module.css';

export interface RecordMeterItem {
	count: number;
	label: string;
	backgroundColor: string;
}

/** Numbers of several things, as one bar with a segment for each and the numbers below (DASH-109). */
export function RecordMeter({ items }: { items: readonly RecordMeterItem[] }) {
	return (
		<div className={styles.meter}>
			<div className={styles.bar} aria-hidden="true">
				{items.map(({ label, count, backgroundColor }) => (
					<span
						key={label}
						className={styles.part}
						style={{ backgroundColor, flexGrow: Math.max(0, count) }}
					/>
				))}
			</div>
			<ul className={styles.legend}>
				{items.map(({ label, count, backgroundColor }) => (
					<li key={label} className={styles.item}>
						<span className={styles.dot} style={{ backgroundColor }} aria-hidden="true" />
						{formatNumber(count)} {label}
					</li>
				))}
			</ul>
		</div>
	);
}

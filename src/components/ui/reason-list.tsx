import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import styles from './reason-list.module.css';

interface ReasonListProps {
	title: string;
	lines: ReadonlyArray<{ key: string; label: string; reason: string }>;
}

/** Lines that show; a foreign file may have thousands. */
const MOST = 50;

/** Values that a site refused, each with its reason. */
export function ReasonList({ title, lines }: ReasonListProps) {
	const more = lines.length - MOST;
	return (
		<div className={styles.reasons}>
			<p className={styles.title}>{title}</p>
			<ul role="list">
				{lines.slice(0, MOST).map(({ key, label, reason }) => (
					<li key={key}>
						<bdi>{label}</bdi>: {reason}
					</li>
				))}
				{more > 0 && (
					<li>
						{sprintf(
							/* translators: %s: number of settings */
							_n('%s more', '%s more', more, 'site-dashboard'),
							formatNumber(more),
						)}
					</li>
				)}
			</ul>
		</div>
	);
}

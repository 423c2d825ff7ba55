import { _n, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../../../lib/locale';
import styles from './transfer.module.css';

interface ReasonListProps {
	title: string;
	lines: ReadonlyArray<{ key: string; label: string; reason: string }>;
}

/** Lines that show; a foreign file may have thousands. */
const MOST = 50;

/** What was not taken, and why. */
export function ReasonList({ title, lines }: ReasonListProps) {
	const more = lines.length - MOST;
	return (
		<div className={styles.reasons}>
			<p className={styles.label}>{title}</p>
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

/** The heading of what has just come in place of something else; it takes the focus along. */
export function PartHeading({ children }: { children: string }) {
	const heading = useRef<HTMLElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<strong className={styles.heading} tabIndex={-1} ref={heading}>
			{children}
		</strong>
	);
}

import { useId, useState } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
	/** Names the pending task. */
	label: string;
	/** Without it, nobody knows yet. */
	value?: number;
	total?: number;
	/** In words, such as "3 of 10 posts"; read out in place of the percentage. */
	valueText?: string;
	/** A smaller value is shown too; without it the bar only grows (UI-016). */
	canGoBack?: boolean;
}

/** Progress in whole hundredths up to 100 (UI-015). */
export function ProgressBar({ label, value, total = 100, valueText, canGoBack = false }: ProgressBarProps) {
	const id = useId();
	const percent = usePercent(value, total, canGoBack);
	return (
		<div className={styles.frame}>
			<div className={styles.texts}>
				<label htmlFor={id}>{label}</label>
				{valueText && <span aria-hidden="true">{valueText}</span>}
			</div>
			<progress id={id} className={styles.bar} max={100} value={percent} aria-valuetext={valueText} />
		</div>
	);
}

/** Between 0 and 100, and never less than before, unless that is allowed. */
function usePercent(value: number | undefined, total: number, canGoBack: boolean): number | undefined {
	const now = value === undefined ? undefined : percentOf(value, total);
	const [furthest, setFurthest] = useState(now);
	const shown = canGoBack || furthest === undefined || now === undefined ? now : Math.max(now, furthest);
	if (shown !== undefined && shown !== furthest) {
		setFurthest(shown);
	}
	return shown;
}

function percentOf(value: number, total: number): number {
	const percent = total > 0 ? Math.round((value / total) * 100) : 100;
	return Math.min(100, Math.max(0, percent || 0));
}

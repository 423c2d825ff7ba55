import classNames from 'classnames';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A state in a word or two; its color only repeats it. */
export function Badge({
	children,
	tone = 'neutral',
}: {
	children: ReactNode;
	tone?: 'neutral' | 'good' | 'warning' | 'alarm';
}) {
	return <span className={classNames(styles.badge, tone !== 'neutral' && styles[tone])}>{children}</span>;
}

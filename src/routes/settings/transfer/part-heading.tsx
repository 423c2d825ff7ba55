import { useEffect, useRef } from 'react';
import styles from './transfer.module.css';

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

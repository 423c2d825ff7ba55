import type { ReactNode } from 'react';
import styles from './screen-heading.module.css';

interface ScreenHeadingProps {
	children: ReactNode;
	/** Shows instead of the heading, which only screen readers get. */
	shown?: string;
}

/** The one h1 of a screen; takes the focus after a navigation. */
export function ScreenHeading({ children, shown }: ScreenHeadingProps) {
	return (
		<h1 className={styles.heading} tabIndex={-1} data-screen-heading>
			{shown ? (
				<>
					<span aria-hidden="true">{shown}</span>
					<span className={styles.hidden}>{children}</span>
				</>
			) : (
				children
			)}
		</h1>
	);
}

import styles from './screen-heading.module.css';

/** The one h1 of a screen; takes the focus after a navigation. */
export function ScreenHeading({ children, isHidden = false }: { children: string; isHidden?: boolean }) {
	return (
		<h1 className={isHidden ? styles.hidden : styles.heading} tabIndex={-1} data-screen-heading>
			{children}
		</h1>
	);
}

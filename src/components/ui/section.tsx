import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
	title: string;
	/** A link at the end of the header. */
	link?: ReactNode;
	/** Only a heading above cards that are landmarks themselves. */
	isHeadingOnly?: boolean;
	children: ReactNode;
}

/** A part of a screen under its own heading. */
export function Section({ title, link, isHeadingOnly, children }: SectionProps) {
	const id = useId();
	return (
		<section className={styles.section} aria-labelledby={isHeadingOnly ? undefined : id}>
			<div className={styles.header}>
				<h2 className={styles.title} id={id}>
					{title}
				</h2>
				{link}
			</div>
			{children}
		</section>
	);
}

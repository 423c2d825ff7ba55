import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
	title: string;
	/** Level of the title: 3 under a section of a screen, 2 right under the screen's own heading. */
	level?: 2 | 3;
	/** A status badge beside the title. */
	badge?: ReactNode;
	/** The toggle at the end of the header. */
	control?: ReactNode;
	children: ReactNode;
	/** One link to where there is more. */
	footer?: ReactNode;
}

/** A card: what is true now, and one action. The card itself is no control. */
export function Card({ title, level = 3, badge, control, children, footer }: CardProps) {
	const id = useId();
	const Heading = `h${level}` as const;
	return (
		<section className={styles.card} aria-labelledby={id}>
			<div className={styles.header}>
				<Heading className={styles.title} id={id}>
					{title}
				</Heading>
				{badge}
				{control && <div className={styles.control}>{control}</div>}
			</div>
			<div className={styles.body}>{children}</div>
			{footer && <div className={styles.footer}>{footer}</div>}
		</section>
	);
}

/** Cards, two in a row where there is room (DASH-002). */
export function CardGrid({ children }: { children: ReactNode }) {
	return <div className={styles.grid}>{children}</div>;
}

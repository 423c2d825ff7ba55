import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
	title: string;
	/** A status badge beside the title. */
	badge?: ReactNode;
	/** The toggle at the end of the header. */
	control?: ReactNode;
	children: ReactNode;
	/** One link to where there is more. */
	footer?: ReactNode;
}

/** A card: what is true now, and one action. The card itself is no control. */
export function Card({ title, badge, control, children, footer }: CardProps) {
	const id = useId();
	return (
		<section className={styles.card} aria-labelledby={id}>
			<div className={styles.header}>
				<h3 className={styles.title} id={id}>
					{title}
				</h3>
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

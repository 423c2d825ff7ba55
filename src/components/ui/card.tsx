import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
	title: string;
	/** Level of the title: 3 under a section of a screen, 2 right under the screen's own heading. */
	level?: 2 | 3;
	/** A line drawing on a grid of 24, as the path of an SVG: what the card is about. */
	icon?: string;
	/** A status badge beside the title. */
	badge?: ReactNode;
	/** The one control, at the end of the header: a toggle or a link. */
	control?: ReactNode;
	/** Its content is loading. */
	isBusy?: boolean;
	children: ReactNode;
}

/** A card: what is true now, and one action; as high as what it says. The card itself is no control. */
export function Card({ title, level = 3, icon, badge, control, isBusy, children }: CardProps) {
	const id = useId();
	const Heading = `h${level}` as const;
	return (
		<section className={styles.card} aria-labelledby={id} aria-busy={isBusy || undefined}>
			<div className={styles.header}>
				<div className={styles.name}>
					<Heading className={styles.title} id={id}>
						{icon && <CardIcon path={icon} />}
						<span>{title}</span>
					</Heading>
					{}
					{badge}
				</div>
				{control && <div className={styles.control}>{control}</div>}
			</div>
			<div className={styles.body}>{children}</div>
		</section>
	);
}

/** Decorative. Its path comes with the card, so that late cards bring theirs late. */
function CardIcon({ path }: { path: string }) {
	return (
		<svg className={styles.icon} width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
			<path d={path} />
		</svg>
	);
}

/** A ruled list of cards, two in a row where there's room (DASH-002); an odd last one takes the whole row. */
export function CardGrid({ children }: { children: ReactNode }) {
	return <div className={styles.grid}>{children}</div>;
}

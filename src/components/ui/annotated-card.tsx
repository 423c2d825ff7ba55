import classNames from 'classnames';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icon';
import styles from './annotated-card.module.css';

interface AnnotatedCardProps {
	title: string;
	/** Level of the title: 3 under a section of a screen, 2 right under the screen's own heading. */
	level: 2 | 3;
	/** Beside the title. */
	info?: ReactNode;
	/** Below the title: what the card is for. */
	about?: ReactNode;
	/** Its header shows and hides the content, which stays mounted: what was typed there stays (UI-006). */
	collapsible?: { startsOpen: boolean; onToggle?: (isOpen: boolean) => void };
	children: ReactNode;
}

/** A card that says at its start what it's for, with the controls beside that where there's room. */
export function AnnotatedCard({ title, level, info, about, collapsible, children }: AnnotatedCardProps) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(collapsible?.startsOpen ?? true);
	const Heading = `h${level}` as const;
	const toggle = () => {
		setIsOpen(!isOpen);
		collapsible?.onToggle?.(!isOpen);
	};
	return (
		<section className={styles.card} aria-labelledby={`${id}-title`}>
			<div className={styles.start}>
				<div className={styles.header}>
					<Heading className={styles.title}>
						{collapsible ? (
							<button
								type="button"
								className={styles.toggle}
								aria-expanded={isOpen}
								aria-controls={`${id}-body`}
								onClick={toggle}
							>
								<span id={`${id}-title`}>{title}</span>
								<span className={classNames(styles.sign, isOpen && styles.open)}>
									<Icon name="chevron-down" />
								</span>
							</button>
						) : (
							<span id={`${id}-title`}>{title}</span>
						)}
					</Heading>
					{info}
				</div>
				{about}
			</div>
			<div id={`${id}-body`} hidden={!isOpen} data-controls>
				<div className={styles.body}>{children}</div>
			</div>
		</section>
	);
}

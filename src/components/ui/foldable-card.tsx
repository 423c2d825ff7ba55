import classNames from 'classnames';
import { useId, useState, type ReactNode } from 'react';
import card from './card.module.css';
import styles from './foldable-card.module.css';
import { Icon } from './icon';

interface FoldableCardProps {
	title: string;
	level?: 2 | 3;
	children: ReactNode;
	startsOpen?: boolean;
	onToggle?: (isOpen: boolean) => void;
	/** Keeps the content mounted while it is folded, so that what was typed there stays. */
	keepsContent?: boolean;
}

/** A card whose header shows and hides its content (UI-006). */
export function FoldableCard({
	title,
	level = 3,
	children,
	startsOpen = false,
	onToggle,
	keepsContent = false,
}: FoldableCardProps) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(startsOpen);
	const Heading = `h${level}` as const;
	const toggle = () => {
		setIsOpen(!isOpen);
		onToggle?.(!isOpen);
	};
	return (
		<section className={card.card} aria-labelledby={`${id}-title`}>
			<div className={classNames(card.header, styles.header)}>
				<Heading className={card.title}>
					<button
						type="button"
						className={styles.toggle}
						aria-expanded={isOpen}
						aria-controls={isOpen || keepsContent ? `${id}-body` : undefined}
						onClick={toggle}
					>
						<span id={`${id}-title`}>{title}</span>
					</button>
				</Heading>
				<span className={classNames(styles.sign, isOpen && styles.open)}>
					<Icon name="chevron-down" />
				</span>
			</div>
			{(isOpen || keepsContent) && (
				<div id={`${id}-body`} hidden={!isOpen}>
					<div className={card.body}>{children}</div>
				</div>
			)}
		</section>
	);
}

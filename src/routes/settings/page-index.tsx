import { __ } from '@wordpress/i18n';
import classNames from 'classnames';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { Icon } from '../../components/ui/icon';
import type { TabCards } from './found';
import styles from './page-index.module.css';

interface IndexedCardsProps {
	/** The index's entries, by tab; none: no index. */
	parts: readonly TabCards[];
	/** Each tab's name is above its cards, even while the first is the only one that arrived. */
	isTitled?: boolean;
	children: ReactNode;
}

/** Cards, and beside or above them an index that leads to each. */
export function IndexedCards({ parts, isTitled = false, children }: IndexedCardsProps) {
	return (
		<div className={classNames(styles.frame, parts.length > 0 && styles.indexed)}>
			{parts.length > 0 && <PageIndex parts={parts} isTitled={isTitled} />}
			<div className={styles.cards}>{children}</div>
		</div>
	);
}

/** Always in sight where there's room; else a button opens it. */
function PageIndex({ parts, isTitled }: Omit<IndexedCardsProps, 'children'>) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const [current, setCurrent] = useState('');
	const first = parts[0]?.groups[0]?.id ?? '';
	const go = (event: MouseEvent, at: string) => {
		// A new tab, or a card that isn't there yet: the link's own address leads to it.
		if (!event.metaKey && !event.ctrlKey && !event.shiftKey && showCard(at)) {
			event.preventDefault();
		}
		setIsOpen(false);
	};
	return (
		<nav className={styles.index} aria-labelledby={`${id}-title`}>
			<p className={styles.title} id={`${id}-title`}>
				{__('On this page', 'site-dashboard')}
			</p>
			<button
				type="button"
				className={styles.opener}
				aria-expanded={isOpen}
				aria-controls={`${id}-list`}
				onClick={() => setIsOpen(!isOpen)}
			>
				{__('On this page', 'site-dashboard')}
				<Icon name="chevron-down" />
			</button>
			{/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- moves among the links in it */}
			<div id={`${id}-list`} className={classNames(styles.list, isOpen && styles.open)} onKeyDown={moveOn}>
				{parts.map(({ tab, groups }) => (
					<div key={tab.id}>
						{isTitled && <p className={styles.part}>{tab.title()}</p>}
						<ul role="list" className={styles.links}>
							{groups.map((group) => (
								<li key={group.id}>
									<CardLink
										at={group.id}
										isStop={group.id === (current || first)}
										onFocus={() => setCurrent(group.id)}
										onClick={(event) => go(event, group.id)}
									>
										{group.title()}
									</CardLink>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</nav>
	);
}

interface CardLinkProps {
	at: string;
	/** The one link that Tab stops at; the arrow keys lead to the others. */
	isStop: boolean;
	onFocus: () => void;
	onClick: (event: MouseEvent) => void;
	children: string;
}

function CardLink({ at, isStop, onFocus, onClick, children }: CardLinkProps) {
	const { pathname } = useLocation();
	const href = useHref({ pathname, search: `?at=${at}` });
	return (
		<a href={href} className={styles.link} tabIndex={isStop ? 0 : -1} onFocus={onFocus} onClick={onClick}>
			{children}
		</a>
	);
}

/** Takes the window and the focus to a card; whether it's there. */
function showCard(at: string): boolean {
	const card = document.querySelector<HTMLElement>(`[data-setting="${at}"] section`);
	if (!card) {
		return false;
	}
	card.tabIndex = -1;
	card.focus({ preventScroll: true });
	card.scrollIntoView({ block: 'start' });
	return true;
}

/** The index is one stop for Tab: arrow keys, Home and End move within it. */
function moveOn(event: KeyboardEvent<HTMLElement>): void {
	const links = [...event.currentTarget.querySelectorAll('a')];
	const at = links.findIndex((link) => link === document.activeElement);
	const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
	if (next !== undefined && at >= 0) {
		event.preventDefault();
		links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
	}
}

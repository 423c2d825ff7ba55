import classNames from 'classnames';
import { type ComponentType, type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { type Breakpoint, isWithinBreakpoint } from '../../lib/breakpoints';
import styles from './collapsing-nav.module.css';
import { Icon } from './icon';
import { useDismiss } from './use-dismiss';
import { useEscape } from './use-escape';
import { useOverflow } from './use-overflow';

export interface NavItem {
	id: string;
	label: string;
	href: string;
	isCurrent?: boolean;
	/** A number or a word beside the label, with its own text for screen readers. */
	badge?: ReactNode;
}

export interface NavLinkProps {
	item: NavItem;
	className: string | undefined;
	'aria-current': 'page' | undefined;
	onClick?: () => void;
	children: ReactNode;
}

interface CollapsingNavProps {
	/** Name of the navigation, and of its button while nothing in it is current. */
	label: string;
	items: readonly NavItem[];
	/** The router's link, where the URL alone does not do. */
	link?: ComponentType<NavLinkProps>;
	/** The search term: a new one closes the panel below 480 px, which would hide the results (SHELL-073). */
	searchTerm?: string;
}

/**
 * A row of links. Above 480 px a dropdown replaces it when it no longer fits (SHELL-074); at 480 px and below
 * it's a panel its header opens and closes (SHELL-071, SHELL-072).
 */
export function CollapsingNav({ label, items, link = PlainLink, searchTerm = '' }: CollapsingNavProps) {
	const isSmall = useBreakpoint('<480');
	const { frame, row, isCollapsed } = useOverflow<HTMLUListElement>(items.map(widthOf).join());
	const list = { items, link };
	return (
		<nav aria-label={label}>
			<div ref={frame} className={styles.frame}>
				{isCollapsed || isSmall ? (
					<Dropdown {...list} label={label} searchTerm={searchTerm} isPanel={isSmall} />
				) : (
					<ul className={styles.row} role="list" ref={row}>
						<Items {...list} />
					</ul>
				)}
			</div>
		</nav>
	);
}

/** An item's width depends on this; a badge comes and goes while the labels stay. */
const widthOf = ({ label, badge }: NavItem) => (badge ? `${label}+` : label);

interface DropdownProps extends Required<CollapsingNavProps> {
	/** Pushes the page down in place of covering it. */
	isPanel: boolean;
}

function Dropdown({ label, items, link, searchTerm, isPanel }: DropdownProps) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const [seenTerm, setSeenTerm] = useState(searchTerm);
	if (seenTerm !== searchTerm) {
		setSeenTerm(searchTerm);
		if (isPanel && isBelow480()) {
			setIsOpen(false);
		}
	}
	const frame = useRef<HTMLDivElement>(null);
	const header = useRef<HTMLButtonElement>(null);
	const close = () => {
		if (frame.current?.contains(document.activeElement)) {
			header.current?.focus();
		}
		setIsOpen(false);
	};
	// A panel covers nothing: a press beside it does not close it.
	useDismiss(isOpen && !isPanel, frame, close);
	useEscape(isOpen && isPanel, close);
	return (
		<div ref={frame} className={styles.dropdown}>
			<button
				ref={header}
				type="button"
				className={styles.header}
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={() => setIsOpen(!isOpen)}
			>
				{items.find((item) => item.isCurrent)?.label ?? label}
				<Icon name="chevron-down" />
			</button>
			{isOpen && (
				<ul id={id} className={classNames(styles.list, !isPanel && styles.floating)} role="list">
					<Items items={items} link={link} onChoose={close} />
				</ul>
			)}
		</div>
	);
}

/** Narrower than 480 px; 480 itself is not. */
const isBelow480 = () =>
	'matchMedia' in window ? window.matchMedia('(width < 480px)').matches : globalThis.innerWidth < 480;

interface ItemsProps extends Required<Pick<CollapsingNavProps, 'items' | 'link'>> {
	onChoose?: () => void;
}

function Items({ items, link: Link, onChoose }: ItemsProps) {
	return items.map((item) => (
		<li key={item.id}>
			<Link
				item={item}
				className={styles.link}
				aria-current={item.isCurrent ? 'page' : undefined}
				onClick={onChoose}
			>
				{item.label}
				{item.badge}
			</Link>
		</li>
	));
}

function PlainLink({ item, children, ...attributes }: NavLinkProps) {
	return (
		<a href={item.href} {...attributes}>
			{children}
		</a>
	);
}

/** Follows the window's size (UI-017). */
export function useBreakpoint(breakpoint: Breakpoint): boolean {
	return useSyncExternalStore(onResize, () => isWithinBreakpoint(breakpoint) ?? false);
}

function onResize(listener: () => void): () => void {
	window.addEventListener('resize', listener);
	return () => window.removeEventListener('resize', listener);
}

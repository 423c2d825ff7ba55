import classNames from 'classnames';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Side } from '../../lib/placement';
import button from './button.module.css';
import { Icon, type IconName } from './icon';
import styles from './layer.module.css';
import { HiddenText } from './text';
import { useDismiss } from './use-dismiss';
import { useLayer } from './use-layer';

interface PopoverProps {
	/** Names the content for screen readers. */
	label: string;
	isOpen: boolean;
	anchor: RefObject<Element | null>;
	children: ReactNode;
	/** Top unless told otherwise (UI-011). */
	side?: Side;
	/** Milliseconds before it shows; at once unless told otherwise (UI-012). */
	delay?: number;
	id?: string;
}

/** Content beside its anchor, above the page. It takes the focus, and the tab order goes on behind its anchor. */
export function Popover({ isOpen, delay = 0, ...content }: PopoverProps) {
	const [isDue, setIsDue] = useState(false);
	if (!isOpen && isDue) {
		setIsDue(false);
	}
	useEffect(() => {
		if (!isOpen || delay === 0) {
			return undefined;
		}
		const timer = setTimeout(() => setIsDue(true), delay);
		return () => clearTimeout(timer);
	}, [isOpen, delay]);
	return isOpen && (isDue || delay === 0) ? <PopoverContent {...content} /> : null;
}

function PopoverContent({
	label,
	anchor,
	children,
	side = 'top',
	id,
}: Omit<PopoverProps, 'isOpen' | 'delay'>) {
	const layer = useRef<HTMLDivElement>(null);
	useLayer({ isOpen: true, anchor, layer, side });
	useEffect(() => layer.current?.focus({ preventScroll: true }), []);
	return (
		<div ref={layer} id={id} className={styles.popover} role="dialog" aria-label={label} tabIndex={-1}>
			{children}
		</div>
	);
}

interface TogglePopoverProps {
	/** Text of the button, and name of what it opens. */
	label: string;
	/** Shown in place of the text, which is then only read out. */
	icon?: IconName;
	children: ReactNode;
	/** Bottom unless told otherwise (UI-014). */
	side?: Side;
}

/** A button that opens a popover and closes it again, as do Escape, a press outside and leaving it. */
export function TogglePopover({ label, icon, children, side = 'bottom' }: TogglePopoverProps) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const frame = useRef<HTMLSpanElement>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const close = () => {
		// The focus goes back only from inside: a press elsewhere has already moved it.
		if (frame.current?.contains(document.activeElement)) {
			opener.current?.focus();
		}
		setIsOpen(false);
	};
	useDismiss(isOpen, frame, close);
	return (
		<span className={styles.anchor} ref={frame}>
			<button
				ref={opener}
				type="button"
				className={classNames(button.button, button.quiet, icon && button.icon)}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={() => (isOpen ? close() : setIsOpen(true))}
			>
				{icon ? <Icon name={icon} /> : label}
				{icon && <HiddenText>{label}</HiddenText>}
			</button>
			<Popover id={id} label={label} isOpen={isOpen} anchor={opener} side={side}>
				{children}
			</Popover>
		</span>
	);
}

import classNames from 'classnames';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import button from './button.module.css';
import { Icon, type IconName } from './icon';
import styles from './layer.module.css';
import { VisuallyHidden } from './text';
import { useDismiss } from './use-dismiss';
import { useLayer } from './use-layer';

interface TogglePopoverProps {
	/** Name of the button, and of what it opens. */
	label: string;
	icon: IconName;
	children: ReactNode;
	onOpen?: () => void;
}

/**
 * A button that opens content below it and closes it again, as do Escape, a press outside and losing focus.
 */
export function TogglePopover({ label, icon, children, onOpen }: TogglePopoverProps) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const frame = useRef<HTMLSpanElement>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const open = () => {
		setIsOpen(true);
		onOpen?.();
	};
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
				className={classNames(button.button, button.tertiary, button.icon)}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={isOpen ? close : open}
			>
				<Icon name={icon} />
				<VisuallyHidden>{label}</VisuallyHidden>
			</button>
			{isOpen && (
				<Content id={id} label={label} anchor={opener}>
					{children}
				</Content>
			)}
		</span>
	);
}

interface ContentProps {
	id: string;
	label: string;
	anchor: RefObject<Element | null>;
	children: ReactNode;
}

/** Above the page. It takes the focus, and the tab order goes on behind its anchor. */
function Content({ id, label, anchor, children }: ContentProps) {
	const layer = useRef<HTMLDivElement>(null);
	useLayer({ isOpen: true, anchor, layer, side: 'bottom' });
	useEffect(() => layer.current?.focus({ preventScroll: true }), []);
	return (
		<div ref={layer} id={id} className={styles.popover} role="dialog" aria-label={label} tabIndex={-1}>
			{children}
		</div>
	);
}

import * as Radix from '@radix-ui/react-dialog';
import { __ } from '@wordpress/i18n';
import classNames from 'classnames';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import { useEscape } from './use-escape';
import { showInTopLayer } from './use-layer';

export interface DialogProps {
	title: string;
	children: ReactNode;
	/** One primary button and what else there is to do. */
	footer?: ReactNode;
	onClose: () => void;
	/** Narrow: 550 px. Medium: up to 1050 px (UI-005). */
	width?: 'narrow' | 'medium';
	/** Without it neither Escape nor the backdrop closes it, and there is no close button (UI-003). */
	isDismissible?: boolean;
	/** False: a press beside it does not close it, as where something would be lost (CONN-079). */
	closesOnBackdrop?: boolean;
	/** Something is pending: closing waits for it (UI-004). */
	isBusy?: boolean;
}

/**
 * A modal dialog, for lazy parts: it brings the focus trap. Mount it to open it, unmount it to close it; the
 * focus returns to where it was. Escape and the backdrop close it if allowed (UI-001 to UI-005). The title
 * gets the focus, so that it's read first and no on-screen keyboard opens. The close button comes last: what
 * the dialog says comes first.
 */
export function Dialog({
	title,
	children,
	footer,
	onClose,
	width = 'narrow',
	isDismissible = true,
	closesOnBackdrop = true,
	isBusy = false,
}: DialogProps) {
	const [opener] = useState(() => document.activeElement);
	const canClose = isDismissible && !isBusy;
	const heading = useRef<HTMLHeadingElement>(null);
	useScrollLock();
	// Before what was opened earlier and is behind it, such as the navigation on a phone.
	useEscape(true, () => canClose && onClose());
	return (
		<Radix.Root open onOpenChange={(isOpen) => !isOpen && canClose && onClose()}>
			<div className={styles.layer} ref={showInTopLayer}>
				{/* Not Radix's overlay: its scroll lock writes a style element, which a strict host forbids. */}
				<div className={styles.backdrop} style={{ pointerEvents: 'auto' }} data-backdrop />
				<Radix.Content
					className={classNames(styles.dialog, styles[width])}
					aria-modal="true"
					aria-describedby={undefined}
					aria-busy={isBusy || undefined}
					onInteractOutside={(event) => {
						if (!closesOnBackdrop) {
							event.preventDefault();
						}
					}}
					onOpenAutoFocus={(event) => {
						event.preventDefault();
						heading.current?.focus();
					}}
					onCloseAutoFocus={(event) => {
						event.preventDefault();
						returnFocus(opener);
					}}
				>
					<Radix.Title className={styles.title} ref={heading} tabIndex={-1}>
						{title}
					</Radix.Title>
					<div className={styles.body}>{children}</div>
					{footer && <div className={styles.footer}>{footer}</div>}
					{isDismissible && (
						<div className={styles.close}>
							<IconButton
								icon="close"
								label={__('Close this dialog', 'site-dashboard')}
								isDisabled={isBusy}
								onClick={onClose}
							/>
						</div>
					)}
				</Radix.Content>
			</div>
		</Radix.Root>
	);
}

/** Keeps the page behind it from scrolling. */
function useScrollLock(): void {
	useEffect(() => {
		const { style } = document.documentElement;
		const before = style.overflow;
		style.overflow = 'hidden';
		return () => {
			style.overflow = before;
		};
	}, []);
}

/** To the opener or, where the dialog has done away with it, to the heading of the screen. */
function returnFocus(opener: Element | null): void {
	const target = opener?.isConnected && opener !== document.body ? opener : null;
	const heading = document.querySelector('[data-screen-heading]');
	((target ?? heading) as HTMLElement | null)?.focus();
}

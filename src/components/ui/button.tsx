import classNames from 'classnames';
import type { ReactNode } from 'react';
import styles from './button.module.css';

/** Levels of action (docs/design.md): what leads elsewhere is a link. */
export type ActionLevel = 'primary' | 'secondary' | 'tertiary';

interface ButtonProps {
	children: ReactNode;
	onClick?: () => void;
	/** One primary action for each card and dialog. */
	kind?: ActionLevel;
	/** Something is lost by it. */
	isDestructive?: boolean;
	type?: 'button' | 'submit';
	/** Keeps the button in the tab order, so that its reason can be read. */
	isDisabled?: boolean;
	/** Pending: further clicks do nothing, the focus stays. */
	isBusy?: boolean;
	/** Id of the text that says why it is disabled. */
	describedBy?: string;
	/** It shows and hides more of the same; whether that shows now. */
	isExpanded?: boolean;
}

/** A button that stays in the tab order: disabled and busy are announced, and clicks are ignored. */
export function Button({
	children,
	onClick,
	kind = 'secondary',
	isDestructive = false,
	type = 'button',
	isDisabled = false,
	isBusy = false,
	describedBy,
	isExpanded,
}: ButtonProps) {
	const isIdle = isDisabled || isBusy;
	return (
		<button
			type={type}
			className={classNames(styles.button, styles[kind], isDestructive && styles.destructive)}
			aria-disabled={isIdle || undefined}
			aria-describedby={describedBy}
			aria-busy={isBusy || undefined}
			aria-expanded={isExpanded}
			onClick={(event) => {
				if (isIdle) {
					event.preventDefault();
				} else {
					onClick?.();
				}
			}}
		>
			{isBusy && <span className={styles.spinner} aria-hidden="true" />}
			<span>{children}</span>
		</button>
	);
}

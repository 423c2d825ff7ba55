import classNames from 'classnames';
import { useId } from 'react';
import styles from './toggle.module.css';

interface ToggleProps {
	label: string;
	isOn: boolean;
	onToggle: (isOn: boolean) => void;
	/** The change is pending: the focus stays, further clicks do nothing. */
	isBusy?: boolean;
	isDisabled?: boolean;
	/** Id of the text that says why it is disabled, or what it does. */
	describedBy?: string;
	/** The label is elsewhere on the card and only read out here. */
	isLabelHidden?: boolean;
}

/** A switch. Its label is part of the hit area; disabled and busy switches stay in the tab order. */
export function Toggle({
	label,
	isOn,
	onToggle,
	isBusy = false,
	isDisabled = false,
	describedBy,
	isLabelHidden = false,
}: ToggleProps) {
	const id = useId();
	const isIdle = isDisabled || isBusy;
	return (
		<label className={classNames(styles.label, isIdle && styles.idle)} htmlFor={id}>
			<button
				id={id}
				type="button"
				role="switch"
				className={styles.switch}
				aria-checked={isOn}
				aria-disabled={isDisabled || undefined}
				aria-busy={isBusy || undefined}
				aria-describedby={describedBy}
				aria-label={label}
				onClick={() => {
					if (!isIdle) {
						onToggle(!isOn);
					}
				}}
			/>
			<span className={isLabelHidden ? styles.hidden : styles.text} aria-hidden="true">
				{label}
			</span>
		</label>
	);
}

import classNames from 'classnames';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { nextTask } from '../../lib/after-paint';
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
	const press = usePress({ isOn, isIdle: isDisabled || isBusy, onToggle });
	const isShownBusy = isBusy || press.isPending;
	return (
		<label className={classNames(styles.label, (isDisabled || isShownBusy) && styles.idle)} htmlFor={id}>
			<button
				id={id}
				type="button"
				role="switch"
				className={styles.switch}
				aria-checked={press.isShownOn}
				aria-disabled={isDisabled || undefined}
				aria-busy={isShownBusy || undefined}
				aria-describedby={describedBy}
				aria-label={label}
				onClick={press.onClick}
			/>
			<span className={isLabelHidden ? styles.hidden : styles.text} aria-hidden="true">
				{label}
			</span>
		</label>
	);
}

interface Press {
	isOn: boolean;
	isIdle: boolean;
	onToggle: (isOn: boolean) => void;
}

/** Moves the switch in the frame of the click. What follows gets a task of its own: it may take longer. */
function usePress({ isOn, isIdle, onToggle }: Press) {
	const [pressed, setPressed] = useState<boolean | null>(null);
	// A click on another switch just before may replace the handler, or disable this switch.
	const latest = useRef({ isIdle, onToggle });
	useLayoutEffect(() => {
		latest.current = { isIdle, onToggle };
	}, [isIdle, onToggle]);

	const press = async (wanted: boolean) => {
		setPressed(wanted);
		await nextTask();
		setPressed(null);
		if (!latest.current.isIdle) {
			latest.current.onToggle(wanted);
		}
	};
	return {
		isShownOn: pressed ?? isOn,
		isPending: pressed !== null,
		onClick: () => {
			if (!isIdle && pressed === null) {
				void press(!isOn);
			}
		},
	};
}

import classNames from 'classnames';
import { useId } from 'react';
import { describedBy, FieldMessages, type FieldTexts } from './field';
import styles from './field.module.css';

interface CheckboxProps extends FieldTexts {
	isChecked: boolean;
	onChange: (isChecked: boolean) => void;
	/** The label is elsewhere and only read out here. */
	isLabelHidden?: boolean;
}

/** A choice that is sent with others; what takes effect at once is a `Toggle`. */
export function Checkbox({ isChecked, onChange, isLabelHidden, ...texts }: CheckboxProps) {
	const { label, help, error, disabledReason, disabledBy, isBusy } = texts;
	const id = useId();
	const isDisabled = Boolean(disabledReason ?? disabledBy) || isBusy === true;
	return (
		<div className={styles.field}>
			<label className={classNames(styles.choice, isDisabled && styles.idle)} htmlFor={id}>
				<input
					id={id}
					type="checkbox"
					className={styles.mark}
					checked={isChecked}
					aria-labelledby={`${id}-label`}
					aria-describedby={describedBy(id, { help, reason: disabledReason, error }, disabledBy)}
					aria-invalid={error ? true : undefined}
					aria-disabled={isDisabled || undefined}
					aria-busy={isBusy || undefined}
					onChange={(event) => !isDisabled && onChange(event.target.checked)}
				/>
				<span id={`${id}-label`} className={isLabelHidden ? styles.hidden : undefined}>
					{label}
				</span>
				{help && (
					<span className={styles.help} id={`${id}-help`}>
						{help}
					</span>
				)}
			</label>
			<FieldMessages id={id} error={error} disabledReason={disabledReason} />
		</div>
	);
}

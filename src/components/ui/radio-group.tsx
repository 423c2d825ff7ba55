import classNames from 'classnames';
import { useId } from 'react';
import { describedBy, FieldMessages, type FieldTexts } from './field';
import styles from './field.module.css';
import type { Option } from './select-field';

interface RadioOption extends Option {
	help?: string;
}

interface RadioGroupProps extends FieldTexts {
	value: string;
	onChange: (value: string) => void;
	options: readonly RadioOption[];
}

/** One of a few values, all in sight. The arrow keys are the browser's. */
export function RadioGroup({
	label,
	help,
	error,
	disabledReason,
	disabledBy,
	isBusy,
	value,
	onChange,
	options,
}: RadioGroupProps) {
	const id = useId();
	const isDisabled = Boolean(disabledReason ?? disabledBy) || isBusy === true;
	return (
		<fieldset
			role="radiogroup"
			className={styles.field}
			aria-describedby={describedBy(id, { help, reason: disabledReason, error }, disabledBy)}
			aria-invalid={error ? true : undefined}
			aria-disabled={isDisabled || undefined}
			aria-busy={isBusy || undefined}
		>
			<legend className={styles.label}>{label}</legend>
			{help && (
				<p className={styles.help} id={`${id}-help`}>
					{help}
				</p>
			)}
			<div className={styles.choices}>
				{options.map((option) => (
					<Radio
						key={option.value}
						option={option}
						name={id}
						isChecked={option.value === value}
						isDisabled={isDisabled}
						onChoose={onChange}
					/>
				))}
			</div>
			<FieldMessages id={id} error={error} disabledReason={disabledReason} />
		</fieldset>
	);
}

interface RadioProps {
	option: RadioOption;
	name: string;
	isChecked: boolean;
	isDisabled: boolean;
	onChoose: (value: string) => void;
}

function Radio({ option, name, isChecked, isDisabled, onChoose }: RadioProps) {
	const id = useId();
	return (
		<label className={classNames(styles.choice, isDisabled && styles.idle)} htmlFor={id}>
			<input
				id={id}
				type="radio"
				className={styles.mark}
				name={name}
				checked={isChecked}
				aria-labelledby={`${id}-label`}
				aria-describedby={describedBy(id, { help: option.help })}
				aria-disabled={isDisabled || undefined}
				onChange={() => !isDisabled && onChoose(option.value)}
			/>
			<span id={`${id}-label`}>{option.label}</span>
			{option.help && (
				<span className={styles.help} id={`${id}-help`}>
					{option.help}
				</span>
			)}
		</label>
	);
}

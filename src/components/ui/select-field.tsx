import classNames from 'classnames';
import type { SyntheticEvent } from 'react';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

export interface Option {
	value: string;
	label: string;
}

interface SelectFieldProps extends FieldTexts {
	value: string;
	onChange: (value: string) => void;
	options: readonly Option[];
	/** The label is elsewhere and only read out here. */
	isLabelHidden?: boolean;
}

/** One of several values, in the browser's own list: the best one on every phone. */
export function SelectField({ value, onChange, options, isLabelHidden, ...texts }: SelectFieldProps) {
	const isIdle = Boolean(texts.disabledReason ?? texts.disabledBy) || texts.isBusy;
	const refuse = (event: SyntheticEvent) => isIdle && event.preventDefault();
	return (
		<Field {...texts} isLabelHidden={isLabelHidden}>
			{(control) => (
				<select
					{...control}
					className={classNames(control.className, styles.list)}
					value={value}
					onMouseDown={refuse}
					onKeyDown={(event) => event.key !== 'Tab' && refuse(event)}
					onChange={(event) => !isIdle && onChange(event.target.value)}
				>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}

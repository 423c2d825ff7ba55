import classNames from 'classnames';
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

interface TextFieldProps extends FieldTexts {
	value: string;
	onChange: (value: string) => void;
	attributes?: Pick<
		InputHTMLAttributes<HTMLInputElement>,
		| 'type'
		| 'name'
		| 'autoComplete'
		| 'inputMode'
		| 'placeholder'
		| 'dir'
		| 'required'
		| 'spellCheck'
		| 'onBlur'
	>;
}

/** One line of text. */
export function TextField({ value, onChange, attributes, ...texts }: TextFieldProps) {
	return (
		<Field {...texts}>
			{(control) => (
				<input
					type="text"
					{...attributes}
					{...control}
					value={value}
					readOnly={control['aria-disabled']}
					onChange={(event) => onChange(event.target.value)}
				/>
			)}
		</Field>
	);
}

interface TextAreaProps extends FieldTexts {
	value: string;
	onChange: (value: string) => void;
	/** Counts against it, as `maxlength` does: an emoji is two. A longer text is kept and marked. */
	limit?: number;
	attributes?: Pick<
		TextareaHTMLAttributes<HTMLTextAreaElement>,
		'rows' | 'name' | 'placeholder' | 'dir' | 'required' | 'spellCheck' | 'onBlur'
	>;
}

/** Several lines of text; the writer sets its height. */
export function TextArea({ value, onChange, limit, attributes, ...texts }: TextAreaProps) {
	return (
		<Field {...texts} count={limit === undefined ? undefined : { length: value.length, limit }}>
			{(control) => (
				<textarea
					rows={4}
					{...attributes}
					{...control}
					className={classNames(control.className, styles.area)}
					value={value}
					readOnly={control['aria-disabled']}
					onChange={(event) => onChange(event.target.value)}
				/>
			)}
		</Field>
	);
}

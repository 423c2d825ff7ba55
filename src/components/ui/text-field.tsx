import type { InputHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field';

interface TextFieldProps extends FieldTexts {
	value: string;
	onChange: (value: string) => void;
	/** Counts the characters against it; a longer text is kept and marked. */
	limit?: number;
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
export function TextField({ value, onChange, limit, attributes, ...texts }: TextFieldProps) {
	return (
		<Field {...texts} count={limit === undefined ? undefined : { length: [...value].length, limit }}>
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

import type { InputHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field';

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

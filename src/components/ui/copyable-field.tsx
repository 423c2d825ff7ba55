import { useId } from 'react';
import { CopyButton } from './copy-button';
import styles from './field.module.css';

interface CopyableFieldProps {
	label: string;
	value: string;
}

/** A text to copy: a click selects all of it (UI-021), a button copies it (UI-007). */
export function CopyableField({ label, value }: CopyableFieldProps) {
	const id = useId();
	return (
		<div className={styles.field}>
			<label className={styles.label} htmlFor={id}>
				{label}
			</label>
			<div className={styles.row}>
				<input
					id={id}
					type="text"
					dir="ltr"
					readOnly
					className={styles.control}
					value={value}
					onClick={(event) => event.currentTarget.select()}
				/>
				<CopyButton text={value} />
			</div>
		</div>
	);
}

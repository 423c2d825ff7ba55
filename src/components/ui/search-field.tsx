import { __ } from '@wordpress/i18n';
import { type InputHTMLAttributes, useId, useRef, useState } from 'react';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import styles from './search-field.module.css';
import { DEBOUNCE_DELAY, useDebounced } from './use-debounced';
import { useEscape } from './use-escape';

interface SearchFieldProps {
	/** Its name, and its placeholder. */
	label: string;
	onSearch: (term: string) => void;
	initialTerm?: string;
	/** Milliseconds after the last key; 300 without it (UI-019). Clearing and Enter do not wait. */
	delay?: number;
	/** Further attributes of the field. */
	attributes?: Pick<InputHTMLAttributes<HTMLInputElement>, 'title' | 'aria-keyshortcuts'>;
}

/** A search box that searches while you type. Escape and a button clear it. */
export function SearchField({
	label,
	onSearch,
	initialTerm = '',
	delay = DEBOUNCE_DELAY,
	attributes,
}: SearchFieldProps) {
	const id = useId();
	const [term, setTerm] = useState(initialTerm);
	const [isFocused, setIsFocused] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const search = useDebounced(onSearch, delay);

	const clear = () => {
		setTerm('');
		search.run('');
		search.flush();
		field.current?.focus();
	};
	useEscape(isFocused && term !== '', clear);

	return (
		<div className={styles.frame}>
			<Icon name="search" size={20} />
			<label className={styles.hidden} htmlFor={id}>
				{label}
			</label>
			<input
				id={id}
				ref={field}
				type="search"
				{...attributes}
				className={styles.field}
				placeholder={label}
				value={term}
				onChange={(event) => {
					setTerm(event.target.value);
					search.run(event.target.value);
					if (event.target.value === '') {
						search.flush();
					}
				}}
				onKeyDown={(event) => event.key === 'Enter' && search.flush()}
				onFocus={() => setIsFocused(true)}
				onBlur={() => setIsFocused(false)}
			/>
			{term !== '' && (
				<IconButton icon="close" label={__('Clear search', 'site-dashboard')} isSmall onClick={clear} />
			)}
		</div>
	);
}

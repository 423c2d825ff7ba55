import { __ } from '@wordpress/i18n';
import classNames from 'classnames';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { ErrorMessage, MutedText } from '../../../components/ui/text';
import styles from './transfer.module.css';

interface FileChooserProps {
	isBusy: boolean;
	/** Empty if the last file can be used. */
	failure: string;
	/** It comes back in place of what had the focus, and takes it over. */
	isBack: boolean;
	onFiles: (files: File[]) => void;
}

/** The field that takes the focus over when it is back; who has moved on meanwhile keeps it. */
function useFocusBack(isBack: boolean) {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (isBack && document.activeElement === document.body) {
			field.current?.focus();
		}
	}, [isBack]);
	return field;
}

/** A file is chosen, or dropped anywhere on it. */
export function FileChooser({ isBusy, failure, isBack, onFiles }: FileChooserProps) {
	const id = useId();
	const [isOver, setIsOver] = useState(false);
	const field = useFocusBack(isBack);
	const take = (files: FileList | null) => {
		if (!isBusy && files && files.length > 0) {
			onFiles([...files]);
		}
	};
	const handleDrop = (event: DragEvent) => {
		event.preventDefault();
		setIsOver(false);
		take(event.dataTransfer.files);
	};
	const handleDragOver = (event: DragEvent) => {
		event.preventDefault();
		setIsOver(true);
	};
	return (
		<div className={styles.part}>
			<div
				className={classNames(styles.drop, isOver && styles.over)}
				onDragOver={handleDragOver}
				onDragLeave={() => setIsOver(false)}
				onDrop={handleDrop}
			>
				<label className={styles.label} htmlFor={id}>
					{__('Import settings from a file', 'site-dashboard')}
				</label>
				<MutedText id={`${id}-help`}>
					{__(
						'Choose or drop an exported .json file. You’ll review the changes before anything is saved.',
						'site-dashboard',
					)}
				</MutedText>
				<input
					ref={field}
					id={id}
					type="file"
					className={styles.file}
					accept=".json,application/json"
					aria-describedby={`${id}-help`}
					aria-busy={isBusy || undefined}
					onChange={(event) => {
						take(event.target.files);
						// So that the same file can be chosen again, once it is mended.
						event.target.value = '';
					}}
				/>
			</div>
			{failure && (
				<div role="alert">
					<ErrorMessage text={failure} />
				</div>
			)}
		</div>
	);
}

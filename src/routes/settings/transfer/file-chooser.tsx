import { __ } from '@wordpress/i18n';
import classNames from 'classnames';
import { useId, useState, type DragEvent } from 'react';
import { Failure, Quiet } from '../../../components/ui/text';
import styles from './transfer.module.css';

interface FileChooserProps {
	isBusy: boolean;
	/** Why the last file cannot be used; empty when it can. */
	failure: string;
	onFiles: (files: File[]) => void;
}

/** A file is chosen, or dropped anywhere on it. */
export function FileChooser({ isBusy, failure, onFiles }: FileChooserProps) {
	const id = useId();
	const [isOver, setIsOver] = useState(false);
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
				<Quiet id={`${id}-help`}>
					{__(
						'Choose a .json file that was exported here or on another site, or drop it here. You see what would change before anything does.',
						'site-dashboard',
					)}
				</Quiet>
				<input
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
					<Failure text={failure} />
				</div>
			)}
		</div>
	);
}

import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/ui/button';
import { Failure, Quiet } from '../../../components/ui/text';
import { FileChooser } from './file-chooser';
import { ImportPreviewPart } from './import-preview';
import { ImportResult } from './import-result';
import styles from './transfer.module.css';
import { useExport } from './use-export';
import { useImport } from './use-import';

/** All settings as a file, and back from one. */
export function Transfer() {
	return (
		<div className={styles.parts}>
			<ExportPart />
			<ImportPart />
		</div>
	);
}

function ExportPart() {
	const { isBusy, failure, hasEdits, onExport } = useExport();
	return (
		<div className={styles.part}>
			<Quiet>
				{__(
					'The file holds what these settings are now. Keys and your address for posts are not in it.',
					'site-dashboard',
				)}
				{hasEdits && ' '}
				{hasEdits && __('What you have typed and not saved is not in it either.', 'site-dashboard')}
			</Quiet>
			<Button onClick={() => void onExport()} isBusy={isBusy}>
				{__('Export settings', 'site-dashboard')}
			</Button>
			{failure && (
				<div role="alert">
					<Failure text={failure} onRetry={() => void onExport()} />
				</div>
			)}
		</div>
	);
}

function ImportPart() {
	const view = useImport();
	if (view.imported) {
		return <ImportResult imported={view.imported} onClose={view.onClose} />;
	}
	if (view.preview) {
		return (
			<ImportPreviewPart
				preview={view.preview}
				tickedCount={view.tickedCount}
				isBusy={view.step === 'applying'}
				onTick={view.onTick}
				onTickAll={view.onTickAll}
				onApply={() => void view.onApply()}
				onClose={view.onClose}
			/>
		);
	}
	return (
		<FileChooser
			isBusy={view.step === 'reading'}
			failure={view.failure}
			isBack={view.isBack}
			onFiles={(files) => void view.onFiles(files)}
		/>
	);
}

import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/ui/button';
import { ErrorMessage, MutedText } from '../../../components/ui/text';
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
			<MutedText>
				<span>
					{__(
						'The file contains your saved settings, without API keys or your post-by-email address.',
						'site-dashboard',
					)}
				</span>{' '}
				{hasEdits && <span>{__('Unsaved changes aren’t included.', 'site-dashboard')}</span>}
			</MutedText>
			<Button onClick={() => void onExport()} isBusy={isBusy}>
				{__('Export settings', 'site-dashboard')}
			</Button>
			{failure && (
				<div role="alert">
					<ErrorMessage text={failure} onRetry={() => void onExport()} />
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

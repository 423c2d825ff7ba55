import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/ui/button';
import { Quiet } from '../../../components/ui/text';
import type { Imported } from './import-settings';
import { PartHeading } from './part-heading';
import { ReasonList } from './reason-list';
import styles from './transfer.module.css';
import { useImportResult } from './use-import-result';

interface ImportResultProps {
	imported: Imported;
	onClose: () => void;
}

/** How an import went, and the way back. */
export function ImportResult({ imported, onClose }: ImportResultProps) {
	const { isBusy, onUndo, onReload } = useImportResult(imported, onClose);
	const { failed, summary, isPageOld } = imported;
	return (
		<div className={styles.part}>
			<PartHeading>{summary}</PartHeading>
			{failed.length > 0 && (
				<ReasonList
					title={__('Not imported', 'site-dashboard')}
					lines={failed.map(({ name, label, reason }) => ({ key: name, label, reason }))}
				/>
			)}
			{isPageOld && (
				<Quiet>
					{__('Some of it changes the page around the dashboard: refresh it to see that.', 'site-dashboard')}
				</Quiet>
			)}
			<div className={styles.buttons}>
				{onUndo && (
					<Button onClick={onUndo} isBusy={isBusy}>
						{__('Undo the import', 'site-dashboard')}
					</Button>
				)}
				{isPageOld && <Button onClick={onReload}>{__('Refresh page', 'site-dashboard')}</Button>}
				{!isBusy && <Button onClick={onClose}>{__('Close', 'site-dashboard')}</Button>}
			</div>
		</div>
	);
}

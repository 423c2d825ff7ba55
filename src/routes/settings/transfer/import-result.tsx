import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { MutedText } from '../../../components/ui/text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import type { RootState } from '../../../state/root-state';
import { reloadPage } from '../../../state/settings/thunks/save';
import { isSameSetting } from '../../../state/settings/changes';
import { undoChange } from '../../../state/settings/thunks/undo';
import type { Undo } from '../../../state/notices/slice';
import { ReasonList } from '../../../components/ui/reason-list';
import { PartHeading } from './import-preview';
import styles from './transfer.module.css';
import type { Imported } from './use-import';

interface ImportResultProps {
	imported: Imported;
	onClose: () => void;
}

/** The outcome of an import, and the way back. */
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
			{isPageOld && <MutedText>{__('Reload the page to see all changes.', 'site-dashboard')}</MutedText>}
			<div className={styles.buttons}>
				{onUndo && (
					<Button onClick={() => void onUndo()} isBusy={isBusy}>
						{__('Undo import', 'site-dashboard')}
					</Button>
				)}
				{isPageOld && <Button onClick={onReload}>{__('Reload page', 'site-dashboard')}</Button>}
				{!isBusy && <Button onClick={onClose}>{__('Close', 'site-dashboard')}</Button>}
			</div>
		</div>
	);
}

/** Something still holds what was imported: the notice may have taken it back, or another tab changed it. */
const isAnyLeft = ({ settings }: RootState, { saved }: Undo) =>
	Object.keys(saved).some((name) => isSameSetting(settings.values[name], saved[name]));

/** Actions after an import; its undo stays here longer than in the notice. */
function useImportResult({ undo }: Imported, onClose: () => void) {
	const dispatch = useAppDispatch();
	const [isBusy, setIsBusy] = useState(false);
	// The focused button stays, even if there's nothing left to undo.
	const [wasPressed, setWasPressed] = useState(false);
	const canUndo = useAppSelector((state) => undo !== null && isAnyLeft(state, undo));
	return {
		isBusy,
		onReload: () => dispatch(reloadPage(0)),
		/** Null: there's nothing to undo, or not any more. */
		onUndo:
			undo && (canUndo || wasPressed)
				? async () => {
						setWasPressed(true);
						setIsBusy(true);
						const isUndone = await dispatch(undoChange(undo));
						setIsBusy(false);
						if (isUndone) {
							onClose();
						}
					}
				: null,
	};
}

import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { reloadPage } from '../../../state/settings/reload';
import { isSameSetting } from '../../../state/settings/same';
import { undoChange } from '../../../state/settings/undo';
import type { Undo } from '../../../state/settings/undoable';
import type { RootState } from '../../../state/store';
import type { Imported } from './import-settings';

/** Something still holds what was imported: the notice may have taken it back, or another tab changed it. */
const isAnyLeft = ({ settings }: RootState, { saved }: Undo) =>
	Object.keys(saved).some((name) => isSameSetting(settings.values[name], saved[name]));

/** What can be done after an import; its undo stays here longer than in the notice. */
export function useImportResult({ undo }: Imported, onClose: () => void) {
	const dispatch = useAppDispatch();
	const [isBusy, setIsBusy] = useState(false);
	// The button that has the focus stays, even where it finds nothing left to take back.
	const [wasPressed, setWasPressed] = useState(false);
	const canUndo = useAppSelector((state) => undo !== null && isAnyLeft(state, undo));
	return {
		isBusy,
		onReload: () => dispatch(reloadPage(0)),
		/** Null: there is nothing to take back, or not any more. */
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

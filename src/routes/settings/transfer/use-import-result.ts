import { useState } from 'react';
import type { AppThunk } from '../../../state/app-thunk';
import { useAppDispatch } from '../../../state/hooks';
import { undoChange } from '../../../state/settings/undo';
import type { Imported } from './import-settings';

const reload =
	(): AppThunk =>
	(_dispatch, _getState, { browser }) =>
		browser.reload();

/** What can be done after an import; its undo stays here longer than in the notice. */
export function useImportResult({ undo }: Imported, onClose: () => void) {
	const dispatch = useAppDispatch();
	const [isBusy, setIsBusy] = useState(false);
	return {
		isBusy,
		onReload: () => dispatch(reload()),
		onUndo:
			undo &&
			(async () => {
				setIsBusy(true);
				const isUndone = await dispatch(undoChange(undo));
				setIsBusy(false);
				if (isUndone) {
					onClose();
				}
			}),
	};
}

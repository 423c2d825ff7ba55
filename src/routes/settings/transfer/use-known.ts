import { __ } from '@wordpress/i18n';
import { use, useCallback } from 'react';
import type { AppThunk } from '../../../state/app-thunk';
import { failureText } from '../../../state/failure-text';
import { useAppDispatch } from '../../../state/hooks';
import { readSettings } from '../../../state/settings/read';
import type { RootState } from '../../../state/store';
import { AllTabsContext } from '../all-tabs-context';
import type { SettingsTab } from '../groups/group';

/** Everything about the settings as it is now; or why that cannot be said. */
type Known = { tabs: SettingsTab[]; state: RootState } | { failure: string };

const currentState = (): AppThunk<RootState> => (_dispatch, getState) => getState();

/** Fetches the descriptions of all settings, and asks the host what is stored now. */
export function useLoadKnown(): () => Promise<Known> {
	const dispatch = useAppDispatch();
	const loadAllTabs = use(AllTabsContext);
	return useCallback(async () => {
		const [tabs, read] = await Promise.all([loadAllTabs().catch(() => null), dispatch(readSettings())]);
		if (!tabs) {
			return {
				failure: __('A part of this page could not be loaded. Check your connection.', 'site-dashboard'),
			};
		}
		if (readSettings.rejected.match(read)) {
			return {
				failure: read.payload
					? failureText(read.payload)
					: __('Something is being saved. Try again in a moment.', 'site-dashboard'),
			};
		}
		return { tabs, state: dispatch(currentState()) };
	}, [dispatch, loadAllTabs]);
}

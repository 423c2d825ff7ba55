import { useState } from 'react';
import { keepTime, keptTime } from '../../lib/kept-time';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { saveSettings } from '../../state/settings/save';
import { selectSettingFailure, selectSettingFlag } from '../../state/settings/selectors';
import type { RootState } from '../../state/store';
import { selectCanManageModules } from '../../state/user/selectors';

const OPTION = 'dismiss_empty_stats_card';

/** Where the browser remembers it for users whose settings the host does not store. */
const selectKey = ({ page, user }: RootState) => `site-dashboard-${OPTION} ${page.rawUrl} ${user.id ?? ''}`;

/**
 * What is said while there are no views at all; null once it was dismissed (STATS-003 to STATS-006). Managers dismiss it
 * for everybody, other users for themselves in this browser (STATS-039).
 */
export function useEmptyNews(isWithoutViews: boolean) {
	const dispatch = useAppDispatch();
	const isManager = useAppSelector(selectCanManageModules);
	const key = useAppSelector(selectKey);
	const [isDismissedNow, setIsDismissedNow] = useState(false);
	const isDismissed = useAppSelector((state) => selectSettingFlag(state, OPTION));
	const failure = useAppSelector((state) => selectSettingFailure(state, OPTION));
	// The storage takes time to open: it is asked last.
	if (!isWithoutViews || isDismissed || isDismissedNow || (!isManager && keptTime(key) !== null)) {
		return null;
	}
	return {
		state: 'empty' as const,
		failure: failure ? failureText(failure) : '',
		onDismiss: () => {
			if (isManager) {
				void dispatch(saveSettings({ [OPTION]: true }));
				return;
			}
			keepTime(key, Date.now());
			setIsDismissedNow(true);
		},
	};
}

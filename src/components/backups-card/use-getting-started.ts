import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectRedirect } from '../../state/page/selectors';
import { saveSettings } from '../../state/settings/save';
import { track } from '../../state/tracking/thunks';

const PLACE = { position: 'at_a_glance' };

export function useGettingStarted() {
	const dispatch = useAppDispatch();
	return {
		url: useAppSelector((state) => selectRedirect(state, 'jetpack-support-backup')),
		onWatch: () => dispatch(track('jetpack_backup_getting_started_video_click', PLACE)),
		onDismiss: () => {
			dispatch(track('jetpack_backup_getting_started_video_dismiss', PLACE));
			void dispatch(saveSettings({ dismiss_dash_backup_getting_started: true }));
		},
	};
}

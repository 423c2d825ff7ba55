import { useAppDispatch } from '../../state/hooks';
import { saveSettings } from '../../state/settings/save';
import { track } from '../../state/tracking/thunks';

const PLACE = { position: 'at_a_glance' };

export function useGettingStarted() {
	const dispatch = useAppDispatch();
	return {
		onWatch: () => dispatch(track('jetpack_backup_getting_started_video_click', PLACE)),
		onDismiss: () => {
			dispatch(track('jetpack_backup_getting_started_video_dismiss', PLACE));
			void dispatch(saveSettings({ dismiss_dash_backup_getting_started: true }));
		},
	};
}

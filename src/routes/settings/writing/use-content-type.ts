import { useAppSelector } from '../../../state/hooks';
import { selectIsModuleActive } from '../../../state/modules/selectors';
import { selectAdminUrl } from '../../../state/page/selectors';
import { selectSettingFlag } from '../../../state/settings/selectors';

/** Whether a content type is on, and the admin page that lists what there is of it. */
export function useContentType(option: string, list: string) {
	const isOn = useAppSelector(
		(state) => selectIsModuleActive(state, 'custom-content-types') && selectSettingFlag(state, option),
	);
	return { isOn, listUrl: useAppSelector((state) => selectAdminUrl(state, list)) };
}

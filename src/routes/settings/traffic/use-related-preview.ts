import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../state/hooks';
import { selectSettingFlag } from '../../../state/settings/selectors';

export const useRelatedPreview = () =>
	useAppSelector(
		(state) => ({
			hasHeadline: selectSettingFlag(state, 'show_headline'),
			hasThumbnails: selectSettingFlag(state, 'show_thumbnails'),
		}),
		shallowEqual,
	);

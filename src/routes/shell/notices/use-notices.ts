import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectNotices } from '../../../state/notices/selectors';
import { noticeRemoved, type Notice } from '../../../state/notices/slice';

/** Where a notice shows: errors above the screen, what passes in the masthead (NOTICE-001). */
export type NoticePlace = 'area' | 'masthead';

const placeOf = ({ status }: Notice): NoticePlace => (status === 'is-error' ? 'area' : 'masthead');

/** The notices of one place, newest first (NOTICE-019). */
export function useNotices(place: NoticePlace) {
	const dispatch = useAppDispatch();
	return {
		notices: useAppSelector(selectNotices).filter((notice) => placeOf(notice) === place),
		remove: (serial: number) => dispatch(noticeRemoved(serial)),
	};
}

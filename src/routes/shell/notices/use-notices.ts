import { useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectNotices } from '../../../state/notices/selectors';
import { noticeRemoved, type Notice } from '../../../state/notices/slice';

/** Notices of one kind, newest first; those with a duration go by themselves (NOTICE-022). */
export function useNotices(belongsHere: (notice: Notice) => boolean) {
	const dispatch = useAppDispatch();
	const all = useAppSelector(selectNotices);
	const notices = all.filter(belongsHere);
	const timed = useMemo(() => all.filter(({ duration }) => duration !== null), [all]);

	useEffect(() => {
		const timers = timed.map(({ noticeId, duration }) =>
			setTimeout(() => dispatch(noticeRemoved(noticeId)), duration ?? 0),
		);
		return () => timers.forEach(clearTimeout);
	}, [timed, dispatch]);

	return { notices, dismiss: (noticeId: string) => dispatch(noticeRemoved(noticeId)) };
}

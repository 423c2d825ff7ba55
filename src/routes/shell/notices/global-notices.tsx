import { AutoDismiss } from '../../../components/ui/auto-dismiss';
import { lazyPart } from '../../../components/ui/lazy';
import { Notice } from '../../../components/ui/notice';
import { NoticeDetails } from '../../../components/ui/notice-details';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import {
	noticeEnded,
	noticeRemoved,
	type Notice as NoticeState,
	selectNotices,
} from '../../../state/notices/slice';

/** Results of the user's actions: errors are announced at once, the rest politely. Timed ones go away. */
export function GlobalNotices({ location }: { location: NoticeLocation }) {
	const { notices, end, remove } = useNotices(location);
	return notices.map((notice) => {
		const { serial, status, text, duration, showDismiss, details, change } = notice;
		return (
			<div key={serial} role={status === 'is-error' ? 'alert' : undefined}>
				<AutoDismiss duration={duration ?? undefined} onEnd={() => end(serial)}>
					<Notice
						tone={status}
						isCompact={location !== 'area'}
						onDismiss={showDismiss ? () => remove(serial) : undefined}
						action={change && <NoticeUndo notice={notice} />}
					>
						<p>{text}</p>
						{details && <NoticeDetails text={details} />}
					</Notice>
				</AutoDismiss>
			</div>
		);
	});
}

/** Errors show above the screen, what passes in the masthead (NOTICE-001). */
type NoticeLocation = 'area' | 'masthead';

const locationOf = ({ status }: NoticeState): NoticeLocation => (status === 'is-error' ? 'area' : 'masthead');

/** The notices of one location, newest first (NOTICE-019). */
function useNotices(location: NoticeLocation) {
	const dispatch = useAppDispatch();
	return {
		notices: useAppSelector(selectNotices).filter(
			(notice) => !notice.isSpent && locationOf(notice) === location,
		),
		end: (serial: string) => dispatch(noticeEnded(serial)),
		remove: (serial: string) => dispatch(noticeRemoved(serial)),
	};
}

/** "Undo" of a notice: beside its words, then alone. */
const NoticeUndo = lazyPart('NoticeUndo', () => import(/* webpackChunkName: "below" */ './notice-undo'), {
	isOptional: true,
});

/** The latest change can be undone once its notice is gone, too. Silent: the notice has announced it. */
export function LastUndo() {
	const notice = useAppSelector(selectNotices).find(({ isSpent }) => isSpent);
	return notice && <NoticeUndo key={notice.serial} notice={notice} />;
}

/** Progress and success: announced politely, gone automatically, newest first. */
export function PassingNotices() {
	return (
		<div role="status">
			<GlobalNotices location="masthead" />
		</div>
	);
}

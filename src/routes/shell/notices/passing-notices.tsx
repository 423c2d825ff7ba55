import { Notice } from '../../../components/ui/notice';
import { useNotices } from './use-notices';

/** Progress and success: said politely, gone by themselves, newest first. */
export function PassingNotices() {
	const { notices, dismiss } = useNotices((notice) => notice.status !== 'is-error');
	return (
		<div role="status">
			{notices.map(({ noticeId, status, text, showDismiss }) => (
				<Notice
					key={noticeId}
					tone={status}
					isCompact
					onDismiss={showDismiss ? () => dismiss(noticeId) : undefined}
				>
					{text}
				</Notice>
			))}
		</div>
	);
}

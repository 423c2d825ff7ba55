import { lazyPart } from '../../../components/ui/lazy-part';
import { Notice } from '../../../components/ui/notice';
import { NoticeDetails } from '../../../components/ui/notice-details';
import { Timed } from '../../../components/ui/timed';
import { useNotices, type NoticePlace } from './use-notices';

const UndoButton = lazyPart(
	() =>
		import(/* webpackChunkName: "undo" */ '../../../components/undo/undo-button').then(
			(chunk) => chunk.UndoButton,
		),
	{ isOptional: true },
);

/** What the user's own doing led to: errors are said at once, the rest politely. Timed ones go by themselves. */
export function GlobalNotices({ place }: { place: NoticePlace }) {
	const { notices, remove } = useNotices(place);
	return notices.map(({ serial, status, text, duration, showDismiss, details, change }) => (
		<div key={serial} role={status === 'is-error' ? 'alert' : undefined}>
			<Timed duration={duration ?? undefined} onEnd={() => remove(serial)}>
				<Notice
					tone={status}
					isCompact={place !== 'area'}
					onDismiss={showDismiss ? () => remove(serial) : undefined}
					action={change && <UndoButton change={change} onStart={() => remove(serial)} />}
				>
					<p>{text}</p>
					{details && <NoticeDetails text={details} />}
				</Notice>
			</Timed>
		</div>
	));
}

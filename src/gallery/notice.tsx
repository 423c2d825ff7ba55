import { ActionControl } from '../components/ui/action';
import { Notice, type NoticeTone } from '../components/ui/notice';
import { NoticeDetails } from '../components/ui/notice-details';
import type { Fixture } from './fixture';

const TONES: NoticeTone[] = ['is-success', 'is-error', 'is-info', 'is-warning', 'is-basic'];
const ignore = () => {};

export const notice: Fixture = {
	name: 'Notice',
	states: {
		...Object.fromEntries(
			TONES.map((tone) => [
				tone,
				() => (
					<Notice tone={tone} onDismiss={ignore}>
						The settings are saved.
					</Notice>
				),
			]),
		),
		'Without a dismiss control': () => <Notice tone="is-info">You are offline.</Notice>,
		Compact: () => (
			<Notice tone="is-success" isCompact onDismiss={ignore}>
				Saved.
			</Notice>
		),
		'Compact with an action': () => (
			<Notice
				tone="is-info"
				isCompact
				action={<ActionControl kind="tertiary" action={{ label: 'Undo', onClick: ignore }} />}
			>
				Dismissed.
			</Notice>
		),
		'With a button': () => (
			<Notice
				tone="is-warning"
				action={<ActionControl action={{ label: 'Restore the connection', onClick: ignore }} />}
			>
				The connection is broken.
			</Notice>
		),
		'With a busy button': () => (
			<Notice
				tone="is-warning"
				action={<ActionControl action={{ label: 'Restoring', onClick: ignore, isBusy: true }} />}
			>
				The connection is broken.
			</Notice>
		),
		'With a link': () => (
			<Notice
				tone="is-error"
				onDismiss={ignore}
				action={
					<ActionControl
						action={{ label: 'Contact support', href: 'https://example.org/', isExternal: true }}
					/>
				}
			>
				The site could not be read.
			</Notice>
		),
		'With details': () => (
			<Notice tone="is-error" onDismiss={ignore}>
				<p>
					Failed to save. See <a href="#help">what to do</a>.
				</p>
				<NoticeDetails text={'POST settings\n500 internal_error\n16 November 2026, 10:04'} />
			</Notice>
		),
	},
};

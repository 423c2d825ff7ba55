import { Notice } from '../../components/ui/notice';
import { ExternalLink } from '../../components/ui/text';
import { useStateNotice } from './use-state-notice';

/** What a redirect left to say: how a connection attempt ended. Shown once. */
export function StateNotice() {
	const view = useStateNotice();
	if (!view) {
		return null;
	}
	return (
		<div role={view.tone === 'is-error' ? 'alert' : 'status'}>
			<Notice tone={view.tone} onDismiss={view.onDismiss}>
				<p>
					{view.text} {view.link && <ExternalLink href={view.link.href}>{view.link.label}</ExternalLink>}
				</p>
				{view.description && <p>{view.description}</p>}
			</Notice>
		</div>
	);
}

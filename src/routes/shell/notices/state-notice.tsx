import { Notice } from '../../../components/ui/notice';
import { NoticeDetails } from '../../../components/ui/notice-details';
import { ExternalLink } from '../../../components/ui/text';
import { useStateNotice } from './use-state-notice';

/** What a redirect left to say: how a connection attempt ended. Shown once. */
export function StateNotice() {
	const view = useStateNotice();
	if (!view) {
		return null;
	}
	const { tone, text, link, description, details, onDismiss } = view;
	return (
		<div role={tone === 'is-error' ? 'alert' : 'status'}>
			<Notice tone={tone} onDismiss={onDismiss}>
				<p>
					{text}{' '}
					{link &&
						(link.isHere ? (
							<a href={link.href}>{link.label}</a>
						) : (
							<ExternalLink href={link.href}>{link.label}</ExternalLink>
						))}
				</p>
				{description && <p>{description}</p>}
				{details && <NoticeDetails text={details} />}
			</Notice>
		</div>
	);
}

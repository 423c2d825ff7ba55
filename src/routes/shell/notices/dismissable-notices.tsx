import { __ } from '@wordpress/i18n';
import { Notice } from '../../../components/ui/notice';
import { ExternalLink } from '../../../components/ui/text';
import { useFeedbackNotice } from './use-feedback-notice';

/** Notices that the host remembers as dismissed: testers of a development version are asked what they miss (NOTICE-027). */
export function DismissableNotices() {
	const { isShown, url, onDismiss } = useFeedbackNotice();
	if (!isShown) {
		return null;
	}
	return (
		<Notice tone="is-basic" onDismiss={onDismiss}>
			<p>
				{__('What would you like to see on this dashboard?', 'site-dashboard')}{' '}
				<ExternalLink href={url}>{__('Tell us', 'site-dashboard')}</ExternalLink>
			</p>
		</Notice>
	);
}

import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { NoticeDetails } from '../../../components/ui/notice-details';
import { ExternalLink } from '../../../components/ui/text';
import { useConnectionErrors } from './use-connection-errors';

/** What is wrong with the connection, and the way out (NOTICE-029 to NOTICE-031). */
export function ConnectionErrors() {
	return useConnectionErrors().map(({ id, text, details, action }) => (
		<div role="alert" key={id}>
			<Notice tone="is-error">
				<p>{text}</p>
				{action.kind === 'restore' ? (
					<div>
						<Button onClick={action.onRestore}>{__('Restore Connection', 'site-dashboard')}</Button>
					</div>
				) : (
					<p>
						<ExternalLink href={action.href}>{__('Contact support', 'site-dashboard')}</ExternalLink>
					</p>
				)}
				<NoticeDetails text={details} />
			</Notice>
		</div>
	));
}

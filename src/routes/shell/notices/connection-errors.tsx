import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { NoticeDetails } from '../../../components/ui/notice-details';
import { ExternalLink } from '../../../components/ui/text';
import { type ConnectionErrorView, type FoundBy, useConnectionErrors } from './use-connection-errors';

/** Faults of the connection, and the way out (NOTICE-029 to NOTICE-031, NOTICE-087). */
export function ConnectionErrors({ path, foundBy }: { path: string; foundBy: FoundBy }) {
	return useConnectionErrors(path, foundBy).map(({ id, text, details, action }) => (
		<div role={action.kind === 'retry' ? 'status' : 'alert'} key={id}>
			<Notice tone={action.kind === 'retry' ? 'is-info' : 'is-error'}>
				<p>
					<bdi>{text}</bdi>
				</p>
				<WayOut action={action} />
				<NoticeDetails text={details} />
			</Notice>
		</div>
	));
}

function WayOut({ action }: Pick<ConnectionErrorView, 'action'>) {
	switch (action.kind) {
		case 'restore':
			return (
				<div>
					<Button onClick={action.onRestore}>{__('Restore Connection', 'site-dashboard')}</Button>
				</div>
			);
		case 'retry':
			return (
				<div>
					<Button onClick={action.onRetry}>{__('Try again', 'site-dashboard')}</Button>
				</div>
			);
		case 'support':
			return (
				<p>
					<ExternalLink href={action.href}>{__('Contact support', 'site-dashboard')}</ExternalLink>
				</p>
			);
	}
}

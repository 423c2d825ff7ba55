import { __ } from '@wordpress/i18n';
import { Notice } from '../../../components/ui/notice';
import { ExternalLink } from '../../../components/ui/text';
import { useSessionNotice } from './use-session-notice';

/** The login is gone, or the host does not answer: one calm notice, gone by itself. Nothing typed is lost. */
export function SessionNotice() {
	const { status, signInUrl } = useSessionNotice();
	return (
		<div role="status">
			{status === 'signed-out' && (
				<Notice tone="is-warning">
					<p>
						{__(
							'You are signed out. Sign in again in a new tab, then go on here: nothing is lost.',
							'site-dashboard',
						)}{' '}
						<ExternalLink href={signInUrl}>{__('Sign in again', 'site-dashboard')}</ExternalLink>
					</p>
				</Notice>
			)}
			{status === 'unreachable' && (
				<Notice tone="is-warning">
					{__(
						'Your site does not answer at the moment. We keep trying; you can stay here.',
						'site-dashboard',
					)}
				</Notice>
			)}
		</div>
	);
}

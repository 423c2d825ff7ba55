import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Notice } from '../../../components/ui/notice';
import { ExternalLink } from '../../../components/ui/text';
import { backoff } from '../../../lib/queue';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectAdminUrl } from '../../../state/page/urls';
import { checkSession } from '../../../state/session/slice';

/**
 * Logged out, or the host doesn't answer: one calm notice that goes away automatically. Nothing typed is
 * lost.
 */
export function SessionNotice() {
	const { status, loginUrl } = useSessionNotice();
	return (
		<div role="status">
			{status === 'signed-out' && (
				<Notice tone="is-warning">
					<p>
						{__(
							'You’ve been logged out. Log in using a new tab, then continue here. Your changes are safe.',
							'site-dashboard',
						)}{' '}
						<ExternalLink href={loginUrl}>{__('Log in again', 'site-dashboard')}</ExternalLink>
					</p>
				</Notice>
			)}
			{status === 'unreachable' && (
				<Notice tone="is-warning">
					{__('Your site isn’t responding. We’ll keep trying; you can stay on this page.', 'site-dashboard')}
				</Notice>
			)}
		</div>
	);
}

/** Milliseconds between the last repetitions. */
const LONGEST_WAIT = 60_000;
const waitBefore = backoff({ first: 5_000, growth: 2, longest: LONGEST_WAIT });

/**
 * Polls a host that can't be reached: after growing delays, and at once when the user returns to the tab or
 * the network. The notice goes away when it answers. A host that comes and goes isn't polled more often: the
 * delays start over once it has stayed.
 */
function useSessionNotice() {
	const dispatch = useAppDispatch();
	const { status } = useAppSelector((state) => state.session);
	const loginUrl = useAppSelector((state) => selectAdminUrl(state));

	const repeated = useRef(0);

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		if (status === 'fine') {
			timer = setTimeout(() => (repeated.current = 0), LONGEST_WAIT);
			return () => clearTimeout(timer);
		}
		const ask = () => void dispatch(checkSession());
		const plan = () => {
			timer = setTimeout(() => {
				ask();
				repeated.current++;
				plan();
			}, waitBefore(repeated.current));
		};
		plan();
		window.addEventListener('focus', ask);
		window.addEventListener('online', ask);
		return () => {
			clearTimeout(timer);
			window.removeEventListener('focus', ask);
			window.removeEventListener('online', ask);
		};
	}, [dispatch, status]);

	return { status, loginUrl };
}

import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { NoticeDetails } from '../../../components/ui/notice-details';
import { ExternalLink } from '../../../components/ui/text';
import { PRODUCT_NAME } from '../../../lib/product';
import { type ConnectionError, selectShownFaults } from '../../../state/connection-faults/selectors';
import { retryProvider } from '../../../state/connection-faults/thunks';
import { restoreConnection } from '../../../state/connection/thunks';
import { codeDetails, failureDetails } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { type PageState, selectPage } from '../../../state/page/slice';
import { selectRedirect } from '../../../state/page/urls';
import { track } from '../../../state/tracking/thunks/track';
import { selectCanManageModules } from '../../../state/user/slice';
import { routeNameAt } from '../../table';

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

interface ConnectionErrorView {
	id: string;
	text: string;
	/** For "Copy details". */
	details: string;
	/** Restores the connection, leads to support, or asks once more. */
	action:
		| { kind: 'restore'; onRestore: () => void }
		| { kind: 'support'; href: string }
		| { kind: 'retry'; onRetry: () => void };
}

/** The page brought it, or a call found it, which is later. */
type FoundBy = 'page' | 'call';

/** On the dashboard its head says that the provider doesn't respond, in a place that's kept for it. */
function useFaults(path: string, foundBy: FoundBy): readonly ConnectionError[] {
	const isInHead = useAppSelector(selectCanManageModules) && routeNameAt(path) === 'dashboard';
	const faults = useAppSelector(selectShownFaults).filter(
		({ failure }) => (failure ? 'call' : 'page') === foundBy,
	);
	return isInHead ? faults.filter(({ action }) => action !== 'retry') : faults;
}

function useConnectionErrors(path: string, foundBy: FoundBy): ConnectionErrorView[] {
	const dispatch = useAppDispatch();
	const errors = useFaults(path, foundBy);
	const page = useAppSelector(selectPage);
	const supportUrl = useAppSelector((state) =>
		selectRedirect(
			state,
			selectPage(state).isDevVersion ? 'jetpack-contact-support-beta-group' : 'jetpack-contact-support',
		),
	);
	const toRestore = errors.find(({ action }) => action === 'reconnect');

	const viewed = useRef('');
	useEffect(() => {
		if (toRestore && viewed.current !== toRestore.code) {
			viewed.current = toRestore.code;
			dispatch(track('jetpack_termination_error_notice_view', eventProperties(toRestore)));
		}
	}, [dispatch, toRestore]);

	const actionOf = (error: ConnectionError): ConnectionErrorView['action'] => {
		switch (error.action) {
			case 'reconnect':
				return {
					kind: 'restore',
					onRestore: () => {
						dispatch(track('jetpack_termination_error_notice_click', eventProperties(error)));
						void dispatch(restoreConnection());
					},
				};
			case 'retry':
				return { kind: 'retry', onRetry: () => void dispatch(retryProvider()) };
			default:
				return { kind: 'support', href: supportUrl };
		}
	};

	return errors.map((error) => ({
		id: error.action,
		text:
			error.message ||
			(error.action === 'reconnect'
				? __('Connection Error, please reconnect.', 'site-dashboard')
				: /* translators: %s: product name */
					sprintf(__('%s found a problem with your connection.', 'site-dashboard'), PRODUCT_NAME)),
		details: detailsOf(error, page),
		action: actionOf(error),
	}));
}

function detailsOf({ failure, code, data }: ConnectionError, page: PageState): string {
	const codes = [code, data.api_error_code, data.api_http_code].filter(Boolean).join(', ');
	return failure ? failureDetails(failure, page) : codeDetails(codes, page);
}

/** EVT-015; what is absent is left out. */
const eventProperties = ({ code, data }: ConnectionError) => ({
	location: 'dashboard',
	purpose: 'reconnect',
	error_code: code || null,
	api_error_code: data.api_error_code || null,
	api_http_code: data.api_http_code,
});

import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { PRODUCT_NAME } from '../../../lib/product';
import { restoreConnection } from '../../../state/connection/thunks';
import { type ConnectionError, selectShownFaults } from '../../../state/connection-faults/selectors';
import { retryProvider } from '../../../state/connection-faults/thunks';
import { codeDetails, failureDetails } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { type PageState, selectPage } from '../../../state/page/slice';
import { selectRedirect } from '../../../state/page/urls';
import { track } from '../../../state/tracking/thunks/track';
import { selectCanManageModules } from '../../../state/user/slice';
import { routeNameAt } from '../../table';

export interface ConnectionErrorView {
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
export type FoundBy = 'page' | 'call';

/** On the dashboard its head says that the provider doesn't respond, in a place that's kept for it. */
function useFaults(path: string, foundBy: FoundBy): readonly ConnectionError[] {
	const isInHead = useAppSelector(selectCanManageModules) && routeNameAt(path) === 'dashboard';
	const faults = useAppSelector(selectShownFaults).filter(
		({ failure }) => (failure ? 'call' : 'page') === foundBy,
	);
	return isInHead ? faults.filter(({ action }) => action !== 'retry') : faults;
}

export function useConnectionErrors(path: string, foundBy: FoundBy): ConnectionErrorView[] {
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

import { __, sprintf } from '@wordpress/i18n';
import { createSelector } from 'reselect';
import { useEffect, useRef } from 'react';
import { PRODUCT_NAME } from '../../../lib/product';
import { restoreConnection } from '../../../state/connection/commands';
import { selectConnection, selectIsSiteConnected } from '../../../state/connection/selectors';
import { codeDetails, failureDetails } from '../../../state/notices/tell';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectPage, selectRedirect } from '../../../state/page/selectors';
import type { PageState } from '../../../state/page/slice';
import type { RootState } from '../../../state/store';
import { selectSiteFailure } from '../../../state/site/selectors';
import { track } from '../../../state/tracking/thunks';
import { selectCan } from '../../../state/user/selectors';
import { siteError, type ConnectionError } from './site-error';

/** Joined, of each action the first; one without a known action shows nothing (NOTICE-079). */
const selectErrors = createSelector(
	[(state: RootState) => state.connection.status.errors, selectSiteFailure],
	(errors, failure) => {
		const all = failure ? [...errors, siteError(failure)] : errors;
		return (['reconnect', 'support'] as const)
			.map((action) => all.find((error) => error.action === action))
			.filter((error): error is ConnectionError => error !== undefined);
	},
);

const NONE: ConnectionError[] = [];

/** NOTICE-002, NOTICE-080. */
const selectShownErrors = (state: RootState) =>
	selectIsSiteConnected(state) && selectCan(state, 'connect') && !selectConnection(state).isReconnecting
		? selectErrors(state)
		: NONE;

export interface ConnectionErrorView {
	id: string;
	text: string;
	/** What "Copy details" copies. */
	details: string;
	/** Restores the connection, or leads to support. */
	action: { kind: 'restore'; onRestore: () => void } | { kind: 'support'; href: string };
}

export function useConnectionErrors(): ConnectionErrorView[] {
	const dispatch = useAppDispatch();
	const errors = useAppSelector(selectShownErrors);
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

	return errors.map((error) => ({
		id: error.action,
		text:
			error.message ||
			(error.action === 'reconnect'
				? __('Connection Error, please reconnect.', 'site-dashboard')
				: /* translators: %s: product name */
					sprintf(__('%s found a problem with your connection.', 'site-dashboard'), PRODUCT_NAME)),
		details: detailsOf(error, page),
		action:
			error.action === 'reconnect'
				? {
						kind: 'restore',
						onRestore: () => {
							dispatch(track('jetpack_termination_error_notice_click', eventProperties(error)));
							void dispatch(restoreConnection());
						},
					}
				: { kind: 'support', href: supportUrl },
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

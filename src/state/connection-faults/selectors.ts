import { __, sprintf } from '@wordpress/i18n';
import { createSelector } from 'reselect';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import type { ApiErrorKind, ApiFailure } from '../../rest-api/client/errors';
import { selectConnectionErrors, selectIsInIdentityCrisis, selectIsSiteConnected } from '../connection/slice';
import { selectSiteFailure } from '../site/slice';
import type { RootState } from '../root-state';
import { selectCan } from '../user/slice';

const NONE: readonly ConnectionError[] = [];

/** The first of each action; unknown actions don't count (NOTICE-079). */
const selectFaults = createSelector(
	[selectConnectionErrors, selectSiteFailure],
	(errors, failure): readonly ConnectionError[] => {
		const all = failure ? [...errors, siteError(failure)] : errors;
		return (['reconnect', 'support', 'retry'] as const)
			.map((action) => all.find((error) => error.action === action))
			.filter((error): error is ConnectionError => error !== undefined);
	},
);

/** The faults that have a banner (NOTICE-002, NOTICE-080); Safe Mode has one of its own (SHELL-109). */
export const selectShownFaults = (state: RootState): readonly ConnectionError[] =>
	selectIsSiteConnected(state) &&
	selectCan(state, 'connect') &&
	!state.connection.isReconnecting &&
	!selectIsInIdentityCrisis(state)
		? selectFaults(state)
		: NONE;

/**
 * A banner says why nothing loads: the login or the host fails, the connection is broken, or the provider
 * doesn't answer (NOTICE-033, NOTICE-034, NOTICE-087). Then nothing else repeats it.
 */
export function selectHasFaultNotice(state: RootState): boolean {
	if (state.session.status !== 'fine') {
		return true;
	}
	const failure = selectSiteFailure(state);
	return (
		selectIsSiteConnected(state) &&
		selectCan(state, 'connect') &&
		(selectConnectionErrors(state).length > 0 || /^(refused|parse|schema)/.test(failure?.kind ?? ''))
	);
}

/** The provider doesn't respond, which mends itself. */
export const selectSilence = (state: RootState): ConnectionError | undefined =>
	selectShownFaults(state).find(({ action }) => action === 'retry');

/** `broken` until somebody restores it; `silent` while the provider doesn't respond, which mends itself. */
export type ConnectionHealth = 'fine' | 'broken' | 'silent';

/** The connection's health, for users who see no banner, too. */
export function selectConnectionHealth(state: RootState): ConnectionHealth {
	const faults = selectFaults(state);
	if (faults.some(({ action }) => action !== 'retry') || selectIsInIdentityCrisis(state)) {
		return 'broken';
	}
	return faults.length > 0 ? 'silent' : 'fine';
}

/** A fault of the connection, as the host or a failed call says it (NOTICE-032). */
export type ConnectionError = RootState['connection']['status']['errors'][number] & {
	/** The call that failed; none for what the host itself found. */
	failure?: ApiFailure;
};

/** Calls that were answered in a way that cannot be read (NOTICE-034). */
const UNREADABLE: readonly ApiErrorKind[] = ['parse', 'parse-after-redirect', 'schema'];

/**
 * The fault that kept the provider's data from loading; the host's own words come first (NOTICE-033 to
 * NOTICE-037), unless they ask to mend a connection that has no fault (NOTICE-087).
 */
export function siteError(failure: ApiFailure): ConnectionError {
	const { kind, message, code, provider } = failure;
	const builtIn = builtInError(kind);
	const said = {
		...builtIn,
		message: message || builtIn.message,
		code: code || builtIn.code,
		data: { api_error_code: provider?.code ?? '', api_http_code: provider?.status ?? null },
		failure,
	};
	return isOutage(failure) ? { ...said, action: 'retry', message: outageText() } : said;
}

/** The host asked, and the provider didn't answer or had a problem of its own. */
function isOutage({ provider }: ApiFailure): boolean {
	const status = provider?.status ?? 0;
	return provider?.code === 'http_request_failed' || status === 429 || status >= 500;
}

const outageText = () =>
	sprintf(
		/* translators: %s: provider name */
		__('%s isn’t responding. Your site works, but some data may be missing here.', 'site-dashboard'),
		PROVIDER_NAME,
	);

function builtInError(kind: ApiErrorKind): Pick<ConnectionError, 'message' | 'code' | 'action'> {
	if (kind === 'refused') {
		return {
			code: 'fetch_site_data_fail_api',
			action: 'reconnect',
			message: sprintf(
				/* translators: %s: provider name */
				__(
					'There seems to be a problem with your connection to %s. If the problem persists, try reconnecting.',
					'site-dashboard',
				),
				PROVIDER_NAME,
			),
		};
	}
	if (UNREADABLE.includes(kind)) {
		return {
			code: 'fetch_site_data_fail_parse',
			action: 'support',
			message: sprintf(
				/* translators: %s: product name */
				__(
					'%s encountered an error and was unable to display the Dashboard. Please try refreshing the page.',
					'site-dashboard',
				),
				PRODUCT_NAME,
			),
		};
	}
	return {
		code: 'fetch_site_data_fail_other',
		action: '',
		message: __('There seems to be a problem with your website.', 'site-dashboard'),
	};
}

import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../../lib/product';
import type { ApiErrorKind, ApiFailure } from '../../../rest-api/errors';
import type { RootState } from '../../../state/store';

/** What is wrong with the connection, as the host or a failed call says it (NOTICE-032). */
export type ConnectionError = RootState['connection']['status']['errors'][number] & {
	/** The call that failed; none for what the host itself found. */
	failure?: ApiFailure;
};

/** Calls that were answered in a way that cannot be read (NOTICE-034). */
const UNREADABLE: readonly ApiErrorKind[] = ['parse', 'parse-after-redirect', 'shape'];

/** Why the provider's data of the site could not be fetched; the host's own words come first (NOTICE-033 to NOTICE-037). */
export function siteError(failure: ApiFailure): ConnectionError {
	const { kind, message, code, provider } = failure;
	const builtIn = builtInError(kind);
	return {
		...builtIn,
		message: message || builtIn.message,
		code: code || builtIn.code,
		data: { api_error_code: provider?.code ?? '', api_http_code: provider?.status ?? null },
		failure,
	};
}

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

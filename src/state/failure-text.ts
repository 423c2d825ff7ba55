import { __ } from '@wordpress/i18n';
import type { ApiErrorKind, ApiFailure } from '../rest-api/errors';

/** Our own sentence for failures in which the host said nothing fit to be read. */
function sentence(kind: ApiErrorKind, status: number): string {
	switch (kind) {
		case 'network':
			return __('The site did not answer. Check your connection and try again.', 'site-dashboard');
		case 'timeout':
			return __('The site took too long to answer. Try again in a moment.', 'site-dashboard');
		case 'signed-out':
			return __('You are signed out. Sign in again in another tab, then try again.', 'site-dashboard');
		case 'parse':
		case 'parse-after-redirect':
		case 'shape':
			return __('The site gave an answer that could not be read. Try again in a moment.', 'site-dashboard');
		case 'unchanged':
			return __(
				'The site kept the old value. A site administrator may manage it elsewhere.',
				'site-dashboard',
			);
		default:
			return status >= 500
				? __('The site had a problem of its own. Try again in a moment.', 'site-dashboard')
				: '';
	}
}

/**
 * Why a call failed, as one sentence for people: the host's own words, which `plainText` has freed from markup, else ours,
 * else its code, else the error's name (NOTICE-050).
 */
export function failureText({ kind, status, message, code, name }: ApiFailure): string {
	return message || sentence(kind, status) || code || name;
}

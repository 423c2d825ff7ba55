import { __, sprintf } from '@wordpress/i18n';
import type { ApiFailure } from '../rest-api/errors';

/** Statuses with which firewalls send a page instead of an answer. */
const BLOCKED = [403, 405, 406];

/** Our own sentence for failures in which the host said nothing fit to be read. */
function sentence({ kind, status }: ApiFailure): string {
	switch (kind) {
		case 'network':
			return __('The site did not answer. Check your connection and try again.', 'site-dashboard');
		case 'timeout':
			return __('The site took too long to answer. Try again in a moment.', 'site-dashboard');
		case 'aborted':
			return __('This was canceled before the site answered.', 'site-dashboard');
		case 'signed-out':
			return __('You are signed out. Sign in again in another tab, then try again.', 'site-dashboard');
		case 'not-found':
		case 'not-found-after-redirect':
			return __(
				"The site couldn't find this (404). A plugin or a firewall may be blocking it.",
				'site-dashboard',
			);
		case 'unchanged':
			return __(
				'The site kept the old value. A site administrator may manage it elsewhere.',
				'site-dashboard',
			);
		case 'unknown':
			return __(
				"The site's answer couldn't be read, so it isn't known whether this was saved. Reload the page to see.",
				'site-dashboard',
			);
		case 'bug':
			return __('Something went wrong in this page.', 'site-dashboard');
		case 'refused':
			return status < 500
				? /* translators: %d: HTTP status */
					sprintf(__('The site refused this (%d).', 'site-dashboard'), status)
				: __('The site had a problem of its own. Try again in a moment.', 'site-dashboard');
		default:
			return BLOCKED.includes(status)
				? sprintf(
						/* translators: %d: HTTP status */
						__(
							'A firewall in front of your site refused this (%d). Ask your host, or the person who runs the firewall, to allow it.',
							'site-dashboard',
						),
						status,
					)
				: __('The site gave an answer that could not be read. Try again in a moment.', 'site-dashboard');
	}
}

/**
 * Why a call failed, as one sentence for people: the host's own words, which `plainText` has freed from markup, else its
 * code, else ours (NOTICE-039, NOTICE-050). Never the name of an error.
 */
export const failureText = (failure: ApiFailure): string =>
	failure.message || failure.code || sentence(failure);

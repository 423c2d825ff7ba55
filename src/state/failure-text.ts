import { __, sprintf } from '@wordpress/i18n';
import { formatDuration } from '../lib/locale';
import { PRODUCT_NAME, PROVIDER_NAME } from '../lib/product';
import type { ApiFailure } from '../rest-api/client/errors';
import type { RootState } from './root-state';

/** The user lacks a permission, or a login. */
const FORBIDDEN = [401, 403];

/** Acts whose failure the ledger tells in the host's words, else by its code, whatever the status. */
const QUOTED = [
	// The reason is part of these notices (NOTICE-050, NOTICE-054, PRIV-004, DASH-132).
	/^POST (settings( |$)|module\/[^/]+\/active$|tracking\/settings$|plugins$)/,
	// NOTICE-038 to NOTICE-042, CONN-089, CONN-095, TRAF-069. Hosts refuse a choice with status 500.
	/^(GET|POST) (connection\/(test|reconnect|register|user|authorize_url)|verify-site\/google|identity-crisis\/)/,
];

/** WordPress has no such call: its words for that tell nobody what to do. */
const NO_ROUTE = 'rest_no_route';

/** Their messages list options by their names in the database. */
const NAMING = ['rest_invalid_param', 'rest_missing_callback_param', 'some_updated'];

/** The nonce of the page, or of the part that a cache kept, no longer counts. */
const OUTDATED = ['rest_cookie_invalid_nonce', 'invalid_nonce'];

/** Hosts only pass these on (host-contract 5.6): it's the provider who didn't answer as it should. */
const RELAYED =
	/^GET (site|activity-log|plans|products|intro-offers|rewind|scan|search|licensing\/user|module\/stats|recommendations\/(product-suggestions|upsell))(\/|$)/;

/** Our own sentence for failures in which the host said nothing fit to be read. */
function sentence(failure: ApiFailure): string {
	const { kind, status, call } = failure;
	switch (kind) {
		case 'network':
			return __('We couldn’t reach your site. Check your connection and try again.', 'site-dashboard');
		case 'blocked':
			return __('Your browser blocked this. An ad blocker may be the cause.', 'site-dashboard');
		case 'other-origin':
			return __(
				'This page’s URL differs from your site’s, so your browser blocked this. Open the dashboard at your site’s own URL.',
				'site-dashboard',
			);
		case 'timeout':
			return tooSlow();
		case 'aborted':
			return __('This was canceled before your site responded.', 'site-dashboard');
		case 'signed-out':
			return __('You’ve been logged out. Log in using another tab, then try again.', 'site-dashboard');
		case 'not-found':
		case 'not-found-after-redirect':
			return __(
				'We couldn’t find this on your site. A plugin or a firewall may be blocking it.',
				'site-dashboard',
			);
		case 'unchanged':
			return __('Your site didn’t save this value. It may be set in code or by your host.', 'site-dashboard');
		case 'unknown':
			return __('We couldn’t tell whether this was saved. Reload the page to check.', 'site-dashboard');
		case 'bug':
			return __('Something went wrong on this page.', 'site-dashboard');
		case 'refused':
			return FORBIDDEN.includes(status) || !RELAYED.test(call) ? refusal(failure) : notFromProvider();
		case 'schema':
			return RELAYED.test(call) ? notFromProvider() : unreadable();
		default:
			return status < 400 ? unreadable() : (serverText(failure) ?? blocked(status));
	}
}

function refusal(failure: ApiFailure): string {
	return FORBIDDEN.includes(failure.status)
		? __('You don’t have permission for this. Ask an administrator.', 'site-dashboard')
		: (serverText(failure) ??
				__('Your site rejected this change. Reload the page and try again.', 'site-dashboard'));
}

/** Statuses that servers, proxies and CDNs answer in place of the site. */
function serverText({ status, retryAfter }: ApiFailure): string | undefined {
	switch (status) {
		case 408:
		case 504:
		case 522:
		case 524:
			return tooSlow();
		case 413:
		case 414:
			return __(
				'This is too long for your server. Shorten it, or ask your host to raise the limit.',
				'site-dashboard',
			);
		case 429:
			return `${__('Your site gets too many requests.', 'site-dashboard')} ${later(retryAfter ?? 60)}`;
		case 431:
		case 494:
			return __(
				'Your browser’s cookies are too large for your server. Delete those of this site, then log in again.',
				'site-dashboard',
			);
		case 502:
		case 503:
		case 508:
		case 509:
		case 529:
			return `${__('Your site is being updated or is overloaded.', 'site-dashboard')} ${later(retryAfter)}`;
		default:
			return status >= 520 ? cutOff(status) : status >= 500 ? internal() : undefined;
	}
}

const internal = () => __('Your site had an internal error. Try again in a moment.', 'site-dashboard');

const tooSlow = () => __('Your site took too long to respond. Try again in a moment.', 'site-dashboard');

const cutOff = (status: number) =>
	sprintf(
		/* translators: %s: HTTP status, a number */
		__(
			'The network in front of your site couldn’t reach it (%s). Try again in a moment, or ask your host.',
			'site-dashboard',
		),
		String(status),
	);

/** When to try again: after that many seconds, if it's known. */
function later(seconds = 0): string {
	const [unit, length] = UNITS.find(([, , end]) => seconds < end) ?? ['day', 86_400];
	return seconds === 0
		? __('Try again in a moment.', 'site-dashboard')
		: sprintf(
				/* translators: %s: a duration, such as 2 minutes */
				__('Try again in %s.', 'site-dashboard'),
				formatDuration(Math.ceil(seconds / length), unit),
			);
}

const UNITS = [
	['second', 1, 60],
	['minute', 60, 3600],
	['hour', 3600, 86_400],
] as const;

const notFromProvider = () =>
	/* translators: %s: provider name */
	sprintf(__('%s didn’t send the data. Try again in a moment.', 'site-dashboard'), PROVIDER_NAME);

const unreadable = () =>
	__('Your site sent an unexpected response. Try again in a moment.', 'site-dashboard');

const blocked = (status: number) =>
	sprintf(
		/* translators: %s: HTTP status, a number */
		__(
			'A firewall blocked this (%s). Ask your host, or the person who manages the firewall, to allow it.',
			'site-dashboard',
		),
		String(status),
	);

/** The host's objection to the user's input, or to a user who may not; else empty. */
function hostReason({ call, kind, status, message }: ApiFailure): string {
	const isAct = call.startsWith('POST ');
	const isRefused = status >= 400 && status < 500 && (isAct || FORBIDDEN.includes(status));
	// An error that came with a success's status (host-contract 4.2).
	const isDisguised = isAct && kind === 'schema' && status < 300;
	return isRefused || isDisguised ? message : '';
}

/**
 * One sentence on why a call failed. The host's own words, freed from markup by `plainText`, only where they
 * say why it refused; else ours for that kind of failure (NOTICE-086). Never the name of an error.
 */
export function failureText(failure: ApiFailure): string {
	const { call, message, code } = failure;
	if (code === NO_ROUTE) {
		return sentence(failure);
	}
	if (OUTDATED.includes(code)) {
		return __('This page is out of date. Reload it, then try again.', 'site-dashboard');
	}
	const said = QUOTED.some((calls) => calls.test(call)) ? message || code : hostReason(failure);
	return (NAMING.includes(code) && said ? withoutNames(failure) : said) || sentence(failure);
}

/** Why each of the values was refused; else the message, unless it names options. */
const withoutNames = ({ params, message }: ApiFailure): string =>
	Object.entries(params)
		.map(([name, reason]) => unnamed(reason, name))
		.filter(Boolean)
		.join(' ') || (/option|parameter|\w_\w/i.test(message) ? '' : message);

/** Hosts call an option by its name in the database; people know its label. */
function unnamed(reason: string, name: string): string {
	const rest = reason.startsWith(name) ? /^(?:\[[^\]]*\])*(\s.*)/.exec(reason.slice(name.length)) : null;
	const said = rest ? `${__('This value', 'site-dashboard')}${rest[1]}` : reason;
	return /[_-]/.test(name) ? said.replaceAll(name, __('this value', 'site-dashboard')) : said;
}

/**
 * One sentence on why an option wasn't taken: its own refusal in the host's words, else the control's
 * sentence for a value the host kept, else that of the whole call (SET-019). Empty without a failure.
 */
export function optionFailureText(
	failure: ApiFailure | null,
	option: string,
	keptText?: () => string,
): string {
	if (!failure) {
		return '';
	}
	const refused = unnamed(failure.params[option] ?? '', option);
	if (refused) {
		return refused;
	}
	return (failure.kind === 'unchanged' && keptText?.()) || failureText(failure);
}

type Versions = Pick<RootState['page'], 'currentVersion' | 'wordpressVersion'>;

/** Details of a failure for support; no secrets. */
export const failureDetails = (
	{ call, status, code, kind, message, trace, time }: ApiFailure,
	page: Versions,
): string =>
	[
		call,
		/* translators: %s: HTTP status */
		trace ?? sprintf(__('Status: %s', 'site-dashboard'), String(status)),
		codeDetails(code || kind, page, time),
		// The notice may say it in our words.
		/* translators: %s: what the site said, in its own words */
		message && sprintf(__('Message: %s', 'site-dashboard'), message),
	]
		.filter(Boolean)
		.join('\n');

/** The same where no call of ours failed: what is known is a code, or a sentence. */
export const codeDetails = (code: string, page: Versions, time = Date.now()): string =>
	[
		/* translators: %s: error code */
		sprintf(__('Code: %s', 'site-dashboard'), code),
		/* translators: %s: point in time */
		sprintf(__('Time: %s', 'site-dashboard'), new Date(time).toISOString()),
		/* translators: %s: version number */
		sprintf(__('Version: %s', 'site-dashboard'), page.currentVersion),
		page.wordpressVersion && `WordPress: ${page.wordpressVersion}`,
	]
		.filter(Boolean)
		.join('\n');

/** The reason of a failed test, as a sentence (NOTICE-040). */
export const testFailureText = (failure: ApiFailure) =>
	sprintf(
		/* translators: 1: product name, 2: why it failed */
		__('There was an error testing %1$s. Error: %2$s', 'site-dashboard'),
		PRODUCT_NAME,
		failureText(failure),
	);

import { onBug } from '../lib/bugs';
import { ApiError, toFailure, type ApiErrorKind } from '../rest-api/client/errors';
import { expectComplaint } from '../../tests/support/setup';
import { failureText, optionFailureText } from './failure-text';

const said = (kind: ApiErrorKind, status = 0, response?: object, call = 'POST notice/x') =>
	failureText(toFailure(new ApiError({ kind, call, status, response }), call));

const SOON = 'Try again in a moment.';
const INTERNAL = `Your site had an internal error. ${SOON}`;
const REFUSED = 'Your site rejected this change. Reload the page and try again.';
const NO_DATA = `WordPress.com didn’t send the data. ${SOON}`;
const UNEXPECTED = `Your site sent an unexpected response. ${SOON}`;
const BLOCKED = 'We couldn’t find this on your site. A plugin or a firewall may be blocking it.';

describe('failure text', () => {
	it.each([
		...['POST settings', 'POST settings (likes)', 'POST module/likes/active', 'POST connection/reconnect'],
		'GET connection/test',
	])('uses the host’s message, then its code, then a fallback: %s [NOTICE-039, NOTICE-050]', (call) => {
		expect(said('refused', 500, { code: 'no', message: 'Not <b>today</b>.' }, call)).toBe('Not today.');
		expect(said('refused', 500, { code: 'Reconnect failed', message: '' }, call)).toBe('Reconnect failed');
		expect(said('refused', 500, {}, call)).toBe(INTERNAL);
	});

	it.each([
		['refused', 400, 'POST licensing/set-license'],
		['not-found', 404, 'POST notice/x'],
		['schema', 200, 'POST recommendations/step'],
		['refused', 403, 'GET module/all'],
		['refused', 401, 'GET site/purchases'],
	] as const)('uses the host’s message for a refusal: %s %i of %s [NOTICE-088]', (kind, status, call) => {
		expect(said(kind, status, { code: 'no', message: 'Not you.' }, call)).toBe('Not you.');
	});

	it.each([
		['refused', 500, 'POST connection', INTERNAL],
		['refused', 400, 'GET rewind', NO_DATA],
		['refused', 500, 'GET site/features', NO_DATA],
		['refused', 500, 'GET module/protect/data', INTERNAL],
		['refused', 400, 'GET waf', REFUSED],
		['schema', 200, 'GET plugins', UNEXPECTED],
	] as const)(
		'uses our own message when the user wasn’t refused: %s %i of %s [NOTICE-088]',
		(kind, status, call, text) => {
			expect(said(kind, status, { code: 'x', message: 'Failed fetching data.' }, call)).toBe(text);
		},
	);

	it.each(['GET site/features', 'POST settings'])(
		'never uses a success message from the host: %s [NOTICE-088]',
		(call) => {
			const success = { code: 'success', message: 'Correctly received.' };
			expect(said('schema', 200, success, call)).toMatch(/Try again in a moment\.$/);
		},
	);

	it.each(['POST settings', 'POST notice/x', 'GET plugins'])(
		'says a missing call may be blocked by a plugin or firewall: %s [NOTICE-086]',
		(call) => {
			const response = { code: 'rest_no_route', message: 'No route was found matching the URL.' };
			expect(said('not-found', 404, response, call)).toBe(BLOCKED);
		},
	);

	it.each<[ApiErrorKind, number, string, string?]>([
		['network', 0, 'We couldn’t reach your site. Check your connection and try again.'],
		['timeout', 0, `Your site took too long to respond. ${SOON}`],
		['aborted', 0, 'This was canceled before your site responded.'],
		['signed-out', 401, 'You’ve been logged out. Log in using another tab, then try again.'],
		['not-found', 404, BLOCKED],
		['not-found-after-redirect', 404, BLOCKED],
		['unchanged', 0, 'Your site didn’t save this value. It may be set in code or by your host.'],
		['unknown', 200, 'We couldn’t tell whether this was saved. Reload the page to check.'],
		['refused', 499, REFUSED],
		['refused', 500, INTERNAL],
		['parse', 200, UNEXPECTED],
		['schema', 200, UNEXPECTED],
		['blocked', 0, 'Your browser blocked this. An ad blocker may be the cause.'],
		[
			'other-origin',
			0,
			'This page’s URL differs from your site’s, so your browser blocked this. Open the dashboard at your site’s own URL.',
		],
		['refused', 403, 'You don’t have permission for this. Ask an administrator.', 'rest_forbidden'],
		['refused', 400, REFUSED, 'rest_invalid'],
	])('for kind %s with status %i reads without a code: %s [NOTICE-086]', (kind, status, text, code = '') => {
		expect(said(kind, status, { code })).toBe(text);
	});

	it('blames the page for our own bug, and logs it', () => {
		onBug(() => {});
		expect(said('bug')).toBe('Something went wrong on this page.');
		expectComplaint(/^PageError/);
	});

	const SLOW = `Your site took too long to respond. ${SOON}`;
	const LONG = 'This is too long for your server. Shorten it, or ask your host to raise the limit.';
	const COOKIES = /^Your browser’s cookies are too large .* Delete those of this site, then log in again\.$/;
	const MANY = 'Your site gets too many requests.';
	const BUSY = 'Your site is being updated or is overloaded.';

	it.each<[number, string | RegExp, number?]>([
		...[400, 401, 402, 403, 405, 406, 409, 415, 418, 444, 451, 493].map(
			(status) =>
				[
					status,
					`A firewall blocked this (${status}). Ask your host, or the person who manages the firewall, to allow it.`,
				] as [number, string],
		),
		...[408, 504, 522, 524].map((status) => [status, SLOW] as [number, string]),
		...[413, 414].map((status) => [status, LONG] as [number, string]),
		...[431, 494].map((status) => [status, COOKIES] as [number, RegExp]),
		[429, `${MANY} Try again in 1 minute.`],
		[429, `${MANY} Try again in 7 seconds.`, 7],
		[429, `${MANY} Try again in 2 minutes.`, 120],
		[503, `${BUSY} Try again in 10 minutes.`, 600],
		[503, `${BUSY} Try again in 2 hours.`, 7200],
		[503, `${BUSY} Try again in 3 days.`, 200_000],
		...[502, 503, 508, 509, 529].map((status) => [status, `${BUSY} ${SOON}`] as [number, string]),
		...[500, 501, 505, 507, 511].map((status) => [status, INTERNAL] as [number, string]),
		...[520, 521, 523, 525, 526, 530].map(
			(status) =>
				[
					status,
					`The network in front of your site couldn’t reach it (${status}). Try again in a moment, or ask your host.`,
				] as [number, string],
		),
	])(
		'for a page with status %i says what it means: %s [NOTICE-086]',
		(status, text, retryAfter = undefined) => {
			const page = new ApiError({ kind: 'parse', call: 'POST notice/x', status, retryAfter });
			expect(failureText(toFailure(page))).toMatch(text);
			if (status > 403 && typeof text === 'string' && !text.startsWith('A firewall')) {
				expect(failureText(toFailure(new ApiError({ ...page, kind: 'refused' })))).toBe(text);
			}
		},
	);

	it.each([
		['show', 'show must be index, post.', 'This value must be index, post.'],
		['roles', 'roles[0] is not of type string.', 'This value is not of type string.'],
		['show', 'Please show it.', 'Please show it.'],
		['stb_enabled', 'Unknown: stb_enabled.', 'Unknown: this value.'],
		['button-style', 'x is no member of button-style.', 'x is no member of this value.'],
	])('calls no option by its name: %s, %s [SET-054]', (name, reason, text) => {
		const message = `Invalid parameter(s): ${name}`;
		const refused = { code: 'rest_invalid_param', message, data: { params: { [name]: reason } } };
		const failure = toFailure(
			new ApiError({ kind: 'refused', call: 'POST settings', status: 400, response: refused }),
		);
		expect([failureText(failure), optionFailureText(failure, name)]).toEqual([text, text]);
	});

	it.each([
		['some_updated', 'Invalid option: stb_enabled.', REFUSED],
		['some_updated', 'Some settings ( module_active ) not updated.', REFUSED],
		['rest_missing_callback_param', 'Missing parameter(s): data', REFUSED],
		['some_updated', 'Not today.', 'Not today.'],
	])('%s: %s says %s', (code, message, text) => {
		expect(said('refused', 400, { code, message }, 'POST settings')).toBe(text);
	});

	it.each(['rest_cookie_invalid_nonce', 'invalid_nonce'])('asks to reload an outdated page: %s', (code) => {
		expect(said('refused', 403, { code, message: 'Cookie check failed' }, 'POST connection/register')).toBe(
			'This page is out of date. Reload it, then try again.',
		);
	});
});

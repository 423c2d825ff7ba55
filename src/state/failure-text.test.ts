import { onBug } from '../lib/bugs';
import { ApiError, toFailure, type ApiErrorKind } from '../rest-api/errors';
import { expectComplaint } from '../../tests/support/setup';
import { failureText } from './failure-text';

const said = (kind: ApiErrorKind, status = 0, response?: object, call = 'POST notice/x') =>
	failureText(toFailure(new ApiError({ kind, call, status, response }), call));

const SOON = 'Try again in a moment.';
const INTERNAL = `Your site had an internal error. ${SOON}`;
const REFUSED = 'Your site refused this. Reload the page and try again.';
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

	it.each([403, 405, 406])('blames a firewall for a page with status %i [NOTICE-086]', (status) => {
		const who = 'Ask your host, or the person who manages the firewall, to allow it.';
		expect(said('parse', status)).toBe(`A firewall blocked this (${status}). ${who}`);
	});
});

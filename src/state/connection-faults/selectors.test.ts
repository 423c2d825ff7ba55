import { ApiError, toFailure, type ApiErrorKind } from '../../rest-api/errors';
import { siteError } from './selectors';

const errorOf = (kind: ApiErrorKind, response?: unknown) =>
	siteError(toFailure(new ApiError({ kind, call: 'GET site', response })));

describe('site data error', () => {
	it.each(['network', 'timeout', 'signed-out', 'not-found', 'unchanged'] as const)(
		'is a website problem without an action for %s [NOTICE-035]',
		(kind) => {
			expect(errorOf(kind)).toMatchObject({
				code: 'fetch_site_data_fail_other',
				message: 'There seems to be a problem with your website.',
				action: '',
			});
		},
	);

	it.each([
		['refused', 'reconnect'],
		['parse', 'support'],
		['parse-after-redirect', 'support'],
		['schema', 'support'],
	] as const)('for %s offers the action %s [NOTICE-033, NOTICE-034, NOTICE-037]', (kind, action) => {
		expect(errorOf(kind).action).toBe(action);
	});

	it.each([
		[{ api_error_code: 'http_request_failed', api_http_code: null }],
		[{ api_error_code: null, api_http_code: 429 }],
		[{ api_error_code: 'internal_error', api_http_code: 502 }],
	])('is an outage for %j, with a retry instead of a reconnect [NOTICE-087]', (data) => {
		expect(errorOf('refused', { code: 'c', message: 'Try reconnecting Jetpack.', data })).toMatchObject({
			code: 'c',
			action: 'retry',
			message: 'WordPress.com isn’t responding. Your site works, but some data may be missing here.',
		});
	});

	it('uses our own message when the host calls the response a success [NOTICE-034]', () => {
		const error = errorOf('schema', { code: 'success', message: 'Site data correctly received.' });
		expect(error).toMatchObject({ code: 'fetch_site_data_fail_parse', action: 'support' });
		expect(error.message).not.toMatch(/correctly received/);
	});

	it.each(['refused', 'network', 'parse'] as const)(
		'prefers the host’s message, code and data for %s [NOTICE-036]',
		(kind) => {
			const response = { code: 'c', message: 'm', data: { api_error_code: 'a', api_http_code: 403 } };
			expect(errorOf(kind, response)).toMatchObject({
				code: 'c',
				message: 'm',
				data: { api_error_code: 'a', api_http_code: 403 },
			});
		},
	);
});

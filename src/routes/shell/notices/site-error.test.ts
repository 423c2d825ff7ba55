import { ApiError, toFailure, type ApiErrorKind } from '../../../rest-api/errors';
import { siteError } from './site-error';

const errorOf = (kind: ApiErrorKind, response?: unknown) =>
	siteError(toFailure(new ApiError({ kind, call: 'GET site', response })));

describe('why the data of the site could not be fetched', () => {
	it.each(['network', 'timeout', 'signed-out', 'not-found', 'unchanged'] as const)(
		'is a problem of the website for %s, without an action [NOTICE-035]',
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
		['shape', 'support'],
	] as const)('for %s has the action %s [NOTICE-033, NOTICE-034, NOTICE-037]', (kind, action) => {
		expect(errorOf(kind).action).toBe(action);
	});

	it.each(['refused', 'network', 'parse'] as const)(
		'takes message, code and data of the host first for %s [NOTICE-036]',
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

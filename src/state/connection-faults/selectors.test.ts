import { loadSite } from '../site/slice';
import { openStore } from '../../../tests/support/open-piece';
import type { OpenOptions } from '../../../tests/support/open-app';
import { ApiError, toFailure, type ApiErrorKind } from '../../rest-api/client/errors';
import { selectShownFaults, siteError } from './selectors';

const errorOf = (kind: ApiErrorKind, response?: unknown) =>
	siteError(toFailure(new ApiError({ kind, call: 'GET site', response })));

describe('site data error', () => {
	it.each(['network', 'timeout', 'signed-out', 'not-found', 'unchanged'] as const)(
		'is a website problem without an action for %s [NOTICE-035]',
		(kind) => {
			const message = 'There seems to be a problem with your website.';
			expect(errorOf(kind)).toMatchObject({ code: 'fetch_site_data_fail_other', message, action: '' });
		},
	);

	const RECONNECT =
		'There seems to be a problem with your connection to WordPress.com. If the problem persists, try reconnecting.';
	const REFRESH =
		'Jetpack encountered an error and was unable to display the Dashboard. Please try refreshing the page.';

	it.each([
		['refused', 'reconnect', RECONNECT],
		['parse', 'support', REFRESH],
		['parse-after-redirect', 'support', REFRESH],
		['schema', 'support', REFRESH],
	] as const)(
		'for %s offers the action %s: %s [NOTICE-033, NOTICE-034, NOTICE-037]',
		(kind, action, message) => {
			expect(errorOf(kind)).toMatchObject({ action, message });
		},
	);

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
			const data = { api_error_code: 'a', api_http_code: 403 };
			const response = { code: 'c', message: 'm', data };
			expect(errorOf(kind, response)).toMatchObject(response);
		},
	);
});

it.each<[string, OpenOptions, string[]]>([
	['users who can connect the site', {}, ['The first.', 'Ask us.']],
	['others', { as: 'editor' }, []],
	['an offline site', { scenario: ['offline-constant'] }, []],
	['a site in Safe Mode', { scenario: ['identity-crisis'] }, []],
])(
	'shows %s the first fault of each action, or none: %j [NOTICE-002, NOTICE-032, NOTICE-079, SHELL-109]',
	async (_, options, messages) => {
		const fault = (message: string, action: string) => ({ code: 'x', message, action, data: {} });
		const known = [fault('The first.', 'reconnect'), fault('Ask us.', 'support')];
		const errors = [fault('No action.', ''), ...known, fault('The second.', 'reconnect')];
		const { site, store } = await openStore({
			...options,
			before: (running) => running.page({ connectionStatus: { errors } }),
		});
		site.fail('GET', 'site', 400, { code: 'x', message: 'A later one.' });
		await store.dispatch(loadSite());
		expect(selectShownFaults(store.getState()).map(({ message }) => message)).toEqual(messages);
	},
);

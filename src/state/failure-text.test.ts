import { ApiError, toFailure, type ApiErrorKind } from '../rest-api/errors';
import { expectComplaint } from '../../tests/support/setup';
import { failureText } from './failure-text';

const said = (kind: ApiErrorKind, status = 0, response?: object) =>
	failureText(toFailure(new ApiError({ kind, call: 'GET site', status, response }), 'GET site'));

describe('why a call failed', () => {
	it('is told in the host’s words, else by its code, else in ours [NOTICE-039, NOTICE-050]', () => {
		expect(said('refused', 500, { code: 'no', message: 'Not <b>today</b>.' })).toBe('Not today.');
		expect(said('refused', 500, { code: 'Reconnect failed', message: '' })).toBe('Reconnect failed');
		expect(said('refused', 500, {})).toBe('The site had a problem of its own. Try again in a moment.');
	});

	it.each<[ApiErrorKind, number, string]>([
		['network', 0, 'The site did not answer. Check your connection and try again.'],
		['timeout', 0, 'The site took too long to answer. Try again in a moment.'],
		['aborted', 0, 'This was canceled before the site answered.'],
		['signed-out', 401, 'You are signed out. Sign in again in another tab, then try again.'],
		['not-found', 404, "The site couldn't find this (404). A plugin or a firewall may be blocking it."],
		[
			'not-found-after-redirect',
			404,
			"The site couldn't find this (404). A plugin or a firewall may be blocking it.",
		],
		['unchanged', 0, 'The site kept the old value. A site administrator may manage it elsewhere.'],
		[
			'unknown',
			200,
			"The site's answer couldn't be read, so it isn't known whether this was saved. Reload the page to see.",
		],
		['refused', 499, 'The site refused this (499).'],
		['refused', 500, 'The site had a problem of its own. Try again in a moment.'],
		['parse', 200, 'The site gave an answer that could not be read. Try again in a moment.'],
		['shape', 200, 'The site gave an answer that could not be read. Try again in a moment.'],
	])('of kind %s with status %i reads: %s', (kind, status, text) => {
		expect(said(kind, status)).toBe(text);
	});

	it('that is our own fault is told as one, and logged', () => {
		expect(said('bug')).toBe('Something went wrong in this page.');
		expectComplaint(/^PageError/);
	});

	it.each([403, 405, 406])('names the firewall that sent a page with status %i', (status) => {
		expect(said('parse', status)).toBe(
			`A firewall in front of your site refused this (${status}). Ask your host, or the person who runs the firewall, to allow it.`,
		);
	});
});

import { ApiError, type ApiErrorKind, isUnreadable } from './errors';

it.each<[ApiErrorKind, number, { code?: string; message?: string }, boolean]>([
	['parse', 200, {}, true],
	['parse', 500, {}, false],
	['schema', 200, {}, true],
	['schema', 200, { code: 'some_updated' }, false],
	['schema', 200, { message: 'Not this one.' }, false],
	['refused', 200, {}, false],
])('a %s error with status %i and the body %j can’t be read: %p', (kind, status, response, is) => {
	expect(isUnreadable(new ApiError({ kind, status, call: 'GET settings', response }))).toBe(is);
});

import type { ApiFailure } from '../../rest-api/errors';
import { activationFailure } from './use-license';

const UNKNOWN = 'An unknown error occurred during license activation. Please try again.';
const NOT_VALID = 'This is not a valid license key. Please try again.';
const failure = (more: object) =>
	activationFailure({
		status: 'failed',
		failure: { kind: 'refused', call: 'POST x', status: 500, code: 'x', message: '', ...more } as ApiFailure,
	});

describe('failed activation', () => {
	it('says that an empty key isn’t valid [LIC-005]', () => {
		expect(activationFailure({ status: 'empty' })).toMatchObject({ text: NOT_VALID, isAboutKey: true });
	});

	it('has the reason why a key was refused, or a general one [LIC-010, LIC-011]', () => {
		expect(activationFailure({ status: 'refused', reason: 'Used already.' })).toMatchObject({
			text: 'Used already.',
			detail: '',
			isAboutKey: true,
		});
		expect(activationFailure({ status: 'refused', reason: '' })).toMatchObject({
			text: UNKNOWN,
			isAboutKey: false,
		});
	});

	it('has the host’s sentence, or a general one with what went wrong [LIC-010, LIC-011]', () => {
		expect(failure({ message: 'Attach request failed.' })).toMatchObject({
			text: 'Attach request failed.',
			detail: '',
			isAboutKey: false,
			needsAccount: false,
		});
		expect(failure({})).toMatchObject({ text: UNKNOWN, detail: expect.stringMatching(/\w/) as string });
		expect(failure({ code: 'rest_invalid_param', message: 'Invalid parameter.' })?.text).toBe(NOT_VALID);
	});

	it('offers an account when licenses may not be managed', () => {
		const code = 'invalid_permission_manage_user_licenses';
		expect(failure({ code, message: 'No.' })).toMatchObject({ text: 'No.', needsAccount: true });
	});

	it.each(['idle', 'activating'] as const)('is none while it’s %s', (status) => {
		expect(activationFailure({ status })).toBeNull();
	});
});

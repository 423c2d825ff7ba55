import type { ApiFailure } from '../../rest-api/client/errors';
import { activationFailure } from './use-license';
import { licenseFamilyOf } from '../../lib/catalog/licenses';
import { successTexts } from './screen';

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
		const reason = { text: 'Used already.', detail: '', isAboutKey: true };
		expect(activationFailure({ status: 'refused', reason: 'Used already.' })).toMatchObject(reason);
		expect(activationFailure({ status: 'refused', reason: '' })).toMatchObject({
			text: UNKNOWN,
			isAboutKey: false,
		});
	});

	it('has the host’s sentence, or a general one with what went wrong [LIC-010, LIC-011]', () => {
		const text = 'Attach request failed.';
		const known = { text, detail: '', isAboutKey: false, needsAccount: false };
		expect(failure({ message: text })).toMatchObject(known);
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

it.each([
	[2110, 'Akismet Anti-spam', 'Spam', undefined, ''],
	[2103, 'VaultPress Backup', 'backups are', 'View latest backup', 'backup'],
	[2015, 'Jetpack Complete', 'backups and scan', 'View latest backup', 'backup'],
	[2108, 'Jetpack Scan', 'scan results', 'View scan results', 'scan'],
	[2105, 'Jetpack Search', 'search', 'Configure search', 'search'],
	[2020, 'Jetpack Security', 'backups and scan', 'View latest backup', 'backup'],
	[2117, 'Jetpack VideoPress', 'videos', undefined, ''],
	[4711, 'Your product', 'Everything', undefined, ''],
])(
	'activated license %i is %s, with “%s” and the next step: %s [LIC-013, LIC-015, LIC-016, LIC-017, LIC-042, LIC-043, LIC-044]',
	(id, name, about, label, redirect) => {
		const { title, text, action } = successTexts(licenseFamilyOf(id));
		expect(title).toBe(`${name} is active`);
		expect(text).toContain(about);
		expect(action).toEqual(label && { label, redirect: `jetpack-license-activation-success-${redirect}` });
	},
);

/** @jest-environment node */
import { testHost } from '../testing';
import { familiarityOf } from './known-passwords';
import { passwordProblem } from './password-rules';
import { findUser } from './users';

let loads = 0;

jest.mock('@zxcvbn-ts/language-common', () => {
	loads += 1;
	return jest.requireActual<object>('@zxcvbn-ts/language-common');
});

describe('known-password check', () => {
	it('loads the list only after a password passes all other rules', async () => {
		const host = await testHost();
		const [{ value: site }, user] = await Promise.all([host.site(), findUser(host.database, 1)]);
		const problemOf = (password: string) => user && passwordProblem(password, user, site);

		expect(await problemOf('too short')).toBe('Use at least 15 characters.');
		expect(loads).toBe(0);
		expect(await problemOf('seven grey geese in a row')).toBeUndefined();
		expect(loads).toBe(1);
		await host.close();
	});

	it.each([
		['passwordpassword', 'known'],
		['PasswordPassword', 'known'],
		['ｐassword１2３', 'known'],
		['superman', 'known'],
		['supermansuper', 'made of known ones'],
		['supermansupermansup', 'made of known ones'],
		['dragonsuperman', 'made of known ones'],
		['superman dragon', null],
		['supersonic geese', null],
		['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab', null],
		[`${'ab'.repeat(499)}cd`, null],
		['', null],
	])('classifies %j as %s', async (password, familiarity) => {
		expect(await familiarityOf(password)).toBe(familiarity);
	});
});

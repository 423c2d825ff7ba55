/**
 * @jest-environment node
 * @alone It replaces a module.
 */
import { testHost } from '../testing';
import { familiarityOf, passwordProblem } from './password-rules';
import { findUserByLogin } from './users';

let loads = 0;

jest.mock('@zxcvbn-ts/language-common', () => {
	loads += 1;
	return jest.requireActual<object>('@zxcvbn-ts/language-common');
});

describe('password', () => {
	let problemOf: (password: string) => Promise<string | undefined> | null;

	beforeAll(async () => {
		const host = await testHost();
		const user = await findUserByLogin(host.database, 'editor');
		problemOf = (password) => user && passwordProblem(password, user, 'Example Site');
	});

	it.each([
		['sea otters', 'Use at least 15 characters.'],
		['long '.repeat(201), 'Use at most 1000 characters.'],
		['abababababababab', 'Use at least 5 different characters.'],
		['the password of the day', 'Leave out “password”: it’s easy to guess.'],
		['The Editor of all times', 'Leave out “editor”: it’s easy to guess.'],
		['my example site, again', 'Leave out “Example Site”: it’s easy to guess.'],
	])('%.30s is refused before the list of known ones is loaded', async (password, reason) => {
		expect(await problemOf(password)).toBe(reason);
		expect(loads).toBe(0);
	});

	it.each([
		['seven grey geese in a row', undefined],
		['1qaz2WSX3edc4RFV', 'Choose another password: this one is widely known.'],
		['iloveyousuperman', 'Choose another password: this one is made of widely known ones.'],
	])('%s is looked up in that list', async (password, reason) => {
		expect(await problemOf(password)).toBe(reason);
		expect(loads).toBe(1);
	});

	it.each([
		['passwordpassword', 'known'],
		['PasswordPassword', 'known'],
		['ｐassword１2３', 'known'],
		['superman', 'known'],
		['supermansuper', 'made of known ones'],
		['Abcdefg1Abcdefg1Abc', 'made of known ones'],
		['dragonsuperman', 'made of known ones'],
		['superman dragon', 'made of known ones'],
		['abcdefghijklmnop', 'known'],
		['Correct horse battery staple', 'known'],
		['poiuytrewq0987654321', 'made of known ones'],
		['mnopqrstuvwxyzabcdef', 'made of known ones'],
		['supersonic geese', null],
		['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab', null],
		[`${'ab'.repeat(499)}cd`, null],
	])('%.30j is %s', async (password, familiarity) => {
		expect(await familiarityOf(password)).toBe(familiarity);
	});
});

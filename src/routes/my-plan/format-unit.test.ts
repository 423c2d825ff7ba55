import { storageUsed } from './format-unit';

describe('storage in use', () => {
	it.each([
		[250, '250 MB'],
		[999, '999 MB'],
		[1000, '1 GB'],
		[2500, '2.5 GB'],
		[0, ''],
		[-1, ''],
		[null, ''],
	])('is %j MB: “%s” [PLAN-066]', (used, text) => {
		expect(storageUsed(used).replaceAll('\u00a0', ' ')).toBe(text);
	});
});
